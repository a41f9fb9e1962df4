import { SvelteMap } from "svelte/reactivity";
import { loadGame } from "./index";
import type { GameModule } from "./module";

const modules = new SvelteMap<string, GameModule>();
const asked: Record<string, boolean> = {};

/** The game's module once it is there; whoever draws it draws again then. */
export function gameModule(key: string | null): GameModule | null {
  if (key === null) return null;
  if (!asked[key]) {
    asked[key] = true;
    loadGame(key)
      .then((module) => {
        // A breath between reading the code and drawing with it: a tap gets through.
        if (module) setTimeout(() => modules.set(key, module));
      })
      .catch(() => {
        asked[key] = false;
      });
  }
  return modules.get(key) ?? null;
}
