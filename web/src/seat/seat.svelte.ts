import { createSubscriber } from "svelte/reactivity";
import { reloadOnce } from "../fresh";
import { language } from "../language.svelte";
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
import { Line, type Ear, type Reason } from "../protocol/socket";
import { clock, lookAtClock } from "../protocol/step";
import type { Language } from "../words";
import { botMask, botName } from "./bots";
import { tokens, type Guise } from "./memory";

export type TableCommand = AnyCommand;
export type Status = "connecting" | "open" | "away" | "gone";

const TICK = 100;
const SEAT_IS_LOST: ReadonlySet<string> = new Set(["kicked", "left", "no_such_seat", "no_such_table"]);

const NOTHING_YET: TableView = {
  code: "",
  phase: "lobby",
  host: null,
  persons: [],
  chairs: [],
  game: "",
  preset: null,
  options: {},
  sitting: "together",
  absence: "bot",
  next_seal: "",
  playing: null,
  seal: null,
  zero: 0,
  paused_at: null,
  chat_open: true,
  motions: [],
  chat: [],
  evening: [],
  games: [],
  door: "open",
  watching: true,
  knocks: [],
  watchers: 0,
  queue: [],
};

/** A frame from which reactions count, and when it was on the screen. */
class Shown {
  constructor(
    private readonly n: number,
    private readonly at: number,
  ) {}

  until(tap: number): { seen: number; took: number; step: number } {
    return { seen: this.n, took: Math.max(0, tap - this.at), step: clock.step };
  }
}

/** One person's (or the shared screen's) place at a table, kept up to date. */
export class Seat<V = unknown> {
  #table = $state.raw<TableView>(NOTHING_YET);
  #view = $state.raw<V | null>(null);
  #may = $state.raw<May>({});
  #you = $state<number | null>(null);
  #status = $state<Status>("connecting");
  #unreachable = $state(false);
  #refusal = $state.raw<(Reason & { at: number }) | null>(null);
  #end = $state.raw<Reason | null>(null);
  #waiting = $state.raw<Reason | null>(null);
  #faces: Record<number, PersonView> = {};
  #token: string | null;
  #sealed = "";
  #race: Shown | null = null;
  #line: Line;
  #hear: ((reacted: Reacted) => void) | null = null;
  #ticking = createSubscriber((update) => this.#tick(update));

  private constructor(greeting: Greeting) {
    this.#token = greeting.type === "watch" ? null : greeting.token;
    this.#line = new Line(greeting, this.#ear());
    lookAtClock();
  }

  static open<V>({ name, mask }: Guise, game: string | null = null): Seat<V> {
    return new Seat({ type: "open", name, mask, game, language: language.now, token: random() });
  }

  static join<V>(table: string, { name, mask }: Guise): Seat<V> {
    return new Seat({ type: "join", table, name, mask, language: language.now, token: tokens.fresh(table) });
  }

  /** The seat that this token has, on this device or another. */
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

  /** What this seat may do in the game now, by the type of action. */
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

  /** The server has not answered the first call for seconds; the call goes on. */
  get unreachable(): boolean {
    return this.#unreachable;
  }

  /** Something of the table is known: before, `table` is empty. */
  get ready(): boolean {
    return this.#table !== NOTHING_YET;
  }

  /** Why somebody has to let us in first. */
  get waiting(): Reason | null {
    return this.#waiting;
  }

  get refusal(): (Reason & { at: number }) | null {
    return this.#refusal;
  }

  /** Why the place is gone for good, or was never given. */
  get end(): Reason | null {
    return this.#end;
  }

  /** Whoever has it has the seat: only for the link that moves it to another device. */
  get token(): string | null {
    return this.#token;
  }

  get me(): PersonView | null {
    return this.#table.persons.find((person) => person.id === this.#you) ?? null;
  }

  get isHost(): boolean {
    return this.#you !== null && this.#table.host === this.#you;
  }

  /** Where I sit in the game that is shown; in a lobby, at the table. Null: a guest, or the screen. */
  get mySeat(): number | null {
    const seat = this.#you === null ? -1 : this.#persons.indexOf(this.#you);
    return seat < 0 ? null : seat;
  }

  get language(): Language {
    return language.now;
  }

  set language(chosen: Language) {
    language.choose(chosen);
    if (this.#you !== null) void this.#quietly({ type: "introduce", language: chosen });
  }

  /** Server time in milliseconds; where something is drawn from it, it is drawn again as time goes on. */
  now(): number {
    this.#ticking();
    return this.#line.clock.now();
  }

  /** The game's clock, which stands while the table is paused. */
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

  /** Whose seat it is in the game that is shown, also when they have left since; null: a bot's own. */
  person(seat: number): PersonView | null {
    const id = this.#persons[seat];
    return id === undefined || id === null ? null : this.personById(id);
  }

  personById(id: number): PersonView | null {
    return this.#table.persons.find((person) => person.id === id) ?? this.#faces[id] ?? null;
  }

  /**
   * An action of the game, for the view as it is now: true when it happened, false when it was refused.
   * Where the first hand counts, `at` is the time stamp of the tap itself.
   */
  act(action: unknown, at = performance.now()): Promise<boolean> {
    const view = this.#view as { beat: number } | null;
    return this.#told(
      this.#line.ask({ type: "act", beat: view?.beat ?? -1, action, ...this.#race?.until(at) }),
    );
  }

