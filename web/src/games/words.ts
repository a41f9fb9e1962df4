import { catalogue } from "../words";

/** What the playbill says of every game. */
export const playbill = catalogue({
  en: {
    players: "{from}–{to} players",
    minutes: "{from}–{to} minutes",
    bots: "Play with bots",
    rehearsal: "in rehearsal",
  },
  ru: {
    players: "{from}–{to} игроков",
    minutes: "{from}–{to} минут",
    bots: "Играть с ботами",
    rehearsal: "репетируем",
  },
  uk: {
    players: "{from}–{to} гравців",
    minutes: "{from}–{to} хвилин",
    bots: "Грати з ботами",
    rehearsal: "репетируємо",
  },
});
