import { SvelteMap } from "svelte/reactivity";
import { loadGame } from "./index";
import type { GameModule } from "./module";

const modules = new SvelteMap<string, GameModule>();
const asked: Record<string, boolean> = {};

/** With a breath before asking for the code: a tap gets through. */
async function fetched(key: string): Promise<void> {
  await new Promise((done) => setTimeout(done));
  try {
    const module = await loadGame(key);
    if (module) modules.set(key, module);
  } catch {
    asked[key] = false;
  }
}

/** The game's module once it is there; whoever draws it draws again then. */
export function gameModule(key: string | null): GameModule | null {
  if (key === null) return null;
  if (!asked[key]) {
    asked[key] = true;
    void fetched(key);
  }
  return modules.get(key) ?? null;
}
