import type { IconName } from "../ui/icons";

/** A game as its pennant shows it: seats are the fewest and the most that can play. */
interface Pennant {
  readonly key: "keep_watch" | "carnival" | "dixit" | "crosshairs" | "spyfall";
  readonly icon: IconName;
  readonly pennant: string;
  readonly seats: readonly [number, number];
}

export const GAMES: readonly Pennant[] = [
  { key: "keep_watch", icon: "clock", pennant: "#b4552b", seats: [2, 6] },
  { key: "carnival", icon: "wink", pennant: "#8f3566", seats: [4, 8] },
  { key: "dixit", icon: "moon", pennant: "#3c5590", seats: [3, 6] },
  { key: "crosshairs", icon: "aim", pennant: "#1f5c4a", seats: [2, 5] },
  { key: "spyfall", icon: "hat", pennant: "#5b4630", seats: [3, 12] },
];
