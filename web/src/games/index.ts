import { language } from "../language.svelte";
import type { Language } from "../words";
import type { GameModule } from "./module";

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** What a game will ask for as soon as it is there, in the reader's language: fetched beside its code. */
const early = import.meta.glob<{ default: (language: Language) => Promise<unknown> }>("./*/early.ts", {
  eager: true,
});

/** The games that this page can show, by the key that the server knows them by. */
export const PLAYABLE: readonly string[] = Object.keys(folders).map((path) => path.split("/")[1] ?? "");

/** Loaded when it is first needed; null: this page has no such game. */
export async function loadGame(key: string): Promise<GameModule | null> {
  const load = folders[`./${key}/index.ts`];
  void early[`./${key}/early.ts`]?.default(language.now).catch(() => undefined);
  return load ? (await load()).default : null;
}
