import type { Drawing } from "../ui/icons";
import type { Language } from "../words";

/** How a game is announced before anything of it is loaded, as the default export of its poster.ts. */
export interface Poster {
  readonly icon: Drawing;
  /** The colour of its pennant. */
  readonly cloth: string;
  /** The fewest and the most that can play. */
  readonly seats: readonly [number, number];
  readonly words: Readonly<Record<Language, { readonly title: string; readonly blurb: string }>>;
}
