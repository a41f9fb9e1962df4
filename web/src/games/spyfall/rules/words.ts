import { catalogue } from "../../../words";

/** The rules on one screen, in our own words. */
export const rules = catalogue({
  en: {
    cards:
      "Everybody gets a card with the same place on it, and a role there. The spy’s card says only: you are the spy.",
    ask: "The dealer asks anybody one question. Whoever answers asks next: anybody but the one who has just asked them.",
    skill: "Players: show that you know the place, and don’t name it. Spy: listen, nod, guess.",
    ends: "A round ends in one of three ways",
    accuse: "Accusation",
    accuse_text:
      "Once a round you may stop the clock and accuse somebody. All but the accused vote in secret, without a word. If all agree, the accused’s card is opened. If not, the clock runs on.",
    stop: "The spy steps forward",
    stop_text:
      "While the clock runs, a spy may open their card and name the place. Right or wrong, the round is over.",
    time: "Time is up",
    time_text:
      "Talk it over, then vote on everybody in turn. The first to be convicted opens their card. If nobody is, the spies win.",
    points: "Points",
    spy_round: "to the spy for winning the round",
    spy_named: "more to the spy for naming the place, or if an innocent was convicted",
    table_round: "to each player for beating the spy",
    first: "to whoever accused the caught spy first",
    two: "Two spies (5 players and more): one vote against no longer saves the suspect. When one spy steps forward, the other must name a place too; one right answer is enough.",
    practise: "Practise with bots",
    practise_hint: "Three minutes, a table of your own, tips as you go.",
  },
  ru: {
    cards:
      "Все получают карту с одним и тем же местом и ролью в нём. На карте шпиона написано только одно: вы шпион.",
    ask: "Раздающий задаёт кому угодно один вопрос. Кто ответил, спрашивает следующим: кого угодно, кроме того, кто только что спрашивал.",
    skill: "Игрокам: покажите, что знаете место, но не выдайте его. Шпиону: слушайте, кивайте, гадайте.",
    ends: "Раунд кончается одним из трёх способов",
    accuse: "Обвинение",
    accuse_text:
      "Раз за раунд можно остановить часы и обвинить кого\u2011нибудь. Все, кроме обвиняемого, голосуют тайно и молча. Если все «за», его карту открывают. Если нет, часы идут дальше.",
    stop: "Шпион открывается",
    stop_text: "Пока идут часы, шпион может открыть карту и назвать место. Угадано или нет, раунд окончен.",
    time: "Время вышло",
    time_text:
      "Обсудите, потом голосованием решите судьбу каждого по очереди. Первый осуждённый открывает карту. Если не осуждён никто, победили шпионы.",
    points: "Очки",
    spy_round: "шпиону за выигранный раунд",
    spy_named: "ещё шпиону, если он назвал место или осуждён невиновный",
    table_round: "каждому игроку за победу над шпионом",
    first: "тому, кто первым обвинил пойманного шпиона",
    two: "Два шпиона (от 5 игроков): один голос против уже не спасает подозреваемого. Если открылся один шпион, место называет и второй; достаточно одной верной догадки.",
    practise: "Потренироваться с ботами",
    practise_hint: "Три минуты, отдельный стол, подсказки по ходу игры.",
  },
  uk: {
    cards:
      "Усі отримують карту з тим самим місцем і роллю в ньому. На карті шпигуна написано лише одне: ви шпигун.",
    ask: "Той, хто роздає, ставить будь-кому одне запитання. Хто відповів, питає наступним: будь-кого, крім того, хто щойно питав.",
    skill:
      "Гравцям: покажіть, що знаєте місце, але не викажіть його. Шпигунові: слухайте, кивайте, вгадуйте.",
    ends: "Раунд закінчується одним із трьох способів",
    accuse: "Звинувачення",
    accuse_text:
      "Раз за раунд можна спинити годинник і когось звинуватити. Усі, крім звинуваченого, голосують таємно й мовчки. Якщо всі «за», його карту відкривають. Якщо ні, годинник іде далі.",
    stop: "Шпигун відкривається",
    stop_text:
      "Поки йде годинник, шпигун може відкрити карту й назвати місце. Вгадано чи ні, раунд закінчено.",
    time: "Час вийшов",
    time_text:
      "Обговоріть, потім голосуванням вирішіть долю кожного по черзі. Перший засуджений відкриває карту. Якщо не засуджено нікого, перемогли шпигуни.",
    points: "Очки",
    spy_round: "шпигунові за виграний раунд",
    spy_named: "ще шпигунові, якщо він назвав місце або засуджено невинного",
    table_round: "кожному гравцеві за перемогу над шпигуном",
    first: "тому, хто першим звинуватив спійманого шпигуна",
    two: "Двоє шпигунів (від 5 гравців): один голос проти вже не рятує підозрюваного. Якщо відкрився один шпигун, місце називає й другий; досить однієї правильної здогадки.",
    practise: "Потренуватися з ботами",
    practise_hint: "Три хвилини, окремий стіл, підказки під час гри.",
  },
});
