import type { Highlights } from "../../module";
import type { SpyfallView } from "../types";
import { best } from "./words";

/** The rounds that spies won, and the last spies. */
export const highlights: Highlights<SpyfallView> = {
  note: (memo, { reveal, round }) => {
    const key = String(round);
    if (!reveal || key in memo) return memo;
    return { ...memo, [key]: reveal.result.winners === "spies" ? 1 : 0 };
  },
  tell: (memo, seat) => {
    const say = best.in(seat.language);
    const rounds = Object.values(memo);
    const spies = seat.view?.reveal?.spies ?? [];
    return [
      ...(rounds.length > 1
        ? [say("rounds", { n: rounds.filter((won) => won === 1).length, all: rounds.length })]
        : []),
      ...(spies.length ? [say("spies", { who: spies.map((spy) => seat.name(spy)).join(", ") })] : []),
    ];
  },
};
