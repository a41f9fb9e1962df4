import { sound } from "../../ui/sound.svelte";
import type { Play } from "./play.svelte";
import type { Symbol } from "./types";

/** A tap this soon was meant for what was here before the buttons. */
const IGNORE_MILLIS = 400;

/** A press of one of the three buttons: only one at a time, until the server has answered. */
export class Press {
  #pending = $state<Symbol | "blank" | null>(null);
  readonly #shownAt = performance.now();

  /** The button that was pressed, while the server has not answered yet. */
  get pending(): Symbol | "blank" | null {
    return this.#pending;
  }

  /** `symbol`: null if the button was blank. `at`: the timestamp of the event. */
  async send(play: Play, symbol: Symbol | null, at: number): Promise<void> {
    const { buttons } = play;
    if (this.#pending !== null || (buttons !== "awake" && buttons !== "blank")) return;
    if (at - this.#shownAt < IGNORE_MILLIS) return;
    this.#pending = symbol ?? "blank";
    sound.play("slap");
    sound.vibrate(symbol ? 25 : [40, 40, 40]);
    // The server judges by this time, corrected by what it has measured of the connection.
    await play.act(symbol ? { type: "claim", symbol } : { type: "tap" }, at);
    this.#pending = null;
  }
}
