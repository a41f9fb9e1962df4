import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../words";
import { place, ruler } from "./ruler";
import { scattered } from "./scatter";
import { DRAWINGS, symbolName } from "./symbols";
import type { Symbol } from "./types";

const SYMBOLS = Object.keys(DRAWINGS) as Symbol[];
const CARDS = Array.from({ length: 35 }, (_, number) => `c${String(number + 1).padStart(2, "0")}`);
const SIZE = 24;

describe("the symbols of a card", () => {
  it.each(CARDS)("do not overlap and stay inside the card: %s", (card) => {
    const spots = scattered(card);
    expect(spots).toHaveLength(7);
    for (const [number, { x, y }] of spots.entries()) {
      expect(Math.min(x, 100 - x, y, 88 - y)).toBeGreaterThan(SIZE / 2 + 1);
      for (const other of spots.slice(number + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(SIZE - 2);
      }
    }
  });
});

describe("a symbol", () => {
  it("has its own outline", () => {
    const outlines = SYMBOLS.map((symbol) => DRAWINGS[symbol].map(({ d }) => d).join());
    expect(new Set(outlines).size).toBe(7);
  });

  it.each(LANGUAGES)("has its own name, which fits on a button: %s", (language) => {
    const names = SYMBOLS.map((symbol) => symbolName(symbol, language));
    expect(new Set(names).size).toBe(7);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(9);
  });
});

describe("the ruler", () => {
  it.each([
    [[400], 2],
    [[400, 801], 2],
    [[312, 8_940, 15_300], 2],
  ] as const)("covers all reactions with at most six numbers: %j", (reactions, least) => {
    const scale = ruler(reactions);
    expect(scale.ticks.length).toBeGreaterThanOrEqual(least);
    expect(scale.ticks.length).toBeLessThanOrEqual(6);
    for (const reaction of reactions) {
      expect(place(scale, reaction)).toBeGreaterThan(0);
      expect(place(scale, reaction)).toBeLessThan(100);
    }
  });
});
