import { catalogue } from "../words";

/** What the playbill says of every game. */
export const playbill = catalogue({
  en: {
    players: "{from}–{to} players",
    minutes: "{from}–{to} minutes",
    bots: "Play with\u00a0bots",
    practice: {
      one: "With bots: about {n} minute, tips as you go",
      other: "With bots: about {n} minutes, tips as you go",
    },
    rehearsal: "in rehearsal",
  },
  ru: {
    players: "{from}–{to} игроков",
    minutes: "{from}–{to} минут",
    bots: "Играть с\u00a0ботами",
    practice: {
      one: "С ботами: около {n} минуты, с\u00a0подсказками",
      few: "С ботами: около {n} минут, с\u00a0подсказками",
      many: "С ботами: около {n} минут, с\u00a0подсказками",
    },
    rehearsal: "репетируем",
  },
  uk: {
    players: "{from}–{to} гравців",
    minutes: "{from}–{to} хвилин",
    bots: "Грати з\u00a0ботами",
    practice: {
      one: "З ботами: близько {n} хвилини, з\u00a0підказками",
      few: "З ботами: близько {n} хвилин, з\u00a0підказками",
      many: "З ботами: близько {n} хвилин, з\u00a0підказками",
    },
    rehearsal: "репетируємо",
  },
});
