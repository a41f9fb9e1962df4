import { recall, remember } from "../../seat/memory";
import type { PlaceKey } from "./types";

export type Mark = "none" | "maybe" | "struck";

const NEXT: Readonly<Record<Mark, Mark>> = { none: "maybe", maybe: "struck", struck: "none" };

/** The player's private marks on the list of places, remembered by this device for one round. */
export class Marks {
  #key: string;
  #marks = $state.raw<Readonly<Record<PlaceKey, Mark>>>({});

  constructor(round: string) {
    this.#key = `marks.${round}`;
    this.#marks = read(this.#key);
  }

  of(place: PlaceKey): Mark {
    return this.#marks[place] ?? "none";
  }

  cycle(place: PlaceKey): void {
    this.#marks = { ...this.#marks, [place]: NEXT[this.of(place)] };
    remember(this.#key, JSON.stringify(this.#marks));
  }
}

function read(key: string): Record<PlaceKey, Mark> {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? "{}");
    const marks = Object.entries(typeof stored === "object" && stored !== null ? stored : {});
    return Object.fromEntries(marks.filter((entry): entry is [string, Mark] => entry[1] in NEXT));
  } catch {
    return {}; // Not valid JSON: nothing is marked.
  }
}
