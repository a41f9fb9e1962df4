import { catalogue } from "../../words";

/** What every game says in the same way. */
export const house = catalogue({
  en: { got_it: "Got it", guest: "Guest", by_lot: "By lot" },
  ru: { got_it: "Понятно", guest: "Гость", by_lot: "По жребию" },
  uk: { got_it: "Зрозуміло", guest: "Гість", by_lot: "За жеребом" },
});
