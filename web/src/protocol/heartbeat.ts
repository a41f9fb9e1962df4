/** In milliseconds: how long to wait in silence before a ping, and how long its answer may take. */
interface Timing {
  readonly silence: number;
  readonly answer: number;
}

const RELAXED: Timing = { silence: 10_000, answer: 10_000 };
/** During a game, a dead connection is noticed within five seconds. */
const IN_GAME: Timing = { silence: 2_000, answer: 2_500 };

/**
 * Notices a connection that died without being closed. A hidden page never gives up: browsers throttle its timers, so
 * a late answer proves nothing.
 */
export class Heartbeat {
  #timing = RELAXED;
  #due = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ping: () => void,
    private readonly onDead: () => void,
  ) {}

  set inGame(inGame: boolean) {
    const timing = inGame ? IN_GAME : RELAXED;
    if (timing === this.#timing) return;
    this.#timing = timing;
    // Nothing else may arrive for a while, so a wait that has begun starts over with the new timing.
    if (this.#timer !== undefined && this.#due === Infinity) this.received();
  }

  /** Call whenever a message arrives; if nothing follows for a while, a ping is sent. */
  received(): void {
    this.stop();
    this.#timer = setTimeout(this.#probe, this.#timing.silence);
  }

  readonly #probe = (): void => {
    if (document.visibilityState === "hidden") return;
    this.ping();
    this.expectAnswer(this.#timing.answer);
  };

  /** Call when something was sent. Any message counts as the answer; a second request does not extend the deadline. */
  expectAnswer(within = IN_GAME.answer): void {
    const due = performance.now() + within;
    if (due >= this.#due) return;
    this.stop();
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.stop();
      if (document.visibilityState !== "hidden") this.onDead();
    }, within);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#due = Infinity;
  }
}
