/** Where somebody stands at the table: in per cent of its width and in rem from the top. */
export interface Spot {
  readonly seat: number | null;
  readonly row: "back" | "front";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How its plate lies, in degrees, how wide it may be, and how far it hangs above its neighbours', in rem. */
  readonly askew: number;
  readonly plate: number;
  readonly raised: number;
}

export const ROOM_WIDTH = 22.5;
const TALL = 1.2;
/** How far from the middle the outermost stand, by how many there are in the row. */
const REACH = {
  back: [0, 0, 20, 28, 33, 37, 39.5],
  front: [0, 0, 36, 36, 38, 39, 39.5],
};
const WIDTH = { back: [0, 4.6, 4.6, 4.6, 4.4, 3.9, 3.4], front: [0, 4.6, 5.2, 4.6, 4.4, 4, 3.5] };

/** In a full row the plates hang high and low by turns, and a name has room over its neighbours'. */
const RAISED = [0, 0, 0, 0, 0.85, 1.25, 1.25];
const SPREAD = [1, 1, 1, 1, 1.2, 1.75, 1.75];

/** A plate may be so much wider than from the face to the wall and back: it moves aside then. */
const BEYOND = 2.6;

/** How far a plate so wide moves from under its face to stay in the room, in rem. */
export function aside({ x }: Spot, wide: number): number {
  const left = (x / 100) * ROOM_WIDTH;
  return Math.max(0, wide / 2 - left) - Math.max(0, wide / 2 - (ROOM_WIDTH - left));
}

/** Clockwise, the first at the back on the left; a free place stands in the middle of the front. */
export function around(seats: number, free: boolean): readonly Spot[] {
  const back = Math.max(1, Math.min(seats, Math.ceil((seats + (free ? 1 : 0)) / 2)));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const front: (number | null)[] = all.slice(back).reverse();
  if (free) front.splice(Math.ceil(front.length / 2), 0, null);
  return [...row(all.slice(0, back), "back"), ...row(front, "front")];
}

/** A few stand in an arc; a full row is straight, or plates that hang by turns would meet again. */
function front(n: number, deep: number): number {
  return n > 4 ? 19.6 : 17.4 + deep * 2.7;
}

function row(seats: readonly (number | null)[], where: "back" | "front"): Spot[] {
  const n = seats.length;
  const reach = REACH[where][n] ?? 40;
  const width = WIDTH[where][n] ?? 3;
  const apart = n > 1 ? ((SPREAD[n] ?? 1.75) * 2 * reach) / (n - 1) : 100;
  return seats.map((seat, i) => {
    const side = n > 1 ? (2 * i) / (n - 1) - 1 : 0;
    const x = 50 + side * reach;
    const deep = 1 - side * side;
    const foot = where === "back" ? 6.4 - deep * 0.6 : front(n, deep);
    return {
      seat,
      row: where,
      x,
      y: foot - width * TALL,
      width,
      askew: where === "back" ? Math.round(side * 6) : 0,
      plate: (Math.min(apart, BEYOND * x, BEYOND * (100 - x)) / 100) * ROOM_WIDTH - 0.2,
      raised: i % 2 === 1 ? (RAISED[n] ?? 1.25) : 0,
    };
  });
}
