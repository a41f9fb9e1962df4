import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    faces:
      "The hooded figures are the players, the numbered masks are agents. Each agent in the crowd has a twin in somebody’s hand.",
    call: "Your turn: tap an agent, then the golden button. Whoever holds its twin becomes your partner.",
    search:
      "Your partner will wink when you look their way and few others do. Tap one face after another, two seconds each.",
    seen_mine:
      "A wink, with the eyes on you: your partner! Remember the face, and name it on your next turn.",
    seen_other:
      "A wink that was not for you! Tap “Accuse”, that face, then the player it was for: two points for you.",
    contact:
      "Your turn again. Tap your partner’s face, then the golden button. Not sure? Call another agent instead.",
    partner:
      "A card in your hand glows: its agent was called. You are the caller’s partner: look at them, and wink when they look back.",
    winked: "Your sign was given. If the caller saw it, they name you on their turn, and you both score.",
    over: "That was all. Each agent face up in front of you and each card left is a point.",
  },
  ru: {
    faces:
      "Фигуры в капюшонах — игроки, маски с номерами — агенты. У каждого агента в толпе есть двойник у кого-то на руках.",
    call: "Ваш ход: коснитесь агента, потом золотой кнопки. Тот, у кого его двойник, станет вашим напарником.",
    search:
      "Напарник подмигнёт, когда вы посмотрите на него, а другие — нет. Касайтесь лиц по очереди, на каждое по две секунды.",
    seen_mine: "Вам подмигнули: это напарник! Запомните лицо и назовите его в следующий ход.",
    seen_other: "Подмигнули не вам! Коснитесь «Обвинить», потом лица и того, кому был знак: вам два очка.",
    contact:
      "Снова ваш ход. Коснитесь лица напарника, потом золотой кнопки. Не уверены? Вызовите другого агента.",
    partner:
      "Карта у вас на руках светится: агента вызвали, и вы — напарник. Посмотрите на того, кто вызвал, и подмигните, когда он посмотрит на вас.",
    winked: "Знак подан. Если его заметили, вас назовут, и вы оба получите по очку.",
    over: "Вот и всё. Каждый открытый агент перед вами и каждая оставшаяся карта — по очку.",
  },
  uk: {
    faces:
      "Постаті в каптурах — гравці, маски з номерами — агенти. Кожен агент у натовпі має двійника в когось на руках.",
    call: "Ваш хід: торкніться агента, потім золотої кнопки. Той, хто має його двійника, стане вашим спільником.",
    search:
      "Спільник підморгне, коли ви дивитиметеся на нього, а інші — ні. Торкайтеся облич по черзі, на кожне по дві секунди.",
    seen_mine: "Вам підморгнули: це спільник! Запам’ятайте обличчя й назвіть його наступного ходу.",
    seen_other:
      "Підморгнули не вам! Торкніться «Звинуватити», потім обличчя й того, кому був знак: вам два очки.",
    contact:
      "Знову ваш хід. Торкніться обличчя спільника, потім золотої кнопки. Не певні? Викличте іншого агента.",
    partner:
      "Карта у вас на руках світиться: агента викликали, і ви — спільник. Подивіться на того, хто викликав, і підморгніть, коли він гляне на вас.",
    winked: "Знак подано. Якщо його помітили, вас назвуть, і ви обоє дістанете по очку.",
    over: "Ось і все. Кожен відкритий агент перед вами й кожна карта, що лишилася, — по очку.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
