import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import { language } from "../language.svelte";
import { startMeasuring } from "../protocol/clockResolution";
import { EMPTY_TABLE } from "../protocol/emptyTable";
import type {
  AnyCommand,
  Frame,
  GameSummary,
  Greeting,
  May,
  PersonView,
  Reacted,
  Reaction,
  TableView,
  Welcome,
  Whole,
} from "../protocol/messages";
import { patched } from "../protocol/patch";
import { random } from "../protocol/random";
import { TableSocket, type Reason, type SocketListener } from "../protocol/socket";
import { reloadOnce } from "../reload";
import type { Language } from "../words";
import { botMask, botName } from "./bots";
import { tokens, type Profile } from "./memory";
import { RaceStart } from "./raceStart";
import { Reactions } from "./reactions";

export type TableCommand = AnyCommand;
export type Status = "connecting" | "open" | "away" | "gone";

/** Milliseconds between two redraws of a clock. */
const TICK = 100;
/** Codes that mean that the token is worthless now. */
const SEAT_LOST: ReadonlySet<string> = new Set(["kicked", "left", "no_such_seat", "no_such_table"]);

/** One person's place at a table, or the shared screen's, kept up to date. */
export class Seat<V = unknown> {
  #table = $state.raw<TableView>(EMPTY_TABLE);
  #view = $state.raw<V | null>(null);
  #may = $state.raw<May>({});
  #you = $state<number | null>(null);
  #status = $state<Status>("connecting");
  #unreachable = $state(false);
  /** How many of the player's commands have no answer so far. */
  #unanswered = $state(0);
  #refusal = $state.raw<(Reason & { at: number }) | null>(null);
  #end = $state.raw<Reason | null>(null);
  #knocking = $state.raw<Reason | null>(null);
  /** Everyone seen at this table, including those who have left. */
  #everSeen: Record<number, PersonView> = {};
  #token: string | null;
  /** The seal for which a nonce has been sent. */
  #sealAnswered = "";
  #race: RaceStart | null = null;
  #socket: TableSocket;
  #reactions = new Reactions();
  #ticking = createSubscriber((update) => this.#tick(update));

  private constructor(greeting: Greeting) {
    this.#token = greeting.type === "watch" ? null : greeting.token;
    this.#socket = new TableSocket(greeting, this.#listener());
    startMeasuring();
  }

  static open<V>({ name, mask }: Profile, game: string | null = null): Seat<V> {
    return new Seat({ type: "open", name, mask, game, language: language.now, token: random() });
  }

  static join<V>(table: string, { name, mask }: Profile): Seat<V> {
    return new Seat({
      type: "join",
      table,
      name,
      mask,
      language: language.now,
      token: tokens.forJoining(table),
    });
  }

  /** The seat that this token owns, whether it was joined on this device or another. */
  static resume<V>(table: string, token: string, mend = false): Seat<V> {
    return new Seat({ type: "resume", table, token, language: language.now, ...(mend && { mend }) });
  }

  /** The shared screen: no person, no secrets. */
  static watch<V>(table: string): Seat<V> {
    return new Seat({ type: "watch", table, language: language.now });
  }

  get table(): TableView {
    return this.#table;
  }

  /** The game's own View. */
  get view(): V | null {
    return this.#view;
  }

  /** What this seat may do in the game now, by type of action. */
  get may(): May {
    return this.#may;
  }

  /** Person id; null: the shared screen. */
  get you(): number | null {
    return this.#you;
  }

  get status(): Status {
    return this.#status;
  }

  /** The server has not answered for seconds; we keep trying. */
  get unreachable(): boolean {
    return this.#unreachable;
  }

  /** Whether something that the player did waits for its answer. It is sent again after a reconnect. */
  get waits(): boolean {
    return this.#unanswered > 0;
  }

  /** Whether the table is known; before that, `table` is empty. */
  get ready(): boolean {
    return this.#table !== EMPTY_TABLE;
  }

  /** Why the host has to let us in first. */
  get knocking(): Reason | null {
    return this.#knocking;
  }

  get refusal(): (Reason & { at: number }) | null {
    return this.#refusal;
  }

  /** Why the seat is gone for good, or was never given. */
  get end(): Reason | null {
    return this.#end;
  }

  /** The secret that owns the seat: only for the link that moves it to another device. */
  get token(): string | null {
    return this.#token;
  }

  get me(): PersonView | null {
    return this.#table.persons.find((person) => person.id === this.#you) ?? null;
  }

  get isHost(): boolean {
    return this.#you !== null && this.#table.host === this.#you;
  }

  /** My seat in the game shown; in the lobby, my chair. Null: a guest, or the shared screen. */
  get mySeat(): number | null {
    const seat = this.#you === null ? -1 : this.#persons.indexOf(this.#you);
    return seat < 0 ? null : seat;
  }

  get language(): Language {
    return language.now;
  }

