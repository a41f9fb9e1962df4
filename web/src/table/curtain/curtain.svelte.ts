import { untrack } from "svelte";
import { calm } from "../../ui/motion";
import { sound } from "../../ui/sound.svelte";
import type { TableView } from "../../protocol/messages";
import type { Seat } from "../../seat/seat.svelte";

/** `fades`: instead of all motion, where less of it was asked for. */
export type Act = "falls" | "hangs" | "rises" | "fades";

/** Milliseconds since the game began, by the clock that all screens of a table share. */
const HANGS = 380;
const KNOCKS = [520, 700, 880];
const RISES = 1_150;
const UP = 2_250;
/** How long it still takes once somebody would not wait. */
const HURRY = 260;

/** Between the table and the game: falls over the one, rises before the other, on every screen at once. */
export class Curtain {
  #act = $state<Act | null>(null);
  #hurried = $state(false);
  #phase = $derived.by(() => (this.#act === "falls" ? this.#from : this.#seat.table.phase));
  #from: TableView["phase"] = "lobby";
  readonly #seat: Seat;
  #cues: ReturnType<typeof setTimeout>[] = [];

  constructor(seat: Seat) {
    this.#seat = seat;
    let before: TableView["phase"] | null = null;
    // Before anything is drawn.
    $effect.pre(() => {
      const { phase } = seat.table;
      if (!seat.ready) return;
      if (phase !== "game") this.#clear();
      else if (before !== null && before !== "game") {
        this.#from = before;
        untrack(() => {
          this.#call(seat.gameTime());
        });
      }
      before = phase;
    });
    $effect(() => () => {
      this.#clear();
    });
  }

  get act(): Act | null {
    return this.#act;
  }

  /** The table's own, but until the curtain is down what was on the stage stays there. */
  get phase(): TableView["phase"] {
    return this.#phase;
  }

  /** Somebody touched it: it goes up at once. */
  get hurried(): boolean {
    return this.#hurried;
  }

  readonly hurry = (): void => {
    if (this.#act === null || this.#hurried) return;
    this.#drop();
    this.#hurried = true;
    this.#act = this.#act === "fades" ? "fades" : "rises";
    this.#cue(HURRY, null);
  };

  #call(since: number): void {
    this.#clear();
    const now = Math.max(0, since);
    if (now >= UP) return;
    if (calm()) {
      this.#act = "fades";
      sound.play("curtain");
      this.#cue(HURRY, null);
      return;
    }
    this.#act = now < HANGS ? "falls" : now < RISES ? "hangs" : "rises";
    if (now < HANGS) this.#cue(HANGS - now, "hangs");
    for (const knock of KNOCKS) if (now < knock) this.#sound(knock - now, "knock");
    if (now < RISES) {
      this.#cue(RISES - now, "rises");
      this.#sound(RISES - now, "curtain");
    }
    this.#cue(UP - now, null);
  }

  #cue(wait: number, act: Act | null): void {
    this.#cues.push(setTimeout(() => (this.#act = act), wait));
  }

  #sound(wait: number, name: "knock" | "curtain"): void {
    const play = (): void => {
      sound.play(name);
    };
    this.#cues.push(setTimeout(play, wait));
  }

  #drop(): void {
    this.#cues.forEach(clearTimeout);
    this.#cues = [];
  }

  #clear(): void {
    this.#drop();
    this.#act = null;
    this.#hurried = false;
  }
}
