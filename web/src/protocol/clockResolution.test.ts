import { expect, it } from "vitest";
import { measureResolution } from "./clockResolution";

function clock(resolution: number, perRead = 0.001): () => number {
  let time = 3.3;
  return () => Math.floor((time += perRead) / resolution) * resolution;
}

it("finds how far apart two ticks of a rounded clock are", () => {
  expect(measureResolution(clock(16.7))).toBeCloseTo(16.7, 5);
  expect(measureResolution(clock(0.1))).toBeCloseTo(0.1, 5);
});

it("gives up on a clock that never ticks", () => {
  expect(measureResolution(() => 5)).toBe(0);
});
