import type { CardId } from "./types";

/** The centre of a symbol, in per cent of the card's width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ROWS = [
  [2, 3, 2],
  [3, 2, 2],
  [2, 2, 3],
] as const;
const COLUMNS = { 2: [30, 70], 3: [18.5, 50, 81.5] } as const;
const LINES = [17, 44, 71] as const;

/** Where a card's seven symbols are: scattered, never overlapping, and the same on every screen. */
export function scattered(card: CardId): readonly Spot[] {
  const number = Number(card.slice(1));
  const rows = ROWS[number % ROWS.length] ?? ROWS[0];
  const spots = rows.flatMap((count, row) => {
    const shift = count === 2 ? sway(number * 7 + row, 7) : 0;
    return COLUMNS[count].map((x) => ({ x: x + shift, y: LINES[row] ?? 0 }));
  });
  return spots.map(({ x, y }, place) => ({
    x: x + sway(number * 31 + place * 17, 1.5),
    y: y + sway(number * 13 + place * 29, 1.5),
  }));
}

/** A pseudo-random number from -most to most. */
function sway(seed: number, most: number): number {
  return (((seed * 2654435761) % 4294967296) / 4294967296) * 2 * most - most;
}
