import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";
import { SEATS } from "./types";

const poster: Poster = {
  icon: ICONS.moon,
  cloth: "#3c5590",
  seats: SEATS,
  minutes: [15, 40],
  practice: { preset: "short", bots: 3, level: "novice" },
  words: {
    en: {
      title: "Dixit",
      blurb: "One picture, one hint: clear to some, a riddle to the rest.",
    },
    ru: {
      title: "Диксит",
      blurb: "Картина и намёк: одним ясный, другим загадка.",
    },
    uk: {
      title: "Діксіт",
      blurb: "Картина й натяк: одним ясний, іншим загадка.",
    },
  },
};

export default poster;
