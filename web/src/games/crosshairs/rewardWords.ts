import { catalogue } from "../../words";

/** The reward for a right shot. */
export const reward = catalogue({
  en: {
    reward: "Well named! Take a card from the discard",
    reward_hint: "Face up, you choose; face down, you take it blind.",
    reward_pick: "Choose a card",
    reward_up: "Face up",
    reward_down: "Face down",
    blind: { one: "Card {n} from the bottom, blind", other: "Card {n} from the bottom, blind" },
    no_reward: "No card, thanks",
    take: "Take {card}",
    take_blind: "Take the card blind",
  },
  ru: {
    reward: "Точно! Возьмите карту из сброса",
    reward_hint: "Открытую выбираете, закрытую берёте вслепую.",
    reward_pick: "Выберите карту",
    reward_up: "Лицом вверх",
    reward_down: "Рубашкой вверх",
    blind: {
      one: "Карта {n} снизу, вслепую",
      few: "Карта {n} снизу, вслепую",
      many: "Карта {n} снизу, вслепую",
    },
    no_reward: "Спасибо, не надо",
    take: "Взять: {card}",
    take_blind: "Взять вслепую",
  },
  uk: {
    reward: "Влучно! Візьміть карту зі скиду",
    reward_hint: "Відкриту обираєте, закриту берете наосліп.",
    reward_pick: "Оберіть карту",
    reward_up: "Лицем догори",
    reward_down: "Сорочкою догори",
    blind: {
      one: "Карта {n} знизу, наосліп",
      few: "Карта {n} знизу, наосліп",
      many: "Карта {n} знизу, наосліп",
    },
    no_reward: "Дякую, не треба",
    take: "Узяти: {card}",
    take_blind: "Узяти наосліп",
  },
});
