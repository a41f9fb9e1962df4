import { catalogue } from "../../words";

export const otherSeat = catalogue({
  en: {
    other_seat: "Another seat?",
    other_seat_words: "This link leads to another seat at table {code}. You have one there already.",
    take_it: "Take the other seat",
    keep_mine: "Stay in mine",
  },
  ru: {
    other_seat: "Пересесть?",
    other_seat_words: "Эта ссылка ведёт на другое место за столом {code}. У вас там уже есть своё.",
    take_it: "Пересесть на другое место",
    keep_mine: "Остаться на своём",
  },
  uk: {
    other_seat: "Пересісти?",
    other_seat_words: "Це посилання веде на інше місце за столом {code}. У вас там уже є своє.",
    take_it: "Пересісти на інше місце",
    keep_mine: "Лишитися на своєму",
  },
});
