import { catalogue } from "../../../words";

export const best = catalogue({
  en: { rounds: "Rounds that spies won: {n} of {all}", spies: "The last to wear the spy’s hat: {who}" },
  ru: { rounds: "Раунды за шпионами: {n} из {all}", spies: "Последний шпион: {who}" },
  uk: { rounds: "Раунди за шпигунами: {n} з {all}", spies: "Останній шпигун: {who}" },
});
