import type { Scene } from "../types";

/** Milliseconds: enough to read who named whom, the card and what it cost; less when another scene waits. */
const SHOWN = 4_200;
const HURRIED = 2_600;

/** Contacts and accusations, each shown once, one after another; only those that come while the screen is open. */
export class SceneQueue {
  #waiting = $state.raw<readonly Scene[]>([]);
  #last: number | null = null;
  #times = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Scene | null {
    return this.#waiting[0] ?? null;
  }

  /** `scenes` are the view's latest; each is shown `times` as long as usual. */
  watch(scenes: readonly Scene[], times = 1): void {
    this.#times = times;
    const latest = scenes.at(-1)?.serial ?? 0;
    const known = this.#last ?? latest;
    this.#last = latest;
    const fresh = scenes.filter(({ serial }) => serial > known);
    if (!fresh.length) return;
    const idle = this.#waiting.length === 0;
    this.#waiting = [...this.#waiting, ...fresh];
    if (idle) this.#begin();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.#waiting = this.#waiting.slice(1);
    if (this.#waiting.length) this.#begin();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #begin(): void {
    const time = this.#waiting.length > 1 ? HURRIED : SHOWN;
    this.#timer = setTimeout(() => {
      this.next();
    }, time * this.#times);
  }
}
