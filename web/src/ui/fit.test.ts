import { expect, it } from "vitest";
import { fit, fitLine } from "./fit";

it("leaves alone what fits, and makes the longest word fit where it does not", () => {
  expect(fit("Рок-концерт", 11)).toBe(1);
  expect(fit("Экскурсионный автобус", 11)).toBeCloseTo(11 / 13);
});

it("counts a name as one word, and never writes it too small to read", () => {
  expect(fitLine("Вера", 8)).toBe(1);
  expect(fitLine("Bartholomew", 10)).toBeCloseTo(10 / 11);
  expect(fitLine("Елизавета Петровна", 6)).toBe(0.7);
});
