import { catalogue } from "../../words";

export const chatWords = catalogue({
  en: {
    paused: "Pause",
    empty: "Nobody has written anything yet.",
    mutes: "Mute somebody",
    mute: "Mute {name}",
    unmute: "Hear {name} again",
    write: "Write to the table",
    send: "Send",
  },
  ru: {
    paused: "Пауза",
    empty: "Пока никто ничего не написал.",
    mutes: "Скрыть чьи-то сообщения",
    mute: "Скрыть: {name}",
    unmute: "Показывать: {name}",
    write: "Написать всем за столом",
    send: "Отправить",
  },
  uk: {
    paused: "Пауза",
    empty: "Поки що ніхто нічого не написав.",
    mutes: "Сховати чиїсь повідомлення",
    mute: "Сховати: {name}",
    unmute: "Показувати: {name}",
    write: "Написати всім за столом",
    send: "Надіслати",
  },
});
