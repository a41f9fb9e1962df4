import { ICONS } from "../../ui/icons";
import type { Poster } from "../poster";
import { SEATS, type CarnivalOptions } from "./types";

const poster: Poster = {
  icon: ICONS.wink,
  cloth: "#8f3566",
  seats: SEATS,
  minutes: [5, 15],
  practice: {
    options: { cards: 3, least_seconds: 4, first: 0, lesson: true } satisfies Partial<CarnivalOptions>,
    bots: 3,
    level: "novice",
    minutes: 3,
    ownPace: true,
  },
  words: {
    en: {
      title: "Carnival",
      blurb: "Win the most agents: spot the partner who winks at you in secret, and catch the others at it.",
    },
    ru: {
      title: "Карнавал",
      blurb:
        "Соберите больше всех агентов: узнайте напарника, который тайно вам подмигнёт, и ловите на этом других.",
    },
    uk: {
      title: "Карнавал",
      blurb:
        "Зберіть найбільше агентів: упізнайте спільника, який потай вам підморгне, і ловіть на цьому інших.",
    },
  },
};

export default poster;
