/** How long a silence may last before it is asked about, and how long an answer may take, in milliseconds. */
interface Tempo {
  readonly quiet: number;
  readonly answer: number;
}

const CALM: Tempo = { quiet: 10_000, answer: 10_000 };
/** While a game is on, a dead line is noticed within five seconds. */
const BRISK: Tempo = { quiet: 2_000, answer: 2_500 };

/** Notices a line that has died without a goodbye. A hidden page's timers prove nothing: it is never dead. */
export class Heartbeat {
  #tempo = CALM;
  #due = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
  ) {}

  set brisk(brisk: boolean) {
    const tempo = brisk ? BRISK : CALM;
    if (tempo === this.#tempo) return;
    this.#tempo = tempo;
    // The message that says so may be the last one for long.
    if (this.#timer !== undefined && this.#due === Infinity) this.heard();
  }

  /** Something came in; if nothing follows for a while, ask. */
  heard(): void {
    this.stop();
    this.#timer = setTimeout(this.probe, this.#tempo.quiet);
  }

  /** Is anybody there? */
  readonly probe = (): void => {
    if (document.visibilityState === "hidden") return;
    this.ping();
    this.expect(this.#tempo.answer);
  };

  /** Something was asked: whatever comes in counts as an answer. Asking again wins no time. */
  expect(within = BRISK.answer): void {
    const due = performance.now() + within;
    if (due >= this.#due) return;
    this.stop();
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.stop();
      if (document.visibilityState !== "hidden") this.dead();
    }, within);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#due = Infinity;
  }
}
