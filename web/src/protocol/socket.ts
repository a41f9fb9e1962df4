import { ServerClock } from "./clock";
import {
  VERSION,
  type Act,
  type AnyCommand,
  type Frame,
  type Greeting,
  type Reacted,
  type Reaction,
  type Refused,
  type ServerMessage,
  type Welcome,
  type Whole,
} from "./messages";
import { Heartbeat } from "./heartbeat";
import { random } from "./random";

export interface Reason {
  readonly code: string;
  readonly text: string;
}

/** What a socket reports. Answers to commands come through the promises of `request` instead. */
export interface SocketListener {
  onWelcome(welcome: Welcome): void;
  onWhole(whole: Whole): void;
  onFrame(frame: Frame): void;
  onReaction(reacted: Reacted): void;
  /** A reaction was refused; it is not sent again. */
  onReactionRefused(why: Reason): void;
  /** The connection is down; the socket reconnects by itself. */
  onLost(): void;
  /** Nothing has answered the first attempt for so long that the player should be told; attempts go on. */
  onUnanswered(): void;
  /** The host has to let us in first; we keep asking. */
  onKnocking(why: Reason): void;
  /** Closed for good. */
  onEnd(why: Reason): void;
  /** The server speaks another version of the protocol than this page. */
  onOutdated(): void;
}

type Command = Omit<Act, "id"> | { type: "do"; command: AnyCommand };

/** A command without an answer so far; it is sent again after a reconnect. */
interface Pending {
  /** Without its id. */
  readonly command: string;
  readonly data: string;
  readonly answered: Promise<Reason | null>;
  readonly answer: (refusal: Reason | null) => void;
}

/** Codes after which reconnecting is pointless. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  "kicked",
  "left",
  "no_such_seat",
  "no_such_table",
  "no_watching",
  "table_damaged",
  "table_too_large",
]);
/** While the host is asked, we retry as after this many failures: about every two seconds. */
const FAILURES_WHILE_KNOCKING = 3;
/** All in milliseconds. */
const FIRST_RETRY = 250;
const LONGEST_RETRY = 8_000;
const CONNECT_TIMEOUT = 8_000;
const UNANSWERED_AFTER = 4_000;
const PING_INTERVAL = 10_000;
/** Pings right after a timed action: traffic behind a lost packet makes both kernels notice the loss at once. */
const PINGS_AFTER_TIMED_ACTION = [5, 10, 15];
const FIRST_PINGS = [0, 150, 400, 800, 1_500];
const WAKE_EVENTS = ["online", "pageshow", "offline"] as const;

