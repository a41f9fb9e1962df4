import { catalogue } from "../../../words";

/** What the valance and the highlights say about a mission. The rest is in words.ts, which is loaded later. */
export const titles = catalogue({
  en: {
    briefing: "Briefing",
    won: "Mission accomplished",
    lost: "Mission failed",
    left_bullets: { one: "bullet left", other: "bullets left" },
    rounds: { one: "round played", other: "rounds played" },
  },
  ru: {
    briefing: "Задание",
    won: "Миссия выполнена",
    lost: "Миссия провалена",
    left_bullets: { one: "пуля осталась", few: "пули осталось", many: "пуль осталось" },
    rounds: { one: "круг сыгран", few: "круга сыграно", many: "кругов сыграно" },
  },
  uk: {
    briefing: "Завдання",
    won: "Місію виконано",
    lost: "Місію провалено",
    left_bullets: { one: "куля лишилася", few: "кулі лишилося", many: "куль лишилося" },
    rounds: { one: "коло зіграно", few: "кола зіграно", many: "кіл зіграно" },
  },
});
