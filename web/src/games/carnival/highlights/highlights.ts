import type { Highlights } from "../../module";
import type { CarnivalView } from "../types";
import { best } from "./words";

/** Who caught the most players, and how many signs nobody else saw. */
export const highlights: Highlights<CarnivalView> = {
  note: (memo) => memo,
  tell: (_, seat) => {
    const { view } = seat;
    if (!view?.over) return [];
    const say = best.in(seat.language);
    const most = Math.max(0, ...view.caught);
    const seen = view.winks.filter(({ seen_by, at }) => seen_by.some((other) => other !== at)).length;
    const sharp = view.caught.flatMap((caught, who) => (caught === most ? [seat.name(who)] : []));
    return [
      ...(most ? [say("sharp", { who: sharp.join(", "), n: most })] : []),
      ...(view.winks.length ? [say("signs", { n: view.winks.length - seen, all: view.winks.length })] : []),
    ];
  },
};
