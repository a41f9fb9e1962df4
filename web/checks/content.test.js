// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { content } from "../content.js";

const GAMES = new URL("../../src/quivive/games/", import.meta.url);
const games = readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/content/`, GAMES)));
const plugin = /** @type {{ load: (this: object, id: string) => string }} */ (
  /** @type {unknown} */ (content())
);

/** @param {string} id */
function sent(id) {
  return plugin.load.call({ addWatchFile: () => undefined }, `\0@content/${id}`);
}

/** @param {string} game */
function hiddenIn(game) {
  const path = new URL(`${game}/content/for_bots.json`, GAMES);
  return existsSync(path) ? /** @type {string[]} */ (JSON.parse(readFileSync(path, "utf8"))) : [];
}

/** @param {string} game */
function filesOf(game) {
  const names = readdirSync(new URL(`${game}/content/`, GAMES)).filter((name) => name.endsWith(".json"));
  return names.map((name) => name.slice(0, -".json".length)).filter((name) => name !== "for_bots");
}

const all = games.flatMap((game) => filesOf(game).map((file) => ({ game, file, hidden: hiddenIn(game) })));
const forBots = all.filter(({ file, hidden }) => hidden.includes(file));
const forPlayers = all.filter(({ file, hidden }) => !hidden.includes(file));

it.each(forBots)("$game/$file is for bots and never sent", ({ game, file }) => {
  expect(() => sent(`${game}/${file}/en`)).toThrow("for bots only");
});

it.each(forPlayers)("$game/$file leaves out what only bots read", ({ game, file, hidden }) => {
  const text = sent(`${game}/${file}/en`);
  expect(hidden.filter((name) => text.includes(`"${name}":`))).toEqual([]);
});

it("sends one language and not the others", () => {
  const symbols = sent("keep_watch/symbols/uk");
  expect(symbols).toContain("Смолоскип");
  expect(symbols).not.toMatch(/Факел|Torch/);
});
