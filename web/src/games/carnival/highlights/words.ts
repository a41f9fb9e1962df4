import { catalogue } from "../../../words";

export const best = catalogue({
  en: {
    sharp: {
      one: "The sharpest eyes: {who}, {n} right accusation",
      other: "The sharpest eyes: {who}, {n} right accusations",
    },
    signs: "Signs that no stranger saw: {n} of {all}",
  },
  ru: {
    sharp: {
      one: "Самый зоркий глаз: {who}, {n} верное обвинение",
      few: "Самый зоркий глаз: {who}, {n} верных обвинения",
      many: "Самый зоркий глаз: {who}, {n} верных обвинений",
    },
    signs: "Знаки, которых не увидели чужие: {n} из {all}",
  },
  uk: {
    sharp: {
      one: "Найгостріше око: {who}, {n} влучне звинувачення",
      few: "Найгостріше око: {who}, {n} влучні звинувачення",
      many: "Найгостріше око: {who}, {n} влучних звинувачень",
    },
    signs: "Знаки, яких не побачили чужі: {n} з {all}",
  },
});
