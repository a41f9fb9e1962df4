import { catalogue } from "../../../words";

/** What is said when the game is over. */
export const end = catalogue({
  en: {
    your_place: "Your place: {n} of {all}",
    place: "Place {n}",
    how_points: "A point for each agent and each card left",
    agents_won: { one: "{n} agent", other: "{n} agents" },
    signs_given: { one: "{n} sign was given", other: "{n} signs were given" },
    signs_seen: { one: "{n} was seen by somebody else", other: "{n} were seen by somebody else" },
    right_accusations: { one: "{n} right accusation", other: "{n} right accusations" },
  },
  ru: {
    your_place: "Ваше место: {n} из {all}",
    place: "Место {n}",
    how_points: "Очко за каждого агента и каждую оставшуюся карту",
    agents_won: { one: "{n} агент", few: "{n} агента", many: "{n} агентов" },
    signs_given: { one: "Подан {n} знак", few: "Подано {n} знака", many: "Подано {n} знаков" },
    signs_seen: {
      one: "посторонние заметили {n}",
      few: "посторонние заметили {n}",
      many: "посторонние заметили {n}",
    },
    right_accusations: {
      one: "{n} верное обвинение",
      few: "{n} верных обвинения",
      many: "{n} верных обвинений",
    },
  },
  uk: {
    your_place: "Ваше місце: {n} з {all}",
    place: "Місце {n}",
    how_points: "Очко за кожного агента й кожну карту, що лишилася",
    agents_won: { one: "{n} агент", few: "{n} агенти", many: "{n} агентів" },
    signs_given: { one: "Подано {n} знак", few: "Подано {n} знаки", many: "Подано {n} знаків" },
    signs_seen: { one: "сторонні помітили {n}", few: "сторонні помітили {n}", many: "сторонні помітили {n}" },
    right_accusations: {
      one: "{n} влучне звинувачення",
      few: "{n} влучні звинувачення",
      many: "{n} влучних звинувачень",
    },
  },
});
