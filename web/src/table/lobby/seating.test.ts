import { expect, it } from "vitest";
import { ROOM_WIDTH, plateShift, seating } from "./seating";

it.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  "seats %i people, each once, none outside the room",
  (n) => {
    const spots = seating(n, true);
    const seats = spots.map(({ seat }) => seat).filter((seat) => seat !== null);
    expect(seats.sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
    expect(spots.filter(({ seat }) => seat === null)).toHaveLength(1);
    for (const spot of spots) {
      const middle = (spot.x / 100) * ROOM_WIDTH;
      for (const [at, wide] of [
        [middle, spot.width],
        [middle + plateShift(spot, spot.plate), spot.plate],
      ] as const) {
        expect(at - wide / 2).toBeGreaterThanOrEqual(0);
        expect(at + wide / 2).toBeLessThanOrEqual(ROOM_WIDTH);
      }
    }
  },
);

it("goes clockwise: the back row from the left, the front row from the right", () => {
  const spots = seating(6, false);
  const x = (seat: number) => spots.find((spot) => spot.seat === seat)?.x ?? 0;
  expect(x(0)).toBeLessThan(x(2));
  expect(x(3)).toBeGreaterThan(x(5));
});
