import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    look: "Swipe through your pictures; a tap enlarges one. Soon you tell of one.",
    tell: "Pick a picture, and a clue that some will get but not all: a mood, a title.",
    wait: "Somebody else is telling. Look through your pictures meanwhile.",
    choose: "Which of yours fits the clue best? Each vote that it catches is your point.",
    vote: "One is the storyteller’s; the others are there to fool you. Find it.",
    reveal: "Some found it, not all: 3 points for each of them and the storyteller.",
    reveal_none: "All or nobody found it: nothing for the storyteller, 2 for the others.",
    over: "Whoever is furthest ahead wins.",
  },
  ru: {
    look: "Листайте картины; касание увеличивает. Об одной скоро расскажете.",
    tell: "Выберите картину и подсказку, которую поймут не все: чувство, название.",
    wait: "Рассказывает другой игрок. Пока полистайте свои картины.",
    choose: "Какая ваша картина ближе к подсказке? Каждый голос за неё — ваше очко.",
    vote: "Одна из них — рассказчика, остальные вас путают. Найдите её.",
    reveal: "Угадали не все: по 3 очка рассказчику и каждому, кто угадал.",
    reveal_none: "Угадали все или никто: рассказчику ничего, остальным по 2 очка.",
    over: "Побеждает тот, кто ушёл дальше всех.",
  },
  uk: {
    look: "Гортайте картини; дотик збільшує. Про одну скоро розповісте.",
    tell: "Оберіть картину й підказку, яку зрозуміють не всі: почуття, назву.",
    wait: "Розповідає інший гравець. Поки що погортайте свої картини.",
    choose: "Яка ваша картина ближча до підказки? Кожен голос за неї — ваше очко.",
    vote: "Одна з них — оповідача, решта вас плутає. Знайдіть її.",
    reveal: "Вгадали не всі: по 3 очки оповідачеві й кожному, хто вгадав.",
    reveal_none: "Вгадали всі або ніхто: оповідачеві нічого, решті по 2 очки.",
    over: "Перемагає той, хто зайшов найдалі.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
