import { untrack } from "svelte";
import type { Play } from "./play.svelte";

/** Milliseconds before time is up: a call made then still arrives in time. */
const LAST_MOMENT = 700;

/**
 * The agent that the player to move has picked. The golden button calls it, as soon as the calling is open; when
 * time is nearly up it is called unpressed, because chance would take another.
 */
export class Pick {
  #chosen = $state<number | null>(null);
  #pressed = $state(false);
  readonly #play: () => Play;

  constructor(play: () => Play) {
    this.#play = play;
    $effect(() => {
      if (this.#due) this.#call();
    });
  }

  get number(): number | null {
    return this.#chosen !== null && this.#play().choosable.includes(this.#chosen) ? this.#chosen : null;
  }

  /** The golden button was pressed, and the calling is not open yet. */
  get waits(): boolean {
    return this.#pressed && this.number !== null;
  }

  choose(number: number | null): void {
    this.#chosen = number;
    this.#pressed = false;
  }

  press(): void {
    if (this.#play().mayPass) this.#call();
    else this.#pressed = this.number !== null;
  }

  get #due(): boolean {
    const { view, seat, callable } = this.#play();
    if (this.number === null || !callable.includes(this.number)) return false;
    return this.#pressed || (view.deadline !== null && view.deadline - seat.gameTime() <= LAST_MOMENT);
  }

  #call(): void {
    const number = untrack(() => this.number);
    this.choose(null);
    void untrack(this.#play).act({ type: "call", number });
  }
}
