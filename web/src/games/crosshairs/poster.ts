import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";
import { SEATS, type CrosshairsOptions } from "./types";

const poster: Poster = {
  icon: ICONS.aim,
  cloth: "#1f5c4a",
  seats: SEATS,
  minutes: [10, 30],
  practice: {
    options: { mission: "training_1", first: 0 } satisfies Partial<CrosshairsOptions>,
    bots: 2,
    level: "regular",
    minutes: 5,
  },
  words: {
    en: {
      title: "Crosshairs",
      blurb: "One gun, a few bullets, and suspects to name together.",
    },
    ru: {
      title: "Под прицелом",
      blurb: "Один пистолет, несколько пуль и подозреваемые: назовите их вместе.",
    },
    uk: {
      title: "Під прицілом",
      blurb: "Один пістолет, кілька куль і підозрювані: назвіть їх разом.",
    },
  },
};

export default poster;
