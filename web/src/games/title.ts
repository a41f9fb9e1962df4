import type { Language } from "../words";
import { pennant } from "./bill";
import { games } from "./words";

/** What a game is called before anything of it is loaded. */
export function gameTitle(key: string, language: Language): string {
  const known = pennant(key);
  return known ? games.in(language)(known.key) : key;
}