/** Only a load balancer reads the table in the query: it may send everyone at one table to the same machine. */
function address(greeting: Greeting): string {
  const table = "table" in greeting ? `?table=${encodeURIComponent(greeting.table.toUpperCase())}` : "";
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws${table}`;
}

/** Null if the browser throws because a policy forbids the connection: handled like any failed attempt. */
function openSocket(greeting: Greeting): WebSocket | null {
  try {
    return new WebSocket(address(greeting));
  } catch {
    return null;
  }
}

/** One conversation with a table over any number of WebSockets: it reconnects and repeats unanswered commands. */
export class TableSocket {
  readonly clock = new ServerClock();
  #greeting: Greeting;
  readonly #listener: SocketListener;
  readonly #prefix = random(4);
  readonly #pending = new Map<string, Pending>();
  #count = 0;
  #socket: WebSocket | null = null;
  #welcomed = false;
  /** Once welcomed, we take a refusal without a final code for a passing one. */
  #everWelcomed = false;
  #failures = 0;
  #over = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #unansweredTimer: ReturnType<typeof setTimeout>;
  #heartbeat = new Heartbeat(
    () => {
      this.#ping();
    },
    () => {
      this.#reconnectLater();
    },
  );
  #pingTimers: ReturnType<typeof setTimeout>[] = [];

  constructor(greeting: Greeting, listener: SocketListener) {
    this.#greeting = greeting;
    this.#listener = listener;
    document.addEventListener("visibilitychange", this.#wake);
    for (const event of WAKE_EVENTS) addEventListener(event, this.#wake);
    addEventListener("pagehide", this.#pageHidden);
    this.#unansweredTimer = setTimeout(() => {
      this.#listener.onUnanswered();
    }, UNANSWERED_AFTER);
    this.#connect();
  }

  /** During a game, a dead connection is noticed sooner. */
  set inGame(inGame: boolean) {
    this.#heartbeat.inGame = inGame;
  }

  /**
   * Resolves to null once the command is done, or to why it was refused, however often the connection breaks. While it is
   * down, asking for the same again changes nothing.
   */
  request(asked: Command): Promise<Reason | null> {
    if (this.#over) return Promise.resolve({ code: "left", text: "" });
    const command = JSON.stringify(asked);
    const last = [...this.#pending.values()].at(-1);
    if (!this.#welcomed && last?.command === command) return last.answered;
    const id = `${this.#prefix}.${this.#count++}`;
    const data = JSON.stringify({ ...asked, id });
    let answer: Pending["answer"] = () => undefined;
    const answered = new Promise<Reason | null>((resolve) => (answer = resolve));
    this.#pending.set(id, { command, data, answered, answer });
    if (!this.#welcomed) return answered;
    this.#write(data);
    this.#heartbeat.expectAnswer();
    if ("took" in asked) PINGS_AFTER_TIMED_ACTION.forEach((wait) => setTimeout(this.#ping, wait));
    return answered;
  }

  /** Sent now or never: a reaction is not repeated after a reconnect. */
  react(reaction: Reaction): void {
    this.#write(JSON.stringify({ type: "react", reaction }));
  }

  close(): void {
    this.#over = true;
    document.removeEventListener("visibilitychange", this.#wake);
    for (const event of WAKE_EVENTS) removeEventListener(event, this.#wake);
    removeEventListener("pagehide", this.#pageHidden);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#unansweredTimer);
    this.#closeSocket();
    for (const { answer } of this.#pending.values()) answer({ code: "left", text: "" });
    this.#pending.clear();
  }

  /** The page is visible or online again: reconnect at once, and check a socket that still looks open. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#over) return;
    if (this.#socket === null) this.#connect();
    else if (this.#welcomed) {
      this.#ping();
      this.#heartbeat.expectAnswer();
    }
  };

  /** Closing tells the server at once, and lets the browser keep the page in its back/forward cache. */
  readonly #pageHidden = (): void => {
    clearTimeout(this.#retryTimer);
    this.#closeSocket();
    this.#listener.onLost();
  };

  #connect(): void {
    clearTimeout(this.#retryTimer);
    const socket = openSocket(this.#greeting);
    if (socket === null) {
      this.#reconnectLater();
      return;
    }
    this.#socket = socket;
    this.#heartbeat.expectAnswer(CONNECT_TIMEOUT);
    socket.onopen = () => {
      this.#write(JSON.stringify(this.#greeting));
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#reconnectLater();
    };
  }

  #receive(message: ServerMessage): void {
    this.#heartbeat.received();
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "whole":
        this.#noteFrame(message.stream, message.n);
        this.#listener.onWhole(message);
        break;
      case "frame":
        this.#frame(message);
        break;
      case "done":
        this.#answer(message.id, null);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "reacted":
        this.#listener.onReaction(message);
        break;
      case "pong":
        this.clock.addPong(message);
        break;
      case "bye":
        if (FINAL_CODES.has(message.code)) this.#end(message);
    }
  }

  #welcome(welcome: Welcome): void {
    if (welcome.version !== VERSION) this.#listener.onOutdated();
    this.#welcomed = this.#everWelcomed = true;
    this.#failures = 0;
    clearTimeout(this.#unansweredTimer);
    this.#greeting = resumed(this.#greeting, welcome.table);
    this.clock.reset();
    this.clock.guess(welcome.now);
    this.#listener.onWelcome(welcome);
    for (const { data } of this.#pending.values()) this.#write(data);
    if (this.#pending.size) this.#heartbeat.expectAnswer();
    this.#pingTimers = FIRST_PINGS.map((wait) => setTimeout(this.#ping, wait));
    this.#pingTimers.push(setInterval(this.#ping, PING_INTERVAL));
  }

  /** A frame out of sequence means that one is missing: reconnect and ask for everything. */
  #frame(frame: Frame): void {
    const { stream, seen } = this.#greeting as { stream?: string | null; seen?: number | null };
    if (seen === undefined || seen === null || frame.n !== seen + 1) {
      this.#noteFrame(null, null);
      this.#reconnectLater();
      return;
    }
    this.#noteFrame(stream ?? null, frame.n);
    this.#listener.onFrame(frame);
    if (frame.done !== undefined) this.#answer(frame.done, null);
  }

  /** The greeting of the next connection names the last frame, so that only what follows it is sent. */
  #noteFrame(stream: string | null, seen: number | null): void {
    this.#greeting = { ...this.#greeting, stream, seen } as Greeting;
  }

  #answer(id: string, refusal: Reason | null): void {
    this.#pending.get(id)?.answer(refusal);
    this.#pending.delete(id);
  }

  #refused(refused: Refused): void {
    if (refused.id !== null) this.#answer(refused.id, refused);
    else if (this.#welcomed) this.#listener.onReactionRefused(refused);
    else {
      const first = !this.#everWelcomed && (this.#greeting.type === "open" || this.#greeting.type === "join");
      if (refused.code === "host_is_asked") {
        this.#failures = FAILURES_WHILE_KNOCKING;
        this.#listener.onKnocking(refused);
        this.#reconnectLater();
      } else if (first || FINAL_CODES.has(refused.code)) this.#end(refused);
      else this.#reconnectLater();
    }
  }

  #end(why: Reason): void {
    this.close();
    this.#listener.onEnd({ code: why.code, text: why.text });
  }

  #reconnectLater(): void {
    this.#closeSocket();
    if (this.#over) return;
    this.#listener.onLost();
    const wait = Math.min(FIRST_RETRY * 2 ** this.#failures, LONGEST_RETRY);
    this.#failures += 1;
    this.#retryTimer = setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.75 + Math.random() / 2),
    );
  }

  #closeSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#heartbeat.stop();
    this.#pingTimers.forEach(clearTimeout);
    this.#pingTimers = [];
    socket?.close();
  }

  readonly #ping = (): void => {
    this.#write(JSON.stringify({ type: "ping", at: Date.now() }));
  };

  #write(data: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data);
  }
}

/** How to greet after a reconnect. */
function resumed(greeting: Greeting, table: string): Greeting {
  if (greeting.type === "watch") return { ...greeting, table };
  if (greeting.type === "resume") return { ...greeting, table };
  return { type: "resume", table, token: greeting.token, language: greeting.language };
}
