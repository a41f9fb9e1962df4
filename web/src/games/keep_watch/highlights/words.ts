import { catalogue } from "../../../words";

export const best = catalogue({
  en: { quickest: "The quickest hand: {who}, {ms} ms" },
  ru: { quickest: "Самая быстрая рука: {who}, {ms} мс" },
  uk: { quickest: "Найшвидша рука: {who}, {ms} мс" },
});
