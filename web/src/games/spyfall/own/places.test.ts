import { describe, expect, it } from "vitest";
import type { OwnPlace } from "../types";
import { MOST_PLACES, fault, fromFile, fromForm, toFile } from "./places";

const KITCHEN: OwnPlace = { name: "Grandma’s kitchen", roles: ["Grandma", "Cat"] };

describe("a place that is typed", () => {
  it("is tidied: spaces, empty lines", () => {
    expect(fromForm("  Grandma’s   kitchen ", "Grandma\n\n  Cat \n")).toEqual(KITCHEN);
  });

  it.each([
    ["without a name", { ...KITCHEN, name: "" }, "need_name"],
    ["with a name too long", { ...KITCHEN, name: "x".repeat(61) }, "need_name"],
    ["without roles", { ...KITCHEN, roles: [] }, "need_roles"],
    ["with eleven roles", { ...KITCHEN, roles: Array(11).fill("Cat") as string[] }, "need_roles"],
    ["with a role too long", { ...KITCHEN, roles: ["x".repeat(61)] }, "need_roles"],
  ] as const)("is refused %s", (_, place, why) => {
    expect(fault(place, [])).toBe(why);
  });

  it("is refused when another reads the same, or there are too many", () => {
    expect(fault(KITCHEN, [{ name: "GRANDMA’S KITCHEN", roles: ["Dog"] }])).toBe("same_name");
    const full = Array.from({ length: MOST_PLACES }, (_, i) => ({ name: `Place ${i}`, roles: ["Cat"] }));
    expect(fault(KITCHEN, full)).toBe("too_many");
    expect(fault(KITCHEN, full.slice(1))).toBeNull();
  });
});

describe("a file of places", () => {
  it("comes back as it left", () => {
    expect(fromFile(toFile([KITCHEN]))).toEqual([KITCHEN]);
  });

  it("may be a bare list, and what does not fit is left out", () => {
    expect(fromFile(JSON.stringify([KITCHEN, { name: "" }, 7, KITCHEN]))).toEqual([KITCHEN]);
  });

  it.each(["", "no JSON", "{}", "[]", '{"places": 3}'])("that holds none is told apart: %j", (text) => {
    expect(fromFile(text)).toBeNull();
  });
});
