import { describe, expect, it } from "vitest";
import { sharedChunk } from "../chunks.js";

/** @type {Record<string, string[]>} By module: its static importers. */
const IMPORTERS = {
  "src/ui/Sheet.svelte": ["src/landing/Door.svelte", "src/table/menu/Menu.svelte"],
  "src/landing/Door.svelte": ["src/landing/Landing.svelte"],
  "src/games/house/Chairs.svelte": ["src/games/spyfall/Board.svelte"],
  "src/games/spyfall/Board.svelte": ["src/games/spyfall/index.ts"],
  "src/games/index.ts": ["src/table/TablePage.svelte"],
  "node_modules/svelte/x.js": ["src/ui/Sheet.svelte"],
  "src/table/result/words.ts": ["src/table/result/Result.svelte", "src/table/result/Podium.svelte"],
  "src/table/result/Podium.svelte": ["src/table/result/Result.svelte"],
  "src/games/house/Lesson.svelte": ["src/games/spyfall/rules/RulesPage.svelte"],
};
const FILES = {
  house: ["src/ui/Sheet.svelte", "src/games/index.ts", "node_modules/svelte/x.js"],
  games: ["src/games/house/Chairs.svelte"],
  later: ["src/table/result/words.ts", "src/games/house/Lesson.svelte"],
};
const OTHERS = ["src/games/spyfall/Board.svelte", "src/games/dixit/index.ts", "node_modules/uqr/index.js"];

describe.each(["/home/vera/quivive/web", "/home/vera/src/web", "/src/games/node_modules/web"])(
  "in %s",
  (root) => {
    /** @param {string} path */
    const file = (path) =>
      sharedChunk(root)(`${root}/${path}`, {
        getModuleInfo: (id) => ({
          importers: (IMPORTERS[id.slice(root.length + 1)] ?? []).map((one) => `${root}/${one}`),
        }),
      });

    it.each(FILES.house)("%s is loaded with the first screens", (path) => {
      expect(file(path)).toBe("house");
    });
    it.each(FILES.games)("%s is loaded with the first game", (path) => {
      expect(file(path)).toBe("games");
    });
    it.each(FILES.later)("%s is loaded when a sheet, a result or the rules are opened", (path) => {
      expect(file(path)).toBe("later");
    });
    it.each(OTHERS)("%s is in no shared chunk", (path) => {
      expect(file(path)).toBeNull();
    });
  },
);
