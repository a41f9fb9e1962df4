import { describe, expect, it } from "vitest";
import { ofHouse } from "../chunks.js";

const HOUSE = [
  "src/ui/Sheet.svelte",
  "src/games/house/Chairs.svelte",
  "src/games/index.ts",
  "node_modules/svelte/x.js",
];
const OTHERS = ["src/games/spyfall/Board.svelte", "src/games/dixit/index.ts", "node_modules/uqr/index.js"];

describe.each(["/home/vera/quivive/web", "/home/vera/src/web", "/src/games/node_modules/web"])(
  "in %s",
  (root) => {
    const shared = ofHouse(root);

    it.each(HOUSE)("%s belongs to the house", (path) => {
      expect(shared(`${root}/${path}`)).toBe(true);
    });
    it.each(OTHERS)("%s comes by itself", (path) => {
      expect(shared(`${root}/${path}`)).toBe(false);
    });
  },
);
