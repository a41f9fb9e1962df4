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

/** Who listens to a line. Commands are answered through their own promises. */
export interface Ear {
  welcomed(welcome: Welcome): void;
  whole(whole: Whole): void;
  framed(frame: Frame): void;
  reacted(reacted: Reacted): void;
  /** A signal was refused; it is not sent again. */
  refused(why: Reason): void;
  /** The line is down; it comes back by itself. */
  lost(): void;
  /** Nothing has answered the first call for so long that somebody should be told; it goes on trying. */
  unanswered(): void;
  /** Somebody has to let us in first; we go on asking. */
  waits(why: Reason): void;
  /** The line is closed for good. */
  ended(why: Reason): void;
  /** The server speaks another version than this page. */
  outdated(): void;
}

type Command = Omit<Act, "id"> | { type: "do"; command: AnyCommand };

interface Asked {
  readonly data: string;
  readonly answer: (refusal: Reason | null) => void;
}

const FOR_GOOD: ReadonlySet<string> = new Set([
  "kicked",
  "left",
  "no_such_seat",
  "no_such_table",
  "no_watching",
  "table_damaged",
  "table_too_large",
]);
/** After so many failures the next call comes in two seconds or so: how often one knocks. */
const KNOCKING = 3;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PATIENCE = 8_000;
const TELL_AFTER = 4_000;
const PING_EVERY = 10_000;
/** Milliseconds after a timed action: with something behind it, both kernels notice at once if it was lost. */
const CHASERS = [5, 10, 15];
const FIRST_PINGS = [0, 150, 400, 800, 1_500];
const WAKING = ["online", "pageshow", "offline"] as const;

