import type { Highlights } from "../../module";
import { titles } from "../mission/titleWords";
import type { CrosshairsView } from "../types";
import { best } from "./words";

/** How close the mission was, and the best marksman. */
export const highlights: Highlights<CrosshairsView> = {
  note: (memo, { shot }) => {
    if (!shot?.right || shot.suspect in memo) return memo;
    return { ...memo, [shot.suspect]: shot.by };
  },
  tell: (memo, seat) => {
    const { view } = seat;
    if (!view?.over) return [];
    const say = titles.in(seat.language);
    const shooters = Object.values(memo);
    const hits = (who: number): number => shooters.filter((one) => one === who).length;
    const [first] = [...new Set(shooters)].sort((a, b) => hits(b) - hits(a));
    return [
      `${view.bullets} ${say("left_bullets", { n: view.bullets })}, ${view.round} ${say("rounds", { n: view.round })}`,
      ...(first === undefined
        ? []
        : [best.in(seat.language)("marksman", { who: seat.name(first), n: hits(first) })]),
    ];
  },
};
