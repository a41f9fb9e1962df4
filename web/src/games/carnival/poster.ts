import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";
import { SEATS, type CarnivalOptions } from "./types";

const poster: Poster = {
  icon: ICONS.wink,
  cloth: "#8f3566",
  seats: SEATS,
  minutes: [5, 15],
  practice: {
    options: { cards: 4, least_seconds: 5, turn_seconds: 60, first: 0 } satisfies Partial<CarnivalOptions>,
    bots: 3,
    level: "novice",
    minutes: 2,
  },
  words: {
    en: {
      title: "Carnival",
      blurb: "Everybody wears a mask. Somebody winks. Who is behind the mask?",
    },
    ru: {
      title: "Карнавал",
      blurb: "Все в масках. Кто-то подмигнул. Кто под маской?",
    },
    uk: {
      title: "Карнавал",
      blurb: "Усі в масках. Хтось підморгнув. Хто під маскою?",
    },
  },
};

export default poster;
