import { catalogue } from "../../../words";

/** Hints for a newcomer: what is to be done now, or what has just happened and what it earned. Two lines at most. */
export const hints = catalogue({
  en: {
    call: "Your turn: tap a numbered agent in the crowd, then the golden button.",
    faces: "The hooded figures are players. Each agent in the crowd has a twin in somebody’s hand.",
    contact: "Your turn. {who} winked at you: tap that face, then the golden button.",
    call_again: "Your turn. Not sure who your partner is? Then just call another agent.",
    seen_other: "{who} winked at {whom}, not at you! Tap “Accuse”: right, and you get two points.",
    partner: "Your agent {n} was called: {who} needs your wink. Meet those eyes, and wink.",
    seen_mine: "{who} winked at you: your partner! Name them on your next turn: a point each.",
    search: "Whoever holds {n} will wink at you. Tap the face that is looking at you.",
    blink: "Both eyes, quick: a blink, it means nothing. One eye, slow: a wink!",
    winked: "You winked at {who}. On their next turn they name you: a point each.",
    wait: "Nobody hurries you: look around. “Go on” lets {who} move.",
    over: "You know it all now. Among friends a clock runs, and all eyes hunt your winks.",
  },
  ru: {
    call: "Ваш ход: коснитесь агента с номером в толпе, потом золотой кнопки.",
    faces: "Фигуры в капюшонах — игроки. У каждого агента в толпе есть двойник у кого-то на руках.",
    contact: "Ваш ход. Вам подмигивает {who}: коснитесь этого лица, потом золотой кнопки.",
    call_again: "Ваш ход. Не знаете, кто напарник? Просто вызовите другого агента.",
    seen_other: "Подмигнули не вам! {who} → {whom}. Нажмите «Обвинить»: верно — два очка.",
    partner: "Вызван ваш агент {n}: {who} ждёт. Встретьтесь взглядом и подмигните.",
    seen_mine: "Вам подмигивает {who}: это напарник! Назовите в свой ход — очко каждому.",
    search: "У кого агент {n}, тот вам подмигнёт. Коснитесь лица, которое смотрит на вас.",
    blink: "Оба глаза, быстро — просто моргание. Один глаз, медленно — знак!",
    winked: "Вы подмигнули: {who}. В свой ход напарник назовёт вас — очко каждому.",
    wait: "Вас никто не торопит: осмотритесь. «Дальше» — и ходит {who}.",
    over: "Теперь вы умеете всё. С друзьями пойдут часы, а за вашими знаками — охота.",
  },
  uk: {
    call: "Ваш хід: торкніться агента з номером у натовпі, потім золотої кнопки.",
    faces: "Постаті в каптурах — гравці. Кожен агент у натовпі має двійника в когось на руках.",
    contact: "Ваш хід. Вам підморгує {who}: торкніться цього обличчя, потім золотої кнопки.",
    call_again: "Ваш хід. Не знаєте, хто спільник? Просто викличте іншого агента.",
    seen_other: "Підморгнули не вам! {who} → {whom}. «Звинуватити»: вгадали — два очки.",
    partner: "Викликано вашого агента {n}: {who} чекає. Зустріньтеся поглядом і підморгніть.",
    seen_mine: "Вам підморгує {who}: це спільник! Назвіть у свій хід — очко кожному.",
    search: "Хто має агента {n}, той вам підморгне. Торкніться обличчя, що дивиться на вас.",
    blink: "Обидва ока, швидко — просто кліпання. Одне око, повільно — знак!",
    winked: "Ви підморгнули: {who}. У свій хід спільник назве вас — очко кожному.",
    wait: "Вас ніхто не квапить: роззирніться. «Далі» — і ходить {who}.",
    over: "Тепер ви вмієте все. З друзями піде годинник, а за вашими знаками — полювання.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];

/** What else a newcomer's screen says and shows. */
export const lesson = catalogue({
  en: {
    go_on: "Go on",
    to_move: "{who} is to move",
    choosing: "{who} is choosing…",
    look_back: "Look back: {who}",
    looks_at_you: "These eyes are on you",
    for_you: "A wink for you!",
    for_other: "A wink for {whom}",
  },
  ru: {
    go_on: "Дальше",
    to_move: "Ходит {who}",
    choosing: "{who} выбирает…",
    look_back: "Взглянуть: {who}",
    looks_at_you: "Смотрит прямо на вас",
    for_you: "Подмигивает вам!",
    for_other: "Подмигивает: {whom}",
  },
  uk: {
    go_on: "Далі",
    to_move: "Ходить {who}",
    choosing: "{who} обирає…",
    look_back: "Глянути: {who}",
    looks_at_you: "Дивиться просто на вас",
    for_you: "Підморгує вам!",
    for_other: "Підморгує: {whom}",
  },
});
