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
      blurb: "Win agents: spot who winks at you, and catch others winking.",
    },
    ru: {
      title: "Карнавал",
      blurb: "Собирайте агентов: узнайте, кто вам подмигнул, ловите чужие знаки.",
    },
    uk: {
      title: "Карнавал",
      blurb: "Збирайте агентів: упізнайте, хто підморгує вам, і ловіть чужі знаки.",
    },
  },
};

export default poster;
