import type { Drawing } from "../ui/icons";
import type { Language } from "../words";

/** A private table with patient bots, for a first game. */
export type Practice = {
  readonly bots: number;
  readonly level: string;
  /** About how long it takes; the page promises it. */
  readonly minutes: number;
  /** These bots keep the pace that their game gives them; others are hurried along. */
  readonly ownPace?: true;
} & ({ readonly preset: string } | { readonly options: object });

/** How a game is announced before any of its code is loaded, as the default export of its poster.ts. */
export interface Poster {
  readonly icon: Drawing;
  /** The colour of its pennant. */
  readonly cloth: string;
  /** The fewest and the most players. */
  readonly seats: readonly [number, number];
  /** The length of a short game and of a long one. */
  readonly minutes: readonly [number, number];
  readonly practice: Practice;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly blurb: string }>>;
}
