import type { Language } from "../words";

/** Bots are named after small things in a workshop, one for each seat. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Nail",
    "Cog",
    "Spring",
    "Rivet",
    "Cork",
    "Thimble",
    "Latch",
    "Bobbin",
    "Hinge",
    "Buckle",
    "Wick",
    "Peg",
  ],
  ru: [
    "Гвоздь",
    "Винтик",
    "Пружина",
    "Шуруп",
    "Пробка",
    "Напёрсток",
    "Щеколда",
    "Катушка",
    "Гайка",
    "Пряжка",
    "Фитиль",
    "Колышек",
  ],
  uk: [
    "Цвях",
    "Гвинтик",
    "Пружина",
    "Шуруп",
    "Корок",
    "Наперсток",
    "Клямка",
    "Котушка",
    "Защіпка",
    "Пряжка",
    "Ґніт",
    "Кілочок",
  ],
};
/** Every third mask, so that each bot has two more to change into. */
const MASKS = [15, 9, 27, 3, 30, 18, 12, 33, 21, 36, 6, 24];

export function botName(seat: number, language: Language): string {
  const names = NAMES[language];
  return names[seat % names.length] ?? "";
}

/** A mask that nobody at the table wears. */
export function botMask(seat: number, worn: readonly number[] = []): number {
  const own = MASKS[seat % MASKS.length] ?? 15;
  return [own, own - 1, own - 2].find((mask) => !worn.includes(mask)) ?? own;
}
