import { expect, it } from "vitest";
import { fit, fitLine } from "./fit";

it("leaves a text that fits, and scales one whose longest word does not", () => {
  expect(fit("Рок-концерт", 11)).toBe(1);
  expect(fit("Экскурсионный автобус", 11)).toBeCloseTo(11 / 13);
});

it("treats a name as one word, and never makes it too small to read", () => {
  expect(fitLine("Вера", 8)).toBe(1);
  expect(fitLine("Bartholomew", 10)).toBeCloseTo(10 / 11);
  expect(fitLine("Елизавета Петровна", 6)).toBe(0.7);
});
