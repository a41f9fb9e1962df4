import type { Highlights } from "../../module";
import type { DixitView } from "../types";
import { best } from "./words";

/** Whose pictures fooled the most players, and how many clues were neither too clear nor too vague. */
export const highlights: Highlights<DixitView> = {
  note: (memo, { result, round }) => {
    const turn = `turn.${round}`;
    if (!result || turn in memo) return memo;
    const next: Record<string, number> = { ...memo, [turn]: result.found === "some" ? 1 : 0 };
    for (const { seat, points, reason } of result.points)
      if (reason === "fooled") next[`fooled.${seat}`] = (next[`fooled.${seat}`] ?? 0) + points;
    return next;
  },
  tell: (memo, seat) => {
    const say = best.in(seat.language);
    const of = (kind: string): readonly (readonly [string, number])[] =>
      Object.entries(memo).flatMap(([key, n]) => (key.startsWith(kind) ? [[key.slice(kind.length), n]] : []));
    const turns = of("turn.");
    const [first] = [...of("fooled.")].sort(([, a], [, b]) => b - a);
    return [
      ...(first ? [say("fooled", { who: seat.name(Number(first[0])), n: first[1] })] : []),
      ...(turns.length > 1
        ? [say("clues", { n: turns.filter(([, fine]) => fine === 1).length, all: turns.length })]
        : []),
    ];
  },
};
