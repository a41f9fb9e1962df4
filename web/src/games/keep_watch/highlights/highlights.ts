import type { Highlights } from "../../module";
import type { KeepWatchView } from "../types";
import { best } from "./words";

/** The fastest right claim. */
export const highlights: Highlights<KeepWatchView> = {
  note: (memo, { verdicts }) => {
    const right = verdicts.filter(({ right }) => right);
    const quickest = right.reduce<(typeof right)[number] | null>(
      (one, other) => (one && one.reaction <= other.reaction ? one : other),
      null,
    );
    if (!quickest || quickest.reaction >= (memo.reaction ?? Infinity)) return memo;
    return { seat: quickest.seat, reaction: quickest.reaction };
  },
  tell: ({ seat: who, reaction }, seat) =>
    who === undefined || reaction === undefined
      ? []
      : [best.in(seat.language)("quickest", { who: seat.name(who), ms: Math.round(reaction) })],
};
