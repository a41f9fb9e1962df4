import { catalogue } from "../../../words";

export const rules = catalogue({
  en: {
    words:
      "An agent is a numbered mask: one card lies in the crowd, its twin is in some player’s hand. Your partner is the player who holds the agent you called.",
    call: "Call",
    call_text:
      "On your turn, put your pawn on an agent in the crowd. Whoever holds its twin is your partner until your next turn.",
    sign: "The sign",
    sign_text:
      "Was one of your own agents called? Its card glows. Look at the caller, and wink when nobody else is watching you.",
    contact: "Contact",
    contact_text:
      "On your next turn, name your partner. Right: a point for each of you. Wrong: the agent is lost to both.",
    accuse: "Accusation",
    accuse_text:
      "Seen a wink that was not for you? Accuse at any moment: the face, then whom it was for. Right: two points. Wrong: one of your four accusation cards is gone.",
    eyes: "Eyes",
    eyes_text:
      "Apart, everybody sees where everybody looks, but a wink only shows to those who look at the winker. The emblem in the eye beside a face shows who is looking at it; coins count points.",
    points: "A point for each agent face up in front of you and for each accusation card left.",
    end: "The game ends when somebody’s hand is empty or the crowd is gone.",
    four: "With four players, after a wrong accusation nobody may be accused over that agent until the call ends.",
    practise: "Practise with bots",
    practise_hint: "Three novices, with tips along the way",
  },
  ru: {
    words:
      "Агент — это маска с номером: одна карта лежит в толпе, её двойник — на руках у кого-то из игроков. Ваш напарник — тот, у кого агент, которого вы вызвали.",
    call: "Вызов",
    call_text:
      "В свой ход поставьте фишку на агента в толпе. Тот, у кого его двойник, — ваш напарник до вашего следующего хода.",
    sign: "Знак",
    sign_text:
      "Вызвали вашего агента? Его карта светится. Посмотрите на того, кто вызвал, и подмигните, когда на вас не смотрит никто другой.",
    contact: "Контакт",
    contact_text:
      "В следующий ход назовите напарника. Верно — по очку обоим. Неверно — агент потерян для обоих.",
    accuse: "Обвинение",
    accuse_text:
      "Заметили знак не для вас? Обвиняйте в любой момент: лицо, потом того, кому был знак. Верно — два очка. Неверно — одной из четырёх карт обвинения меньше.",
    eyes: "Взгляды",
    eyes_text:
      "Порознь все видят, кто куда смотрит, но знак виден только тем, кто смотрит на подавшего. Эмблема на глазу у лица показывает, кто на него смотрит; на монетах — очки.",
    points: "Очко за каждого открытого агента перед вами и за каждую оставшуюся карту обвинения.",
    end: "Игра кончается, когда у кого-то опустела рука или разошлась толпа.",
    four: "Если вас четверо: после неверного обвинения из-за этого агента больше не обвиняют, пока не закончится вызов.",
    practise: "Потренироваться с ботами",
    practise_hint: "Три новичка и подсказки по ходу игры",
  },
  uk: {
    words:
      "Агент — це маска з номером: одна карта лежить у натовпі, її двійник — на руках у когось із гравців. Ваш спільник — той, хто має агента, якого ви викликали.",
    call: "Виклик",
    call_text:
      "У свій хід поставте фішку на агента в натовпі. Той, хто має його двійника, — ваш спільник до вашого наступного ходу.",
    sign: "Знак",
    sign_text:
      "Викликали вашого агента? Його карта світиться. Подивіться на того, хто викликав, і підморгніть, коли на вас не дивиться ніхто інший.",
    contact: "Контакт",
    contact_text:
      "Наступного ходу назвіть спільника. Вгадали — по очку обом. Помилилися — агента втрачено для обох.",
    accuse: "Звинувачення",
    accuse_text:
      "Помітили знак не для вас? Звинувачуйте будь-якої миті: обличчя, потім того, кому був знак. Вгадали — два очки. Помилилися — однією з чотирьох карт звинувачення менше.",
    eyes: "Погляди",
    eyes_text:
      "Нарізно всі бачать, хто куди дивиться, але знак видно лише тим, хто дивиться на того, хто його подає. Емблема на оці біля обличчя показує, хто на нього дивиться; на монетах — очки.",
    points: "Очко за кожного відкритого агента перед вами й за кожну карту звинувачення, що лишилася.",
    end: "Гра закінчується, коли в когось спорожніла рука або розійшовся натовп.",
    four: "Якщо вас четверо: після помилкового звинувачення через цього агента більше не звинувачують, доки не скінчиться виклик.",
    practise: "Потренуватися з ботами",
    practise_hint: "Троє новачків і підказки під час гри",
  },
});
