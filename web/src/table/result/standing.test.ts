import { expect, it } from "vitest";
import type { Seat } from "../../seat/seat.svelte";
import { ofGame } from "./standing";

it("puts the winner first if the game has decided between equal points", () => {
  const outcome = { scores: [8, 5, 8, 5], winners: [2] };
  const seat = {
    you: 7,
    name: String,
    mask: () => 1,
    table: { games: [{ outcome, persons: [7, null, null, null] }] },
  } as unknown as Seat;
  expect(ofGame(seat).map(({ key, place }) => [key, place])).toEqual([
    ["seat.2", 1],
    ["seat.0", 2],
    ["seat.1", 3],
    ["seat.3", 3],
  ]);
});
