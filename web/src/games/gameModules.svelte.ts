import { SvelteMap } from "svelte/reactivity";
import { loadGame } from "./index";
import type { GameModule } from "./module";

const modules = new SvelteMap<string, GameModule>();
const requested: Record<string, boolean> = {};

/** Waits for one task first, so that a tap can be handled before the code is loaded. */
async function load(key: string): Promise<void> {
  await new Promise((done) => setTimeout(done));
  try {
    const module = await loadGame(key);
    if (module) modules.set(key, module);
  } catch {
    requested[key] = false;
  }
}

/** The game's module, or null while it loads. It is reactive: whatever uses it is redrawn once it has loaded. */
export function gameModule(key: string | null): GameModule | null {
  if (key === null) return null;
  if (!requested[key]) {
    requested[key] = true;
    void load(key);
  }
  return modules.get(key) ?? null;
}
