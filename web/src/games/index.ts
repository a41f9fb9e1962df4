import { language } from "../language.svelte";
import type { Language } from "../words";
import type { GameModule } from "./module";

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** What a game needs as soon as it has loaded, in the player's language: fetched along with its code. */
const preloads = import.meta.glob<{ default: (language: Language) => Promise<unknown> }>("./*/preload.ts", {
  eager: true,
});

/** The games that this page can show, by the server's keys. */
export const PLAYABLE: readonly string[] = Object.keys(folders).map((path) => path.split("/")[1] ?? "");

/** Null: this page has no such game. */
export async function loadGame(key: string): Promise<GameModule | null> {
  const load = folders[`./${key}/index.ts`];
  void preloads[`./${key}/preload.ts`]?.default(language.now).catch(() => undefined);
  return load ? (await load()).default : null;
}
