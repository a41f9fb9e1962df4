import { catalogue } from "../../../words";

export const rules = catalogue({
  en: {
    goal: "Find your partners by a secret sign, and catch the others signalling.",
    agents:
      "Every guest of the crowd is an agent. The same card lies in somebody’s hand, and only they know it.",
    call: "Call",
    call_text:
      "On your turn, put your pawn on a guest. Whoever holds that card is your partner until your next turn.",
    sign: "The sign",
    sign_text:
      "Somebody has called your agent? The card glows. Look at the caller and wink when nobody else is watching you.",
    contact: "Contact",
    contact_text:
      "On your next turn, name your partner. Right: a point for each of you. Wrong: the card is lost to both.",
    accuse: "Counter-intelligence",
    accuse_text:
      "Seen a wink that was not for you? Accuse at any moment: a face, then a number. Right: two points. Wrong: one of your four cards is gone.",
    eyes: "Eyes",
    eyes_text:
      "Apart, everybody sees where everybody looks, but a wink only shows to those who look at the winker.",
    points: "A point for each agent face up in front of you and for each counter-intelligence card left.",
    end: "The game ends when somebody has no agents left or the crowd is gone.",
    four: "With four players, a wrong accusation closes that number until the call ends.",
    practise: "Practise with bots",
    practise_hint: "Three novices, with tips along the way",
  },
  ru: {
    goal: "Находите партнёров по тайному знаку и ловите на знаках других.",
    agents: "Каждый гость в толпе — агент. Такая же карта есть у кого-то на руках, и знает о ней только он.",
    call: "Вызов",
    call_text:
      "В свой ход поставьте фишку на гостя. У кого эта карта, тот ваш партнёр до вашего следующего хода.",
    sign: "Знак",
    sign_text:
      "Позвали вашего агента? Карта светится. Посмотрите на того, кто позвал, и подмигните, когда на вас не смотрят чужие.",
    contact: "Контакт",
    contact_text: "В следующий ход назовите партнёра. Верно — по очку обоим. Нет — карта пропала для обоих.",
    accuse: "Контрразведка",
    accuse_text:
      "Заметили чужой знак? Обвиняйте в любой момент: лицо, потом номер. Верно — два очка. Нет — одной из четырёх карт меньше.",
    eyes: "Взгляды",
    eyes_text:
      "На расстоянии все видят, кто куда смотрит, но знак виден только тем, кто смотрит на подавшего.",
    points: "Очко за каждого открытого агента перед вами и за каждую оставшуюся карту контрразведки.",
    end: "Игра кончается, когда у кого-то не осталось агентов или разошлась толпа.",
    four: "Вчетвером неверное обвинение закрывает номер до конца вызова.",
    practise: "Потренироваться с ботами",
    practise_hint: "Три новичка и подсказки по ходу игры",
  },
  uk: {
    goal: "Знаходьте партнерів за таємним знаком і ловіть на знаках інших.",
    agents: "Кожен гість у натовпі — агент. Така сама карта є в когось на руках, і знає про неї лише він.",
    call: "Виклик",
    call_text:
      "У свій хід поставте фішку на гостя. У кого ця карта, той ваш партнер до вашого наступного ходу.",
    sign: "Знак",
    sign_text:
      "Покликали вашого агента? Карта світиться. Подивіться на того, хто покликав, і підморгніть, коли на вас не дивляться чужі.",
    contact: "Контакт",
    contact_text: "Наступного ходу назвіть партнера. Правильно — по очку обом. Ні — карту втрачено для обох.",
    accuse: "Контррозвідка",
    accuse_text:
      "Помітили чужий знак? Звинувачуйте будь-якої миті: обличчя, потім номер. Правильно — два очки. Ні — однією з чотирьох карт менше.",
    eyes: "Погляди",
    eyes_text:
      "На відстані всі бачать, хто куди дивиться, але знак видно лише тим, хто дивиться на того, хто його подає.",
    points: "Очко за кожного відкритого агента перед вами й за кожну карту контррозвідки, що лишилася.",
    end: "Гра закінчується, коли в когось не лишилося агентів або розійшовся натовп.",
    four: "Учотирьох хибне звинувачення закриває номер до кінця виклику.",
    practise: "Потренуватися з ботами",
    practise_hint: "Троє новачків і підказки дорогою",
  },
});