  set language(chosen: Language) {
    language.choose(chosen);
    if (this.#you !== null) void this.#doSilently({ type: "introduce", language: chosen });
  }

  /** Server time in milliseconds. It is reactive: whatever is drawn from it is redrawn as time passes. */
  now(): number {
    this.#ticking();
    return this.#socket.clock.now();
  }

  /** The game's clock, which stops while the table is paused. */
  gameTime(): number {
    return (this.#table.paused_at ?? this.now()) - this.#table.zero;
  }

  name(seat: number): string {
    const person = this.person(seat);
    return (person?.name ?? this.#played?.names[seat]) || botName(seat, this.language);
  }

  mask(seat: number): number {
    const worn = this.#table.persons.map(({ mask }) => mask);
    return this.person(seat)?.mask ?? botMask(seat, worn);
  }

  /** Whose seat it is in the game shown, even if they have left since. Null: a bot's. */
  person(seat: number): PersonView | null {
    const id = this.#persons[seat];
    return id === undefined || id === null ? null : this.personById(id);
  }

  personById(id: number): PersonView | null {
    return this.#table.persons.find((person) => person.id === id) ?? this.#everSeen[id] ?? null;
  }

  /**
   * Asks for a game action, in answer to the current view. True if it happened, false if it was refused, which is
   * shown to the player. In a race, `at` is the timestamp of the tap itself.
   */
  act(action: unknown, at = performance.now()): Promise<boolean> {
    const view = this.#view as { beat: number } | null;
    return this.#showRefusal(
      this.#socket.request({ type: "act", beat: view?.beat ?? -1, action, ...this.#race?.report(at) }),
    );
  }

  /** Like `act`, but the caller deals with a refusal; it is not shown. */
  ask(action: unknown): Promise<Reason | null> {
    const view = this.#view as { beat: number } | null;
    return this.#socket.request({ type: "act", beat: view?.beat ?? -1, action });
  }

  do(command: TableCommand): Promise<boolean> {
    return this.#showRefusal(this.#socket.request({ type: "do", command }));
  }

  /** Tells the player something, in the way refusals are shown. */
  notify(text: string): void {
    this.#show({ code: "", text });
  }

  /** A gesture shown to everybody at the table; it is not stored anywhere. */
  react(reaction: Reaction): void {
    this.#socket.react(reaction);
  }

  /** Calls the listener with every reaction at the table, including our own; returns a function that stops it. */
  onreacted(listener: (reacted: Reacted) => void): () => void {
    return this.#reactions.listen(listener);
  }

  close(): void {
    this.#socket.close();
  }

  /** The game that has just ended, while its result is shown. */
  get #played(): GameSummary | undefined {
    return this.#table.phase === "result" ? this.#table.games.at(-1) : undefined;
  }

  get #persons(): readonly (number | null)[] {
    return this.#played?.persons ?? this.#table.chairs.map((chair) => chair.person ?? null);
  }

  async #showRefusal(answer: Promise<Reason | null>): Promise<boolean> {
    // Whoever asks in an effect must not be asked again because of the count.
    untrack(() => (this.#unanswered += 1));
    const refusal = await answer;
    this.#unanswered -= 1;
    if (refusal) this.#show(refusal);
    return refusal === null;
  }

  #show(refusal: Reason): void {
    if (refusal.text) this.#refusal = { ...refusal, at: Date.now() };
  }

  #doSilently(command: TableCommand): Promise<Reason | null> {
    return this.#socket.request({ type: "do", command });
  }

  #listener(): SocketListener {
    return {
      onWelcome: (welcome) => {
        this.#welcomed(welcome);
      },
      onWhole: (whole) => {
        this.#whole(whole);
      },
      onFrame: (frame) => {
        this.#framed(frame);
      },
      onReaction: (reacted) => {
        this.#reactions.arrived(reacted);
      },
      onReactionRefused: (why) => {
        this.#show(why);
      },
      onLost: () => {
        this.#status = this.#you === null && !this.ready ? "connecting" : "away";
      },
      onUnanswered: () => {
        this.#unreachable = true;
      },
      onKnocking: (why) => {
        this.#knocking = why;
      },
      onEnd: (why) => {
        this.#ended(why);
      },
      onOutdated: () => {
        reloadOnce();
      },
    };
  }

  #welcomed({ you, table }: Welcome): void {
    this.#you = you;
    this.#status = "open";
    this.#unreachable = false;
    this.#knocking = null;
    if (this.#token !== null) tokens.keep(table, this.#token);
  }

  #whole(whole: Whole): void {
    this.#table = whole.table;
    this.#view = whole.view as V | null;
    this.#may = whole.may;
    this.#race = null;
    this.#startRace(whole);
    this.#tableChanged();
    if (this.me && this.me.language !== this.language) this.language = language.now;
  }

  #framed(frame: Frame): void {
    this.#table = patched(this.#table, frame.table);
    if (frame.view !== undefined) this.#view = frame.view as V;
    if (frame.may) this.#may = frame.may;
    if (frame.game) this.#view = patched(this.#view as object, frame.game) as V;
    this.#startRace(frame);
    this.#tableChanged();
  }

  /** How long a player takes is measured from when the frame is on the screen, not from when it arrived. */
  #startRace({ n, race }: Frame | Whole): void {
    if (!race) return;
    requestAnimationFrame(() => {
      this.#race = new RaceStart(n, performance.now());
    });
  }

  #tableChanged(): void {
    this.#socket.inGame = this.#table.phase === "game";
    for (const person of this.#table.persons) this.#everSeen[person.id] = person;
    this.#sendNonce();
  }

  /** Adds this device's randomness to the next deal, once for each seal. */
  #sendNonce(): void {
    const { next_seal, phase, chairs } = this.#table;
    const chair = chairs.find(({ person }) => person !== undefined && person === this.#you);
    if (phase === "game" || !chair || chair.nonce || this.#sealAnswered === next_seal) return;
    this.#sealAnswered = next_seal;
    void this.#doSilently({ type: "nonce", nonce: random() });
  }

  #ended(why: Reason): void {
    this.#status = "gone";
    this.#end = why;
    if (this.ready && this.#token !== null && SEAT_LOST.has(why.code))
      tokens.drop(this.#table.code, why.code === "kicked" || why.code === "left");
  }

  /** Ticks at whole tenths of a server second, so that all clocks at a table change together. */
  #tick(update: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      timer = setTimeout(
        () => {
          update();
          next();
        },
        TICK - (this.#socket.clock.now() % TICK),
      );
    };
    next();
    return () => {
      clearTimeout(timer);
    };
  }
}
