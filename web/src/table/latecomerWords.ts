import { catalogue } from "../words";

export const latecomer = catalogue({
  en: {
    guest: "You are watching",
    words: "A seat is yours when the next game begins.",
    next_round: "From the next round you play instead of {name}.",
    may_play: "From the next round you may play instead of a bot.",
    just_watch: "Just watch",
    play_too: "I’ll play",
  },
  ru: {
    guest: "Вы пока в зрителях",
    words: "В следующей игре для вас будет место.",
    next_round: "Со следующего раунда вы играете вместо бота: {name}.",
    may_play: "Со следующего раунда можно сыграть вместо бота.",
    just_watch: "Только смотреть",
    play_too: "Играть",
  },
  uk: {
    guest: "Ви поки що глядач",
    words: "У наступній грі для вас буде місце.",
    next_round: "З наступного раунду ви граєте замість бота: {name}.",
    may_play: "З наступного раунду можна зіграти замість бота.",
    just_watch: "Лише дивитися",
    play_too: "Грати",
  },
});
