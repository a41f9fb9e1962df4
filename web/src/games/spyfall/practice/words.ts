import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    deal: "Hold the card to see your place, or that you are the spy. Then let go.",
    start: "Has everybody looked? You deal, so start the clock.",
    ask: "Tap a mask, then ask what only somebody who is there would know.",
    answer: "Make them believe you without naming the place. As the spy, stay vague.",
    listen: "Listen. Tap a place to mark it, twice to strike it out. Only you see that.",
    accuse: "Somebody is accused. Vote in secret: all but the suspect must agree.",
    suspect: "You are accused. Now the others decide.",
    guess: "Choose the place that fits what you have heard.",
    guess_other: "The spy has opened the card and must name the place.",
    discussion: "Time is up. Who was pretending? The vote comes next.",
    poll: "Everybody is voted on in turn, until somebody is convicted.",
    reveal: "Here is who was who, and what each has won.",
  },
  ru: {
    deal: "Нажмите на карту и держите: там место или надпись, что вы шпион.",
    start: "Все посмотрели карты? Раздаёте вы: запустите часы.",
    ask: "Нажмите на маску и спросите то, что знает только тот, кто там.",
    answer: "Отвечайте так, чтобы поверили, но не выдайте место. Шпион — туманно.",
    listen: "Слушайте. Касание помечает место, второе вычёркивает. Это видите только вы.",
    accuse: "Кого-то обвиняют. Голосуйте тайно: нужны все, кроме подозреваемого.",
    suspect: "Обвиняют вас. Теперь решают остальные.",
    guess: "Выберите место, к которому подходит всё услышанное.",
    guess_other: "Шпион открыл карту и должен назвать место.",
    discussion: "Время вышло. Кто притворялся? Сейчас будет голосование.",
    poll: "Голосуем о каждом по очереди, пока кого-нибудь не осудят.",
    reveal: "Вот кто кем был и сколько выиграл.",
  },
  uk: {
    deal: "Натисніть на карту й тримайте: там місце або напис, що ви шпигун.",
    start: "Усі подивилися карти? Роздаєте ви: запустіть годинник.",
    ask: "Торкніться маски й запитайте те, що знає лише той, хто там.",
    answer: "Відповідайте так, щоб повірили, та не викажіть місця. Шпигун — туманно.",
    listen: "Слухайте. Дотик позначає місце, другий викреслює. Це бачите лише ви.",
    accuse: "Когось звинувачують. Голосуйте таємно: потрібні всі, крім підозрюваного.",
    suspect: "Звинувачують вас. Тепер вирішують інші.",
    guess: "Оберіть місце, до якого пасує все почуте.",
    guess_other: "Шпигун відкрив карту й має назвати місце.",
    discussion: "Час вийшов. Хто прикидався? Зараз буде голосування.",
    poll: "Голосуємо про кожного по черзі, доки когось не засудять.",
    reveal: "Ось хто ким був і скільки виграв.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
