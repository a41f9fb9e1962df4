import type { GameModule } from "./module";

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The games that this page can show, by the key that the server knows them by. */
export const PLAYABLE: readonly string[] = Object.keys(folders).map((path) => path.split("/")[1] ?? "");

/** Loaded when it is first needed; null: this page has no such game. */
export async function loadGame(key: string): Promise<GameModule | null> {
  const load = folders[`./${key}/index.ts`];
  return load ? (await load()).default : null;
}
