import { catalogue } from "../../../words";

/** What a newcomer is told the first time a thing happens. */
export const hints = catalogue({
  en: {
    deal: "The large card is yours. Soon three symbols will be asked for. Look at it while there is time.",
    count:
      "Hands off the blank buttons until the count is over. Then tap the symbol that is on your card most often.",
    early: "That was too early: the buttons are locked for a second. Your claim is not lost.",
    won: "You were first and right: the card of this round comes to you, and you lead.",
    lost: "The other hand was first. Here is how quick it was, and what was counted.",
    wrong: "Wrong: up to three of your cards go to the other players. Touch your line to see the count.",
    undecided: "Nobody won this round. The card goes under the stack and comes again later.",
    over: "The stack is empty. Who has the most cards wins.",
  },
  ru: {
    deal: "Большая карта ваша. Скоро назовут три знака. Посмотрите на неё, пока есть время.",
    count:
      "Не трогайте пустые кнопки до конца счёта. Потом нажмите знак, который встречается на вашей карте чаще всего.",
    early: "Рано: кнопки на секунду заперты. Ваша попытка не потеряна.",
    won: "Вы первые, и верно: карта этого раунда достаётся вам, и вы ведёте.",
    lost: "Чужая рука была первой. Вот за сколько и что сосчитано.",
    wrong: "Мимо: до трёх ваших карт уходят другим игрокам. Коснитесь своей строки, чтобы увидеть счёт.",
    undecided: "Этот раунд ничей. Карта уходит под низ колоды и ещё вернётся.",
    over: "Колода пуста. У кого больше карт, тот и победил.",
  },
  uk: {
    deal: "Велика карта ваша. Скоро назвуть три знаки. Подивіться на неї, поки є час.",
    count:
      "Не чіпайте порожніх кнопок до кінця лічби. Потім натисніть знак, який трапляється на вашій карті найчастіше.",
    early: "Зарано: кнопки на секунду замкнено. Вашої спроби не втрачено.",
    won: "Ви перші, і правильно: карта цього раунду дістається вам, і ви ведете.",
    lost: "Чужа рука була першою. Ось за скільки й що пораховано.",
    wrong: "Повз: до трьох ваших карт ідуть іншим гравцям. Торкніться свого рядка, щоб побачити лічбу.",
    undecided: "Цей раунд нічий. Карта йде під низ колоди й ще повернеться.",
    over: "Колода порожня. У кого більше карт, той і переміг.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
