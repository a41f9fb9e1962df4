import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    deal: "The large card is yours: look at it while there is time. Three symbols will come up soon.",
    deal_leader:
      "You lead, so your card comes last, with the three symbols. Press the button when you are ready.",
    count:
      "Hands off the blank buttons until the count is over. Then tap the symbol that is on your card most often.",
    early: "That was too early: the buttons are locked for a second. You can still answer.",
    won: "You were first and right: the card of this round comes to you, and you lead.",
    lost: "The other hand was first. Here is how quick it was, and what was counted.",
    wrong: "Wrong: up to three of your cards go to the other players. Tap your row to see the count.",
    undecided: "Nobody won this round. The card goes under the stack and comes again later.",
    over: "The stack is empty. Whoever has the most cards wins.",
  },
  ru: {
    deal: "Большая карта — ваша: рассмотрите её, пока есть время. Скоро появятся три символа.",
    deal_leader:
      "Вы ведёте, поэтому ваша карта откроется последней, вместе с тремя символами. Нажмите кнопку, когда будете готовы.",
    count:
      "Не трогайте пустые кнопки до конца отсчёта. Потом нажмите символ, которого на вашей карте больше всего.",
    early: "Рано: кнопки на секунду заблокированы. Право на ответ остаётся за вами.",
    won: "Быстро и верно: карта этого раунда ваша, и ведёте вы.",
    lost: "Чужая рука была первой. Вот её время и то, что подсчитано.",
    wrong: "Мимо: до трёх ваших карт уходит другим игрокам. Коснитесь своей строки, чтобы увидеть подсчёт.",
    undecided: "Этот раунд ничей. Карта уходит под стопку и ещё вернётся.",
    over: "Стопка пуста. Побеждает тот, у кого больше всего карт.",
  },
  uk: {
    deal: "Велика карта — ваша: роздивіться її, поки є час. Скоро з’являться три символи.",
    deal_leader:
      "Ви ведете, тож ваша карта відкриється останньою, разом із трьома символами. Натисніть кнопку, коли будете готові.",
    count:
      "Не чіпайте порожніх кнопок до кінця відліку. Потім натисніть символ, якого на вашій карті найбільше.",
    early: "Зарано: кнопки на секунду заблоковано. Право на відповідь лишається за вами.",
    won: "Швидко й правильно: карта цього раунду ваша, і ведете ви.",
    lost: "Чужа рука була першою. Ось її час і те, що підраховано.",
    wrong: "Помилка: до трьох ваших карт іде іншим гравцям. Торкніться свого рядка, щоб побачити підрахунок.",
    undecided: "Цей раунд нічий. Карта йде під стос і ще повернеться.",
    over: "Стос порожній. Перемагає той, у кого найбільше карт.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