  /** As `act`, but a refusal is for the game to deal with: it is not shown. */
  ask(action: unknown): Promise<Reason | null> {
    const view = this.#view as { beat: number } | null;
    return this.#line.ask({ type: "act", beat: view?.beat ?? -1, action });
  }

  do(command: TableCommand): Promise<boolean> {
    return this.#told(this.#line.ask({ type: "do", command }));
  }

  /** A gesture for everybody at the table; kept nowhere. */
  react(reaction: Reaction): void {
    this.#line.react(reaction);
  }

  /** Called with every gesture of the table, one's own too; gives the way to call it off. */
  onreacted(hear: (reacted: Reacted) => void): () => void {
    this.#hear = hear;
    return () => {
      this.#hear = null;
    };
  }

  close(): void {
    this.#line.close();
  }

  /** The game that is over, as long as its end is shown. */
  get #played(): GameSummary | undefined {
    return this.#table.phase === "result" ? this.#table.games.at(-1) : undefined;
  }

  get #persons(): readonly (number | null)[] {
    return this.#played?.persons ?? this.#table.chairs.map((chair) => chair.person ?? null);
  }

  async #told(answer: Promise<Reason | null>): Promise<boolean> {
    const refusal = await answer;
    if (refusal) this.#tell(refusal);
    return refusal === null;
  }

  #tell(refusal: Reason): void {
    if (refusal.text) this.#refusal = { ...refusal, at: Date.now() };
  }

  #quietly(command: TableCommand): Promise<Reason | null> {
    return this.#line.ask({ type: "do", command });
  }

  #ear(): Ear {
    return {
      welcomed: (welcome) => {
        this.#welcomed(welcome);
      },
      whole: (whole) => {
        this.#whole(whole);
      },
      framed: (frame) => {
        this.#framed(frame);
      },
      reacted: (reacted) => {
        this.#hear?.(reacted);
      },
      refused: (why) => {
        this.#tell(why);
      },
      lost: () => {
        this.#status = this.#you === null && !this.ready ? "connecting" : "away";
      },
      unanswered: () => {
        this.#unreachable = true;
      },
      waits: (why) => {
        this.#waiting = why;
      },
      ended: (why) => {
        this.#ended(why);
      },
      outdated: () => {
        reloadOnce();
      },
    };
  }

  #welcomed({ you, table }: Welcome): void {
    this.#you = you;
    this.#status = "open";
    this.#unreachable = false;
    this.#waiting = null;
    if (this.#token !== null) tokens.keep(table, this.#token);
  }

  #whole(whole: Whole): void {
    this.#table = whole.table;
    this.#view = whole.view as V | null;
    this.#may = whole.may;
    this.#race = null;
    this.#raced(whole);
    this.#noticed();
    if (this.me && this.me.language !== this.language) this.language = language.now;
  }

  #framed(frame: Frame): void {
    this.#table = patched(this.#table, frame.table);
    if (frame.view !== undefined) this.#view = frame.view as V;
    if (frame.may) this.#may = frame.may;
    if (frame.game) this.#view = patched(this.#view as object, frame.game) as V;
    this.#raced(frame);
    this.#noticed();
  }

  /** Reactions count from when it is on the screen, not from when it came. */
  #raced({ n, race }: Frame | Whole): void {
    if (!race) return;
    requestAnimationFrame(() => {
      this.#race = new Shown(n, performance.now());
    });
  }

  #noticed(): void {
    this.#line.brisk = this.#table.phase === "game";
    for (const person of this.#table.persons) this.#faces[person.id] = person;
    const { next_seal, phase, chairs } = this.#table;
    const chair = chairs.find(({ person }) => person !== undefined && person === this.#you);
    if (phase === "game" || !chair || chair.nonce || this.#sealed === next_seal) return;
    this.#sealed = next_seal;
    void this.#quietly({ type: "nonce", nonce: random() });
  }

  #ended(why: Reason): void {
    this.#status = "gone";
    this.#end = why;
    if (this.ready && this.#token !== null && SEAT_IS_LOST.has(why.code))
      tokens.drop(this.#table.code, why.code === "kicked");
  }

  /** On whole tenths of the server's seconds, so that all clocks of a table jump together. */
  #tick(update: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      timer = setTimeout(
        () => {
          update();
          next();
        },
        TICK - (this.#line.clock.now() % TICK),
      );
    };
    next();
    return () => {
      clearTimeout(timer);
    };
  }
}
