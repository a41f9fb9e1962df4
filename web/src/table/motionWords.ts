import { catalogue } from "../words";

export const motionWords = catalogue({
  en: {
    pause: "{name} asks for a pause",
    resume: "{name} asks to go on",
    skip: "{name} asks to skip this step",
    abandon: "{name} asks to end this game",
    kick: "{name} asks to send {whom} away",
    bot_for: "{name} asks for a bot in place of {whom}",
    leave_out: "{name} asks to play without {whom}",
    agree: "Agree",
    not_now: "Not now",
  },
  ru: {
    pause: "{name} просит паузу",
    resume: "{name} предлагает продолжить",
    skip: "{name} предлагает пропустить шаг",
    abandon: "{name} предлагает закончить игру",
    kick: "{name} предлагает попросить уйти: {whom}",
    bot_for: "{name} предлагает посадить бота вместо игрока {whom}",
    leave_out: "{name} предлагает играть без игрока {whom}",
    agree: "За",
    not_now: "Не сейчас",
  },
  uk: {
    pause: "{name} просить паузу",
    resume: "{name} пропонує продовжити",
    skip: "{name} пропонує пропустити крок",
    abandon: "{name} пропонує закінчити гру",
    kick: "{name} пропонує попросити піти: {whom}",
    bot_for: "{name} пропонує посадити бота замість гравця {whom}",
    leave_out: "{name} пропонує грати без гравця {whom}",
    agree: "За",
    not_now: "Не зараз",
  },
});
