import { catalogue } from "../words";

/** What the playbill says of every game. */
export const playbill = catalogue({
  en: {
    players: "{from}–{to} players",
    rehearsal: "in rehearsal",
  },
  ru: {
    players: "{from}–{to} игроков",
    rehearsal: "репетируем",
  },
  uk: {
    players: "{from}–{to} гравців",
    rehearsal: "репетируємо",
  },
});
