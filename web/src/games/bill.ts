import type { IconName } from "../ui/icons";

/** A game as its pennant shows it: seats are the fewest and the most that can play. */
export interface Pennant {
  readonly key: "keep_watch" | "carnival" | "dixit" | "crosshairs" | "spyfall";
  readonly icon: IconName;
  readonly cloth: string;
  readonly seats: readonly [number, number];
}

export const BILL: readonly Pennant[] = [
  { key: "keep_watch", icon: "clock", cloth: "#b4552b", seats: [2, 6] },
  { key: "carnival", icon: "wink", cloth: "#8f3566", seats: [4, 8] },
  { key: "dixit", icon: "moon", cloth: "#3c5590", seats: [3, 6] },
  { key: "crosshairs", icon: "aim", cloth: "#1f5c4a", seats: [2, 5] },
  { key: "spyfall", icon: "hat", cloth: "#5b4630", seats: [3, 12] },
];

export function pennant(key: string): Pennant | null {
  return BILL.find((game) => game.key === key) ?? null;
}
