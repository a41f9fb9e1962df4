import { expect, it } from "vitest";
import { weigh } from "./size.js";

const manifest = {
  "index.html": { file: "main.js", css: ["main.css"], imports: ["_shared.js"], isEntry: true },
  "_shared.js": { file: "shared.js" },
  "src/landing/Landing.svelte": { file: "landing.js", imports: ["index.html"] },
  "src/table/TablePage.svelte": { file: "table.js", imports: ["index.html", "_ui.js"] },
  "_ui.js": { file: "ui.js" },
  "src/games/spyfall/index.ts": {
    file: "spyfall.js",
    css: ["spyfall.css"],
    imports: ["index.html", "_shared.js", "_ui.js", "_board.js"],
  },
  "_board.js": { file: "board.js", imports: ["_shared.js"] },
};

it("counts each file once: with its screen, or with its game if the table has not loaded it already", () => {
  const bytes = {
    "main.js": 100,
    "main.css": 20,
    "shared.js": 3,
    "spyfall.js": 4,
    "spyfall.css": 5,
    "board.js": 6,
    "landing.js": 10_000,
    "table.js": 1000,
    "ui.js": 2000,
  };
  const weights = weigh(manifest, (file) => bytes[/** @type {keyof typeof bytes} */ (file)]);
  expect(weights).toEqual([
    { name: "landing", bytes: 10_123, limit: 70_000 },
    { name: "table", bytes: 3123, limit: 70_000 },
    { name: "spyfall", bytes: 15, limit: 30_000 },
  ]);
});

it("refuses a manifest without an entry", () => {
  expect(() => weigh({}, () => 0)).toThrow("no entry");
});
