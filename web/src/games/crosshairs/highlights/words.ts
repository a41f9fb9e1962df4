import { catalogue } from "../../../words";

export const best = catalogue({
  en: {
    marksman: { one: "The marksman: {who}, {n} hit", other: "The marksman: {who}, {n} hits" },
  },
  ru: {
    marksman: {
      one: "Самый меткий агент: {who}, {n} попадание",
      few: "Самый меткий агент: {who}, {n} попадания",
      many: "Самый меткий агент: {who}, {n} попаданий",
    },
  },
  uk: {
    marksman: {
      one: "Найвлучніший агент: {who}, {n} влучання",
      few: "Найвлучніший агент: {who}, {n} влучання",
      many: "Найвлучніший агент: {who}, {n} влучань",
    },
  },
});
