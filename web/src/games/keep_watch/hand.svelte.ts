import { sound } from "../../ui/sound.svelte";
import type { Play } from "./play.svelte";
import type { Symbol } from "./types";

/** A button that has just come under a finger is not meant by it. */
const SETTLED = 400;

/** One player's hand in one round: it falls once, and until the house has answered it lies there. */
export class Hand {
  #lies = $state<Symbol | "blank" | null>(null);
  readonly #here = performance.now();

  /** What the hand lies on, as far as this screen knows by itself. */
  get lies(): Symbol | "blank" | null {
    return this.#lies;
  }

  /** `at`: when the finger or the key went down, by the page's own clock. `null`: the button was blank. */
  async fall(play: Play, symbol: Symbol | null, at: number): Promise<void> {
    const { buttons } = play;
    if (this.#lies !== null || (buttons !== "awake" && buttons !== "blank")) return;
    if (at - this.#here < SETTLED) return;
    this.#lies = symbol ?? "blank";
    sound.play("slap");
    sound.vibrate(symbol ? 25 : [40, 40, 40]);
    // The house judges by when it fell, corrected by what it has measured of this line itself.
    await play.act(symbol ? { type: "claim", symbol } : { type: "tap" }, at);
    this.#lies = null;
  }
}
