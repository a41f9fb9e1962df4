import { catalogue } from "../../words";

export const knocks = catalogue({
  en: { knocks: "{name} would like to come in", let_in: "Let in", no: "No" },
  ru: { knocks: "{name} хочет войти", let_in: "Впустить", no: "Нет" },
  uk: { knocks: "{name} хоче ввійти", let_in: "Впустити", no: "Ні" },
});
