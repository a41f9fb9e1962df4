import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";
import { SEATS, type KeepWatchOptions } from "./types";

const poster: Poster = {
  icon: ICONS.clock,
  cloth: "#b4552b",
  seats: SEATS,
  minutes: [5, 15],
  practice: {
    options: { cards: 14, leader: 1, mode: "alternating", rising: true } satisfies Partial<KeepWatchOptions>,
    bots: 2,
    level: "sleepy",
    minutes: 2,
  },
  words: {
    en: {
      title: "Keep Watch",
      blurb: "Catch the symbol before the others do: milliseconds count.",
    },
    ru: {
      title: "Начеку",
      blurb: "Поймайте символ раньше других: счёт идёт на миллисекунды.",
    },
    uk: {
      title: "Напоготові",
      blurb: "Упіймайте символ раніше за інших: лік іде на мілісекунди.",
    },
  },
};

export default poster;
