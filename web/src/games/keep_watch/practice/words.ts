import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    deal: "The large card is yours. Look at it: three symbols will come up soon.",
    deal_leader: "You lead: your card opens last, with the three symbols. Press when ready.",
    count: "Hands off until the count is over. Then be first to tap the right symbol.",
    early: "Too early: the buttons are locked for a second. You can still answer.",
    won: "First and right: this round’s card is yours, and you lead.",
    lost: "Another hand was first. Here is how quick it was, and the count.",
    wrong: "Wrong: up to three of your cards go to others. Tap your row for the count.",
    undecided: "Nobody won this round. The card goes under the stack and comes again.",
    over: "The stack is empty. Whoever has the most cards wins.",
  },
  ru: {
    deal: "Большая карта — ваша. Рассмотрите её: скоро появятся три символа.",
    deal_leader: "Вы ведущий: ваша карта откроется последней. Готовы — нажмите кнопку.",
    count: "Ждите конца отсчёта. Потом нажмите верный символ раньше всех.",
    early: "Рано: кнопки на секунду заблокированы. Ответить ещё можно.",
    won: "Быстро и верно: карта этого раунда ваша, и вы ведущий.",
    lost: "Чужая рука была первой. Вот её время и то, что подсчитано.",
    wrong: "Мимо: до трёх ваших карт уходит другим. Подсчёт — в вашей строке.",
    undecided: "Этот раунд ничей. Карта уходит под колоду и ещё вернётся.",
    over: "Колода пуста. Побеждает тот, у кого больше всего карт.",
  },
  uk: {
    deal: "Велика карта — ваша. Роздивіться її: скоро з’являться три символи.",
    deal_leader: "Ви ведучий: ваша карта відкриється останньою. Готові — натисніть кнопку.",
    count: "Чекайте кінця відліку. Потім натисніть правильний символ раніше за всіх.",
    early: "Зарано: кнопки на секунду заблоковано. Відповісти ще можна.",
    won: "Швидко й правильно: карта цього раунду ваша, і ви ведучий.",
    lost: "Чужа рука була першою. Ось її час і те, що підраховано.",
    wrong: "Помилка: до трьох ваших карт іде іншим. Підрахунок — у вашому рядку.",
    undecided: "Цей раунд нічий. Карта йде під колоду і ще повернеться.",
    over: "Колода порожня. Перемагає той, у кого найбільше карт.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
