import { catalogue } from "../../../words";

/** What the valance and the highlights say of a mission; its papers have words of their own. */
export const stages = catalogue({
  en: {
    briefing: "Briefing",
    won: "Mission accomplished",
    lost: "Mission failed",
    left_bullets: { one: "bullet left", other: "bullets left" },
    rounds: { one: "round", other: "rounds" },
  },
  ru: {
    briefing: "Задание",
    won: "Миссия выполнена",
    lost: "Миссия провалена",
    left_bullets: { one: "пуля осталась", few: "пули осталось", many: "пуль осталось" },
    rounds: { one: "круг", few: "круга", many: "кругов" },
  },
  uk: {
    briefing: "Завдання",
    won: "Місію виконано",
    lost: "Місію провалено",
    left_bullets: { one: "куля лишилася", few: "кулі лишилося", many: "куль лишилося" },
    rounds: { one: "коло", few: "кола", many: "кіл" },
  },
});
