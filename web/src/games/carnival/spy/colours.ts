/** Each seat's cloth; its sign stands beside it everywhere, so that no colour is alone. */
const COLOURS = ["scarlet", "amber", "leaf", "teal", "cobalt", "violet", "rose", "ivory"] as const;

export function colour(seat: number): string {
  return COLOURS[seat] ?? COLOURS[0];
}
