import { untrack } from "svelte";
import type { Play } from "../play.svelte";

/** Milliseconds between looks: the server accepts five a second, and a little slower is never refused. */
const GAP = 220;
/** Milliseconds before a look that came too fast is sent again. */
const RETRY = 300;
/** Milliseconds for which this screen believes its own last look rather than the server's view. */
const TRUST = 1_500;

/** One player's eyes: they turn at once on this screen, and the latest look is sent as soon as the limit allows. */
export class Looks {
  #wanted = $state<number | null>();
  #sentAt = -Infinity;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #forgetTimer: ReturnType<typeof setTimeout> | undefined;
  #afterwards: (() => void) | undefined;
  readonly #play: () => Play;

  constructor(play: () => Play) {
    this.#play = play;
  }

  /** Whom this screen's player looks at; `null`: the crowd. */
  get at(): number | null {
    return this.#wanted === undefined ? this.#play().view.looking_at : this.#wanted;
  }

  look(at: number | null): void {
    if (at === untrack(() => this.at) || !this.#play().may.look) return;
    this.#wanted = at;
    this.#afterwards = undefined;
    this.#sendAfter(this.#sentAt + GAP - performance.now());
  }

  /** Acts at once, or right after the look that is waiting to be sent: a wink goes where the server knows one looks. */
  afterwards(act: () => void): void {
    if (this.#sendTimer === undefined) act();
    else this.#afterwards = act;
  }

  #sendAfter(wait: number): void {
    this.#sendTimer ??= setTimeout(() => void this.#send(), Math.max(0, wait));
  }

  async #send(): Promise<void> {
    this.#sendTimer = undefined;
    const at = this.#wanted;
    if (at === undefined) return;
    this.#sentAt = performance.now();
    const answer = this.#play().seat.ask({ type: "look", at });
    this.#afterwards?.();
    this.#afterwards = undefined;
    const refusal = await answer;
    if (this.#wanted !== at) return;
    if (refusal?.code === "too_fast") {
      this.#sendAfter(RETRY);
      return;
    }
    clearTimeout(this.#forgetTimer);
    this.#forgetTimer = setTimeout(
      () => {
        if (this.#wanted === at) this.#wanted = undefined;
      },
      refusal ? 0 : TRUST,
    );
  }

  stop(): void {
    clearTimeout(this.#sendTimer);
    clearTimeout(this.#forgetTimer);
  }
}
