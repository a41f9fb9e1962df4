import { catalogue } from "../../../words";

/** The rules on one screen, in our own words. */
export const rules = catalogue({
  en: {
    cards:
      "Everybody gets a card with the same place on it, and a role there. The spy’s card says only: you are the spy.",
    ask: "The dealer asks anybody one question. Who answers asks next: anybody but the one who has just asked them.",
    skill: "Players: show that you know the place, and don’t name it. Spy: listen, nod, guess.",
    ends: "A round ends in one of three ways",
    accuse: "Accusation",
    accuse_text:
      "Once a round you may stop the clock and accuse somebody. All but the accused vote in secret, without a word. All in favour: the card is opened. Otherwise the clock goes on.",
    stop: "The spy stops",
    stop_text:
      "While the clock runs, a spy may open their card and name the place. Right or wrong, the round is over.",
    time: "Time is up",
    time_text:
      "Talk it over; then everybody is put to the vote in turn. The first convicted opens their card. Nobody convicted: the spies win.",
    points: "Points",
    spy_round: "the round is the spy’s",
    spy_named: "and the spy named the place, or an innocent was convicted",
    table_round: "to each player, when the round is the table’s",
    first: "to who accused the caught spy first",
    two: "Two spies (5 players and more): votes of all but two convict. When one spy stops, the other must name a place too; one right is enough.",
    practise: "Practise with bots",
    practise_hint: "Two minutes, a table of your own, a hint at every step.",
  },
  ru: {
    cards:
      "Все получают карту с одним и тем же местом и ролью в нём. На карте шпиона написано только одно: вы шпион.",
    ask: "Сдающий задаёт кому угодно один вопрос. Кто ответил, спрашивает следующим: кого угодно, кроме того, кто только что спрашивал.",
    skill: "Игрокам: покажите, что знаете место, но не выдайте его. Шпиону: слушайте, кивайте, гадайте.",
    ends: "Раунд кончается одним из трёх способов",
    accuse: "Обвинение",
    accuse_text:
      "Раз за раунд можно остановить часы и обвинить кого-то. Все, кроме обвиняемого, голосуют тайно и молча. Все «за»: карту открывают. Иначе часы идут дальше.",
    stop: "Шпион открывается",
    stop_text: "Пока идут часы, шпион может открыть карту и назвать место. Угадано или нет, раунд окончен.",
    time: "Время вышло",
    time_text:
      "Обсудите, потом голосуйте о каждом по очереди. Первый осуждённый открывает карту. Никто не осуждён: победа шпионов.",
    points: "Очки",
    spy_round: "раунд за шпионом",
    spy_named: "и шпион назвал место либо осуждён невиновный",
    table_round: "каждому игроку, если раунд за столом",
    first: "тому, чьё обвинение указало на пойманного шпиона первым",
    two: "Два шпиона (от 5 игроков): хватает голосов всех, кроме двух. Открылся один шпион, место называет и второй; достаточно одной верной догадки.",
    practise: "Потренироваться с ботами",
    practise_hint: "Две минуты, отдельный стол, подсказка на каждом шагу.",
  },
  uk: {
    cards:
      "Усі отримують карту з тим самим місцем і роллю в ньому. На карті шпигуна написано лише одне: ви шпигун.",
    ask: "Хто здає, ставить будь-кому одне запитання. Хто відповів, питає наступним: будь-кого, крім того, хто щойно питав.",
    skill:
      "Гравцям: покажіть, що знаєте місце, але не викажіть його. Шпигунові: слухайте, кивайте, вгадуйте.",
    ends: "Раунд закінчується одним із трьох способів",
    accuse: "Звинувачення",
    accuse_text:
      "Раз за раунд можна спинити годинник і когось звинуватити. Усі, крім обвинуваченого, голосують таємно й мовчки. Усі «за»: карту відкривають. Інакше годинник іде далі.",
    stop: "Шпигун відкривається",
    stop_text:
      "Поки йде годинник, шпигун може відкрити карту й назвати місце. Вгадано чи ні, раунд закінчено.",
    time: "Час вийшов",
    time_text:
      "Обговоріть, потім голосуйте про кожного по черзі. Перший засуджений відкриває карту. Нікого не засуджено: перемога шпигунів.",
    points: "Очки",
    spy_round: "раунд за шпигуном",
    spy_named: "і шпигун назвав місце або засуджено невинного",
    table_round: "кожному гравцеві, якщо раунд за столом",
    first: "тому, чиє звинувачення вказало на спійманого шпигуна першим",
    two: "Двоє шпигунів (від 5 гравців): вистачає голосів усіх, крім двох. Відкрився один шпигун, місце називає й другий; досить однієї правильної здогадки.",
    practise: "Потренуватися з ботами",
    practise_hint: "Дві хвилини, окремий стіл, підказка на кожному кроці.",
  },
});
