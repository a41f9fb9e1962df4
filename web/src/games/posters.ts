import type { Language } from "../words";
import type { Poster } from "./poster";

const folders = import.meta.glob<Poster>("./*/poster.ts", { eager: true, import: "default" });
import.meta.glob("./*/theme.css", { eager: true });

export interface Announced extends Poster {
  readonly key: string;
}

/** Every game, including those that cannot be played yet, by the number of players. */
export const POSTERS: readonly Announced[] = Object.entries(folders)
  .map(([path, poster]) => ({ ...poster, key: path.split("/")[1] ?? "" }))
  .sort((one, other) => one.seats[0] - other.seats[0] || one.seats[1] - other.seats[1]);

/** A game's title, available before any of its code is loaded. */
export function gameTitle(key: string, language: Language): string {
  return POSTERS.find((poster) => poster.key === key)?.words[language].title ?? key;
}
