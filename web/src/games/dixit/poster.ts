import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";
import { SEATS, type DixitOptions } from "./types";

const poster: Poster = {
  icon: ICONS.moon,
  cloth: "#3c5590",
  seats: SEATS,
  minutes: [15, 40],
  /** One turn as the storyteller and one as a guesser, with enough time to read. */
  practice: {
    options: {
      storyteller: 0,
      end: "turns",
      turns: 2,
      tell_seconds: "off",
      choose_seconds: "off",
      vote_seconds: "off",
    } satisfies Partial<DixitOptions>,
    bots: 3,
    level: "novice",
    minutes: 2,
  },
  words: {
    en: {
      title: "Dixit",
      blurb: "One picture, one clue: clear to some, a riddle to the rest.",
    },
    ru: {
      title: "Диксит",
      blurb: "Картина и подсказка: одним ясная, другим загадка.",
    },
    uk: {
      title: "Діксіт",
      blurb: "Картина й підказка: одним ясна, іншим загадка.",
    },
  },
};

export default poster;
