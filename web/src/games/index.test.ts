import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PLAYABLE } from "./index";
import { POSTERS, gameTitle } from "./posters";

const types = import.meta.glob<{ SEATS: readonly [number, number] }>("./*/types.ts", { eager: true });
const games = join(process.cwd(), "../src/quivive/games");
const served = readdirSync(games).filter((name) => existsSync(join(games, name, "__init__.py")));

it("plays only games that the server has", () => {
  expect(PLAYABLE.filter((key) => !served.includes(key))).toEqual([]);
});

it("has a poster for every game of the server", () => {
  const announced = POSTERS.map(({ key }) => key);
  expect(served.filter((key) => !announced.includes(key))).toEqual([]);
});

describe.each(POSTERS)("the poster of $key", ({ key, seats, words }) => {
  it("names the same number of seats as the server", () => {
    const known = types[`./${key}/types.ts`]?.SEATS ?? seats;
    expect(seats).toEqual(known);
  });

  it("has a theme", () => {
    const theme = join(process.cwd(), "src/games", key, "theme.css");
    expect(existsSync(theme)).toBe(true);
  });

  it("gives the title in every language", () => {
    expect(gameTitle(key, "uk")).toBe(words.uk.title);
  });
});

it("calls a game without a poster by its key", () => {
  expect(gameTitle("chess", "en")).toBe("chess");
});
