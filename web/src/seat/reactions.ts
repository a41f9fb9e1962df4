import type { Reacted } from "../protocol/messages";

type Arrived = Reacted & { readonly at: number };
type Listener = (reacted: Reacted) => void;

/** Milliseconds for which a reaction waits for the code that shows it. */
const PATIENCE = 3_000;

/** Passes reactions on to the code that shows them, which is loaded after the table is drawn. */
export class Reactions {
  #listener: Listener | null = null;
  #waiting: readonly Arrived[] = [];

  arrived(reacted: Reacted): void {
    if (this.#listener) this.#listener(reacted);
    else this.#waiting = [...this.#recent(), { ...reacted, at: performance.now() }];
  }

  /** Calls the listener with every reaction, and first with those of the last moments. */
  listen(listener: Listener): () => void {
    this.#listener = listener;
    this.#recent().forEach(listener);
    this.#waiting = [];
    return () => {
      this.#listener = null;
    };
  }

  #recent(): readonly Arrived[] {
    return this.#waiting.filter(({ at }) => performance.now() - at < PATIENCE);
  }
}
