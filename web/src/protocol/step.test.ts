import { expect, it } from "vitest";
import { clockStep } from "./step";

function clock(step: number, tick = 0.001): () => number {
  let time = 3.3;
  return () => Math.floor((time += tick) / step) * step;
}

it("finds how far apart two instants are on a clock that is rounded", () => {
  expect(clockStep(clock(16.7))).toBeCloseTo(16.7, 5);
  expect(clockStep(clock(0.1))).toBeCloseTo(0.1, 5);
});

it("does not look for ever at a clock that stands", () => {
  expect(clockStep(() => 5)).toBe(0);
});
