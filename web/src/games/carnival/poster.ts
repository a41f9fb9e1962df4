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
      blurb: "Somebody will wink at you in secret. Find out who, and catch the others winking.",
    },
    ru: {
      title: "Карнавал",
      blurb: "Кто-то тайно вам подмигнёт. Узнайте кто — и поймайте на этом других.",
    },
    uk: {
      title: "Карнавал",
      blurb: "Хтось потай вам підморгне. Дізнайтеся хто — і спіймайте на цьому інших.",
    },
  },
};

export default poster;
