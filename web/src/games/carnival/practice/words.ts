import { catalogue } from "../../../words";

/** What a newcomer is told the first time a thing happens. */
export const hints = catalogue({
  en: {
    faces:
      "The spies left and right are the players. Tap a face to look at it; tap the crowd to look away. Everybody sees where you look.",
    call: "Your turn: tap a guest of the crowd, then the brass plate. Whoever holds that card has to wink at you.",
    partner:
      "A card in your hand glows: somebody has called it. Tap the caller’s face, and wink when they look back and nobody else watches you.",
    winked: "That was your sign. If the caller saw it, they will name you, and both of you score.",
    search: "You have called. Now look at one face after another: your partner waits until you look.",
    seen: "You have seen a sign! If it was for you, remember the face. If not: Accuse, and say which number.",
    contact:
      "Your turn again. Do you know your partner? Tap the face, then Contact. If not, just call somebody else.",
    judged: "Everybody is shown who named whom, and what it cost.",
    over: "That was all. Agents face up and cards left count a point each.",
  },
  ru: {
    faces:
      "Шпионы слева и справа — игроки. Коснитесь лица, чтобы смотреть на него, или толпы, чтобы отвести глаза. Все видят, куда вы смотрите.",
    call: "Ваш ход: коснитесь гостя в толпе, потом латунной таблички. У кого эта карта, тот должен вам подмигнуть.",
    partner:
      "Карта в руке светится: её позвали. Коснитесь лица того, кто позвал, и подмигните, когда он посмотрит на вас, а чужие — нет.",
    winked: "Знак подан. Если его увидели, назовут вас, и по очку получат оба.",
    search: "Гость позван. Теперь смотрите на лица по очереди: партнёр ждёт вашего взгляда.",
    seen: "Вы увидели знак! Если он для вас, запомните лицо. Если нет — «Обвинить» и номер.",
    contact:
      "Снова ваш ход. Знаете партнёра? Коснитесь лица, потом «Контакт». Если нет, просто позовите другого гостя.",
    judged: "Всем показывают, кто кого назвал и чего это стоило.",
    over: "Вот и всё. Открытые агенты и оставшиеся карты — по очку.",
  },
  uk: {
    faces:
      "Шпигуни ліворуч і праворуч — гравці. Торкніться обличчя, щоб дивитися на нього, або натовпу, щоб відвести очі. Усі бачать, куди ви дивитеся.",
    call: "Ваш хід: торкніться гостя в натовпі, потім латунної таблички. У кого ця карта, той має вам підморгнути.",
    partner:
      "Карта на руці світиться: її покликали. Торкніться обличчя того, хто покликав, і підморгніть, коли він гляне на вас, а чужі — ні.",
    winked: "Знак подано. Якщо його побачили, назвуть вас, і по очку дістанете обоє.",
    search: "Гостя покликано. Тепер дивіться на обличчя по черзі: партнер чекає вашого погляду.",
    seen: "Ви побачили знак! Якщо він для вас, запам’ятайте обличчя. Якщо ні — «Звинуватити» й номер.",
    contact:
      "Знову ваш хід. Знаєте партнера? Торкніться обличчя, потім «Контакт». Якщо ні, просто покличте іншого гостя.",
    judged: "Усім показують, хто кого назвав і чого це коштувало.",
    over: "Ось і все. Відкриті агенти й карти, що лишилися, — по очку.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