/** The table is named for a balancer alone, which may send everybody at one table to the same machine. */
function address(greeting: Greeting): string {
  const table = "table" in greeting ? `?table=${encodeURIComponent(greeting.table.toUpperCase())}` : "";
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws${table}`;
}

/** Some browsers throw where a policy forbids the call: that is a line that does not come about, like others. */
function called(greeting: Greeting): WebSocket | null {
  try {
    return new WebSocket(address(greeting));
  } catch {
    return null;
  }
}

/** One conversation with a table through any number of sockets: it comes back and asks again by itself. */
export class Line {
  readonly clock = new ServerClock();
  #greeting: Greeting;
  readonly #ear: Ear;
  readonly #prefix = random(4);
  readonly #asked = new Map<string, Asked>();
  #count = 0;
  #socket: WebSocket | null = null;
  #welcomed = false;
  #known = false;
  #failures = 0;
  #over = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #unanswered: ReturnType<typeof setTimeout>;
  #heartbeat = new Heartbeat(
    () => {
      this.#ping();
    },
    () => {
      this.#drop();
    },
  );
  #pings: ReturnType<typeof setTimeout>[] = [];

  constructor(greeting: Greeting, ear: Ear) {
    this.#greeting = greeting;
    this.#ear = ear;
    document.addEventListener("visibilitychange", this.#wake);
    for (const event of WAKING) addEventListener(event, this.#wake);
    addEventListener("pagehide", this.#hide);
    this.#unanswered = setTimeout(() => {
      this.#ear.unanswered();
    }, TELL_AFTER);
    this.#connect();
  }

  /** While a game is on, a line that has died is noticed sooner. */
  set brisk(brisk: boolean) {
    this.#heartbeat.brisk = brisk;
  }

  /** Settles when the command has happened (null) or was refused (why), however often the line breaks. */
  ask(command: Command): Promise<Reason | null> {
    if (this.#over) return Promise.resolve({ code: "left", text: "" });
    const id = `${this.#prefix}.${this.#count++}`;
    return new Promise((answer) => {
      const data = JSON.stringify({ ...command, id });
      this.#asked.set(id, { data, answer });
      if (!this.#welcomed) return;
      this.#write(data);
      this.#heartbeat.expect();
      if ("took" in command) CHASERS.forEach((wait) => setTimeout(this.#ping, wait));
    });
  }

  /** A signal: now or never. */
  react(reaction: Reaction): void {
    this.#write(JSON.stringify({ type: "react", reaction }));
  }

  close(): void {
    this.#over = true;
    document.removeEventListener("visibilitychange", this.#wake);
    for (const event of WAKING) removeEventListener(event, this.#wake);
    removeEventListener("pagehide", this.#hide);
    clearTimeout(this.#retry);
    clearTimeout(this.#unanswered);
    this.#hangUp();
    for (const { answer } of this.#asked.values()) answer({ code: "left", text: "" });
    this.#asked.clear();
  }

  /** Seen again, or back on a network: at once, not at the next try; and an open socket may be a dead one. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#over) return;
    if (this.#socket === null) this.#connect();
    else if (this.#welcomed) {
      this.#ping();
      this.#heartbeat.expect();
    }
  };

  /** The server learns at once that nobody looks any more, and the browser may keep the page for later. */
  readonly #hide = (): void => {
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#ear.lost();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = called(this.#greeting);
    if (socket === null) {
      this.#drop();
      return;
    }
    this.#socket = socket;
    this.#heartbeat.expect(PATIENCE);
    socket.onopen = () => {
      this.#write(JSON.stringify(this.#greeting));
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heartbeat.heard();
    switch (message.type) {
      case "welcome":
        this.#greet(message);
        break;
      case "whole":
        this.#seen(message.stream, message.n);
        this.#ear.whole(message);
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
        this.#ear.reacted(message);
        break;
      case "pong":
        this.clock.heard(message);
        break;
      case "bye":
        if (FOR_GOOD.has(message.code)) this.#end(message);
    }
  }

  #greet(welcome: Welcome): void {
    if (welcome.version !== VERSION) this.#ear.outdated();
    this.#welcomed = this.#known = true;
    this.#failures = 0;
    clearTimeout(this.#unanswered);
    this.#greeting = comeBack(this.#greeting, welcome.table);
    this.clock.forget();
    this.clock.guess(welcome.now);
    this.#ear.welcomed(welcome);
    for (const { data } of this.#asked.values()) this.#write(data);
    if (this.#asked.size) this.#heartbeat.expect();
    this.#pings = FIRST_PINGS.map((wait) => setTimeout(this.#ping, wait));
    this.#pings.push(setInterval(this.#ping, PING_EVERY));
  }

  #frame(frame: Frame): void {
    const { stream, seen } = this.#greeting as { stream?: string | null; seen?: number | null };
    if (seen === undefined || seen === null || frame.n !== seen + 1) {
      this.#seen(null, null);
      this.#drop();
      return;
    }
    this.#seen(stream ?? null, frame.n);
    this.#ear.framed(frame);
    if (frame.done !== undefined) this.#answer(frame.done, null);
  }

  #seen(stream: string | null, seen: number | null): void {
    this.#greeting = { ...this.#greeting, stream, seen } as Greeting;
  }

  #answer(id: string, refusal: Reason | null): void {
    this.#asked.get(id)?.answer(refusal);
    this.#asked.delete(id);
  }

  #refused(refused: Refused): void {
    if (refused.id !== null) this.#answer(refused.id, refused);
    else if (this.#welcomed) this.#ear.refused(refused);
    else {
      const first = !this.#known && (this.#greeting.type === "open" || this.#greeting.type === "join");
      if (refused.code === "host_is_asked") {
        this.#failures = KNOCKING;
        this.#ear.waits(refused);
        this.#drop();
      } else if (first || FOR_GOOD.has(refused.code)) this.#end(refused);
      else this.#drop();
    }
  }

  #end(why: Reason): void {
    this.close();
    this.#ear.ended({ code: why.code, text: why.text });
  }

  #drop(): void {
    this.#hangUp();
    if (this.#over) return;
    this.#ear.lost();
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    this.#retry = setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.75 + Math.random() / 2),
    );
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#heartbeat.stop();
    this.#pings.forEach(clearTimeout);
    this.#pings = [];
    socket?.close();
  }

  readonly #ping = (): void => {
    this.#write(JSON.stringify({ type: "ping", at: Date.now() }));
  };

  #write(data: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data);
  }
}

function comeBack(greeting: Greeting, table: string): Greeting {
  if (greeting.type === "watch") return { ...greeting, table };
  if (greeting.type === "resume") return { ...greeting, table };
  return { type: "resume", table, token: greeting.token, language: greeting.language };
}
