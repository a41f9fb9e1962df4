/** Where things stand around the table: in per cent of its width and in rem from the top. */
export interface Spot {
  readonly seat: number | null;
  readonly row: "back" | "front";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How its plate lies, in degrees. */
  readonly askew: number;
}

const LARGEST = { back: 4.4, front: 5.1 };

/** Clockwise, the first at the back on the left; a free place stands in the middle of the front. */
export function around(seats: number, free: boolean): readonly Spot[] {
  const back = Math.max(1, Math.min(seats, Math.ceil((seats + (free ? 1 : 0)) / 2)));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const front: (number | null)[] = all.slice(back).reverse();
  if (free) front.splice(Math.ceil(front.length / 2), 0, null);
  return [...row(all.slice(0, back), "back"), ...row(front, "front")];
}

function row(seats: readonly (number | null)[], where: "back" | "front"): Spot[] {
  const width = Math.min(LARGEST[where], 20.5 / seats.length);
  return seats.map((seat, i) => {
    const side = seats.length === 1 ? 0 : (2 * i) / (seats.length - 1) - 1;
    const reach = seats.length === 2 ? 26 : 50 - (width / 22.5) * 50 - 1;
    const deep = 1 - side * side;
    const top = where === "back" ? 6.3 - deep * 0.7 : 18.1 + deep * 3.2;
    return {
      seat,
      row: where,
      x: 50 + side * (where === "back" ? Math.min(reach, 34 + seats.length * 2) : reach),
      y: top - width * 1.19,
      width,
      askew: where === "back" ? Math.round(side * 6) : 0,
    };
  });
}
