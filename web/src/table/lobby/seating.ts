/** A place at the table: x in per cent of the room's width, y in rem from the top. */
export interface Spot {
  readonly seat: number | null;
  readonly row: "back" | "front";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The name plate's rotation in degrees. */
  readonly askew: number;
  /** The plate's maximum width in rem. */
  readonly plate: number;
  /** How far the plate is above its neighbours', in rem. */
  readonly raised: number;
}

export const ROOM_WIDTH = 22.5;
/** Height of a mask by its width. */
const ASPECT = 1.2;
/** By the number of people in a row: how far from the middle the outermost are, in per cent. */
const REACH = {
  back: [0, 0, 20, 28, 33, 37, 39.5],
  front: [0, 0, 36, 36, 38, 39, 39.5],
};
const WIDTH = { back: [0, 4.6, 4.6, 4.6, 4.4, 3.9, 3.4], front: [0, 4.6, 5.2, 4.6, 4.4, 4, 3.5] };

/** In a full row, every other plate is raised, so that it may be wider than the distance to its neighbours. */
const RAISED = [0, 0, 0, 0, 0.85, 1.25, 1.25];
const SPREAD = [1, 1, 1, 1, 1.2, 1.75, 1.75];

/** The maximum width of a plate, by the distance from its face to the wall; beyond twice that, it is shifted. */
const PLATE_BY_DISTANCE = 2.6;

/** How far a plate of this width is shifted to stay inside the room, in rem. */
export function plateShift({ x }: Spot, width: number): number {
  const left = (x / 100) * ROOM_WIDTH;
  return Math.max(0, width / 2 - left) - Math.max(0, width / 2 - (ROOM_WIDTH - left));
}

/** Clockwise, with the first at the back left. If there is a free place, it is in the middle of the front. */
export function seating(seats: number, free: boolean): readonly Spot[] {
  const back = Math.max(1, Math.min(seats, Math.ceil((seats + (free ? 1 : 0)) / 2)));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const front: (number | null)[] = all.slice(back).reverse();
  if (free) front.splice(Math.ceil(front.length / 2), 0, null);
  return [...row(all.slice(0, back), "back"), ...row(front, "front")];
}

/** The feet of the front row: an arc for a few; a full row is straight, or its staggered plates would overlap. */
function frontFoot(n: number, depth: number): number {
  return n > 4 ? 19.6 : 17.4 + depth * 2.7;
}

function row(seats: readonly (number | null)[], where: "back" | "front"): Spot[] {
  const n = seats.length;
  const reach = REACH[where][n] ?? 40;
  const width = WIDTH[where][n] ?? 3;
  const apart = n > 1 ? ((SPREAD[n] ?? 1.75) * 2 * reach) / (n - 1) : 100;
  return seats.map((seat, i) => {
    const side = n > 1 ? (2 * i) / (n - 1) - 1 : 0;
    const x = 50 + side * reach;
    const depth = 1 - side * side;
    const foot = where === "back" ? 6.4 - depth * 0.6 : frontFoot(n, depth);
    return {
      seat,
      row: where,
      x,
      y: foot - width * ASPECT,
      width,
      askew: where === "back" ? Math.round(side * 6) : 0,
      plate: (Math.min(apart, PLATE_BY_DISTANCE * x, PLATE_BY_DISTANCE * (100 - x)) / 100) * ROOM_WIDTH - 0.2,
      raised: i % 2 === 1 ? (RAISED[n] ?? 1.25) : 0,
    };
  });
}
