import { catalogue } from "../../../words";

export const best = catalogue({
  en: {
    fooled: {
      one: "The best bluff: {who}’s pictures caught {n} vote",
      other: "The best bluff: {who}’s pictures caught {n} votes",
    },
    clues: "Clues just right: {n} of {all}",
  },
  ru: {
    fooled: {
      one: "Лучший обман: {who}, {n} чужой голос",
      few: "Лучший обман: {who}, {n} чужих голоса",
      many: "Лучший обман: {who}, {n} чужих голосов",
    },
    clues: "Подсказки в самый раз: {n} из {all}",
  },
  uk: {
    fooled: {
      one: "Найкращий обман: {who}, {n} чужий голос",
      few: "Найкращий обман: {who}, {n} чужі голоси",
      many: "Найкращий обман: {who}, {n} чужих голосів",
    },
    clues: "Підказки якраз влучні: {n} з {all}",
  },
});
