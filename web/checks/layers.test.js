// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** From the bottom up: a file may import from its own layer and from those listed before it (docs/architecture.md). */
const LAYERS = [
  "language",
  "protocol",
  "seat",
  "ui",
  "the house",
  "a game",
  "list of games",
  "table",
  "landing",
  "app",
];
const SOURCE = "src";
const IMPORT = /(?:from|import\(?)\s*"(\.[^"]*)"/g;
/** What games share, and the types that a game has to provide. */
const HOUSE = /^games\/(house\/|module|posters?(\.ts)?$)/;
const APP = /^(App\.svelte|main\.ts)$/;

/** @param {string} path below src/ */
function layerOf(path) {
  const [folder = "", game] = path.split("/");
  if (APP.test(path)) return "app";
  if (!path.includes("/")) return folder === "games" ? "list of games" : "language";
  if (folder !== "games") return folder;
  if (HOUSE.test(path)) return "the house";
  return path.split("/").length > 2 && game ? "a game" : "list of games";
}

/** @param {string} path */
const gameOf = (path) => (layerOf(path) === "a game" ? path.split("/")[1] : null);

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name),
);
const imports = files.flatMap((file) =>
  [...readFileSync(join(SOURCE, file), "utf8").matchAll(IMPORT)].map(([, path = ""]) => ({
    file,
    imported: normalize(join(dirname(file), path)),
  })),
);

it("knows the layer of every file", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !LAYERS.includes(layerOf(file)))).toEqual([]);
});

it("lets imports go one way", () => {
  const upward = imports.filter(
    ({ file, imported }) => LAYERS.indexOf(layerOf(imported)) > LAYERS.indexOf(layerOf(file)),
  );
  expect(upward).toEqual([]);
});

it("lets no game import another", () => {
  const across = imports.filter(({ file, imported }) => {
    const [one, other] = [gameOf(file), gameOf(imported)];
    return one !== null && other !== null && one !== other;
  });
  expect(across).toEqual([]);
});
