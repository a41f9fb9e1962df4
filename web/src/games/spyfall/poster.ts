import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";
import { SEATS, type SpyfallOptions } from "./types";

const poster: Poster = {
  icon: ICONS.hat,
  cloth: "#5b4630",
  seats: SEATS,
  minutes: [8, 40],
  practice: {
    options: { rounds: 1, seconds: 180, spies: 1 } satisfies Partial<SpyfallOptions>,
    bots: 3,
    level: "novice",
    minutes: 3,
  },
  words: {
    en: {
      title: "Spyfall\u00a02",
      blurb: "Everybody knows where we are. Except the spy.",
    },
    ru: {
      title: "Находка для шпиона\u00a02",
      blurb: "Все знают, где мы. Кроме шпиона.",
    },
    uk: {
      title: "Знахідка для шпигуна\u00a02",
      blurb: "Усі знають, де ми. Крім шпигуна.",
    },
  },
};

export default poster;
