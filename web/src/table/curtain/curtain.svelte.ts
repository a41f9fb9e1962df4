import { untrack } from "svelte";
import { prefersReducedMotion } from "../../ui/reducedMotion";
import { sound } from "../../ui/sound.svelte";
import type { TableView } from "../../protocol/messages";
import type { Seat } from "../../seat/seat.svelte";

/** `fades`: with reduced motion, instead of everything else. */
export type Act = "falls" | "hangs" | "rises" | "fades";

/** In milliseconds since the game began, on the clock that all screens of a table share. */
const HANGS = 380;
const KNOCKS = [520, 700, 880];
const RISES = 1_150;
const UP = 2_250;
/** How long it still takes after a player has skipped it. */
const HURRY = 260;
/** A game that is about to begin has begun by then. */
const PATIENCE = 4_000;

/** Falls over the lobby and rises on the game, on every screen at once. */
export class Curtain {
  #act = $state<Act | null>(null);
  #hurried = $state(false);
  #phase = $derived.by(() => (this.#act === "falls" ? this.#from : this.#seat.table.phase));
  #from: TableView["phase"] = "lobby";
  #closed = $state(false);
  readonly #seat: Seat;
  #cues: ReturnType<typeof setTimeout>[] = [];

  /** `closed`: the game begins at once, so the curtain is down from the start and hides the lobby. */
  constructor(seat: Seat, closed = false) {
    this.#seat = seat;
    this.#closed = closed;
    let before: TableView["phase"] | null = null;
    // Runs before the new phase is drawn.
    $effect.pre(() => {
      const { phase } = seat.table;
      if (!seat.ready) return;
      if (phase !== "game") this.#clear();
      else if (before !== null && before !== "game") {
        this.#from = before;
        untrack(() => {
          this.#start(Math.max(seat.gameTime(), this.#closed ? HANGS : 0));
          this.#closed = false;
        });
      }
      before = phase;
    });
    $effect(() => {
      const open = setTimeout(() => (this.#closed = false), PATIENCE);
      return () => {
        clearTimeout(open);
        this.#clear();
      };
    });
  }

  get act(): Act | null {
    return this.#act ?? (this.#closed ? "hangs" : null);
  }

  /** Down from the start. */
  get closed(): boolean {
    return this.#closed;
  }

  /** The phase to draw: until the curtain is down, the one before. */
  get phase(): TableView["phase"] {
    return this.#phase;
  }

  /** Skipped by a touch or a key: it goes up at once. */
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

  #start(since: number): void {
    this.#clear();
    const now = Math.max(0, since);
    if (now >= UP) return;
    if (prefersReducedMotion()) {
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
