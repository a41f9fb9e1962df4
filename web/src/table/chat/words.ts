import { catalogue } from "../../words";

export const chatWords = catalogue({
  en: {
    paused: "Pause",
    empty: "Nobody has said anything yet.",
    mutes: "Mute somebody",
    mute: "Mute {name}",
    unmute: "Hear {name} again",
    write: "Write to the table",
    send: "Send",
  },
  ru: {
    paused: "Пауза",
    empty: "Пока никто ничего не сказал.",
    mutes: "Заглушить кого\u2011нибудь",
    mute: "Заглушить: {name}",
    unmute: "Снова слышать: {name}",
    write: "Написать всем за столом",
    send: "Отправить",
  },
  uk: {
    paused: "Пауза",
    empty: "Поки що ніхто нічого не сказав.",
    mutes: "Заглушити когось",
    mute: "Заглушити: {name}",
    unmute: "Знову чути: {name}",
    write: "Написати всім за столом",
    send: "Надіслати",
  },
});
