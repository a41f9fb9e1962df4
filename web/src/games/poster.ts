import type { Drawing } from "../ui/icons";
import type { Language } from "../words";

/** A table of one's own with bots that give a newcomer time. */
export type Practice = {
  readonly bots: number;
  readonly level: string;
  /** About how long it takes, as the button promises. */
  readonly minutes: number;
} & ({ readonly preset: string } | { readonly options: object });

/** How a game is announced before anything of it is loaded, as the default export of its poster.ts. */
export interface Poster {
  readonly icon: Drawing;
  /** The colour of its pennant. */
  readonly cloth: string;
  /** The fewest and the most that can play. */
  readonly seats: readonly [number, number];
  /** How long a game takes: a short one and a long one. */
  readonly minutes: readonly [number, number];
  /** How one plays it alone for the first time. */
  readonly practice: Practice;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly blurb: string }>>;
}
