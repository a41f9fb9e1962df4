import { expect, it } from "vitest";
import { describeValue, fields, nextValue, relevant } from "./options";

const SCHEMA = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        rounds: { type: "integer", minimum: 1, maximum: 20 },
        spies: { anyOf: [{ enum: [1, 2] }, { type: "null" }] },
        seconds: { anyOf: [{ type: "integer", minimum: 30, maximum: 3600 }, { type: "null" }] },
        role_play: { type: "boolean" },
        sets: { type: "array", items: { enum: ["classic", "own"] }, minItems: 1 },
        own: { type: "array", items: { $ref: "#/$defs/Place" } },
      },
    },
    Place: { type: "object" },
  },
};
const DEFAULTS = { recommended: "as recommended", yes: "yes", no: "no" };

it("makes a field for every option that a form can handle", () => {
  expect(fields(SCHEMA)).toEqual({
    rounds: { kind: "number", least: 1, most: 20, optional: false },
    spies: { kind: "choice", values: [1, 2], optional: true },
    seconds: { kind: "number", least: 30, most: 3600, optional: true },
    role_play: { kind: "switch" },
    sets: { kind: "several", values: ["classic", "own"], least: 1 },
  });
});

it("offers an option that only matters far apart to nobody in one room", () => {
  const words = { sign: { label: "Sign" }, clock: { label: "Clock", apart: true } };
  const names = (sitting: "together" | "apart"): readonly string[] =>
    relevant(words, sitting).map(([name]) => name);
  expect(names("together")).toEqual(["sign"]);
  expect(names("apart")).toEqual(["sign", "clock"]);
});

it.each([
  [240, true, 300],
  [250, true, 300],
  [250, false, 240],
  [3600, true, 3600],
  [30, false, 30],
])("steps from %d to the next full minute: %s gives %d", (value, up, next) => {
  const seconds = { kind: "number", least: 30, most: 3600, optional: true } as const;
  expect(nextValue(seconds, value, 60, up)).toBe(next);
});

it("describes a value in the game's own words if it has any", () => {
  const rounds = { label: "Rounds", say: (n: unknown) => [String(n), "rounds"] as const };
  expect(describeValue(rounds, 5, 4, DEFAULTS)).toEqual(["5", "rounds"]);
  expect(describeValue({ label: "Spies" }, null, 4, DEFAULTS)).toEqual(["✻", "as recommended"]);
  expect(describeValue({ label: "In role" }, true, 4, DEFAULTS)).toEqual(["yes", "In role"]);
});
