import { catalogue } from "../../words";

export const reacting = catalogue({
  en: {
    react: "React",
    applause: "Applause",
    laughter: "Laughter",
    surprise: "Surprise",
    heart: "Love it",
    thinking: "Let me think",
    hurry: "Hurry up!",
    reacted: "{name}: {what}",
  },
  ru: {
    react: "Реакция",
    applause: "Аплодисменты",
    laughter: "Смех",
    surprise: "Удивление",
    heart: "Прелесть",
    thinking: "Дайте подумать",
    hurry: "Поживее!",
    reacted: "{name}: {what}",
  },
  uk: {
    react: "Реакція",
    applause: "Оплески",
    laughter: "Сміх",
    surprise: "Подив",
    heart: "Чарівно",
    thinking: "Дайте подумати",
    hurry: "Жвавіше!",
    reacted: "{name}: {what}",
  },
});
