/** Each seat's colour. An emblem goes with it everywhere, so that nobody has to tell colours apart. */
const COLOURS = ["scarlet", "amber", "leaf", "teal", "cobalt", "violet", "rose", "ivory"] as const;

export function colour(seat: number): string {
  return COLOURS[seat] ?? COLOURS[0];
}
