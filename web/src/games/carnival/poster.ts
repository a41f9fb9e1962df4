import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";

const poster: Poster = {
  icon: ICONS.wink,
  cloth: "#8f3566",
  seats: [4, 8],
  minutes: [5, 15],
  practice: { preset: "leisurely", bots: 3, level: "novice" },
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
