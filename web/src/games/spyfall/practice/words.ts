import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    deal: "Hold the card to look at it, then let go. It names the place, or says that you are the spy.",
    start: "You deal: when everybody has looked, start the clock.",
    ask: "Your question: tap a mask, then type or borrow words. Ask what only somebody who is there would know.",
    answer: "Answer so that players believe you, and the spy learns nothing. As the spy: stay vague.",
    listen:
      "Listen to the others. Tap a place once to mark it, twice to strike it out. Nobody sees your marks.",
    accuse: "Somebody is accused. Vote in secret; all but the suspect must agree.",
    suspect: "You are accused. Now the others decide.",
    guess: "Choose the place that fits what you have heard.",
    guess_other: "The spy has opened the card and must name the place.",
    discussion: "Time is up. Think who was pretending: the vote comes next.",
    poll: "Everybody is voted on in turn, until somebody is convicted.",
    reveal: "Here is who was who, and what each has won. The next dealer goes on.",
  },
  ru: {
    deal: "Нажмите на карту и держите, чтобы посмотреть, потом отпустите. На ней место или надпись, что вы шпион.",
    start: "Раздаёте вы: когда все посмотрели карты, запустите часы.",
    ask: "Ваш вопрос: нажмите на маску, потом напишите или возьмите слова взаймы. Спросите то, что знает только тот, кто там.",
    answer: "Ответьте так, чтобы игроки поверили, а шпион ничего не узнал. Шпиону: говорите туманно.",
    listen:
      "Слушайте других. Коснитесь места один раз, чтобы пометить, два — чтобы вычеркнуть. Ваших пометок никто не видит.",
    accuse: "Кого-то обвиняют. Голосуйте тайно: должны согласиться все, кроме подозреваемого.",
    suspect: "Обвиняют вас. Теперь решают остальные.",
    guess: "Выберите место, к которому подходит всё услышанное.",
    guess_other: "Шпион открыл карту и должен назвать место.",
    discussion: "Время вышло. Подумайте, кто притворялся: сейчас будет голосование.",
    poll: "Судьбу каждого по очереди решает голосование, пока кого-нибудь не осудят.",
    reveal: "Вот кто кем был и сколько выиграл. Дальше — следующий раздающий.",
  },
  uk: {
    deal: "Натисніть на карту й тримайте, щоб подивитися, потім відпустіть. На ній місце або напис, що ви шпигун.",
    start: "Роздаєте ви: коли всі подивилися карти, запустіть годинник.",
    ask: "Ваше запитання: торкніться маски, потім напишіть або візьміть слова в позику. Запитайте те, що знає лише той, хто там.",
    answer:
      "Відповідайте так, щоб гравці повірили, а шпигун нічого не дізнався. Шпигунові: говоріть туманно.",
    listen:
      "Слухайте інших. Торкніться місця один раз, щоб позначити, двічі — щоб викреслити. Ваших позначок ніхто не бачить.",
    accuse: "Когось звинувачують. Голосуйте таємно: мають погодитися всі, крім підозрюваного.",
    suspect: "Звинувачують вас. Тепер вирішують інші.",
    guess: "Оберіть місце, до якого пасує все почуте.",
    guess_other: "Шпигун відкрив карту й має назвати місце.",
    discussion: "Час вийшов. Подумайте, хто прикидався: зараз буде голосування.",
    poll: "Долю кожного по черзі вирішує голосування, доки когось не засудять.",
    reveal: "Ось хто ким був і скільки виграв. Далі — той, хто роздає наступним.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
