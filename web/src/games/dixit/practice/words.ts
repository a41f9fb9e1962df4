import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    look: "Swipe through your pictures; tap the one in front to see it large. You are about to tell about one of them.",
    tell: "You are the storyteller. Pick a picture and say something about it that not everybody will get: a feeling or a title works better than what is drawn.",
    wait: "Somebody else is telling. Wait for the clue, and look through your pictures.",
    choose:
      "Find the picture of yours that fits the clue best: each vote that it catches is a point for you.",
    vote: "One of these is the storyteller’s. Find it: but the others tried to fool you.",
    reveal:
      "Some found it: the storyteller and they get 3 points. If all or nobody had, the storyteller would get none.",
    reveal_none: "All or nobody found it: nothing for the storyteller, 2 for everybody else.",
    over: "Whoever is furthest ahead wins.",
  },
  ru: {
    look: "Листайте свои картины; нажмите на среднюю, чтобы увидеть её крупно. Скоро вы расскажете об одной из них.",
    tell: "Вы рассказчик. Выберите картину и скажите о ней так, чтобы поняли не все: чувство или название лучше, чем то, что нарисовано.",
    wait: "Рассказывает другой игрок. Дождитесь подсказки, а пока листайте свои картины.",
    choose:
      "Найдите у себя картину, которая лучше всего подходит к подсказке: каждый голос за неё — ваше очко.",
    vote: "Одна из этих картин — рассказчика. Найдите её: остальные хотели вас запутать.",
    reveal:
      "Угадали не все: рассказчик и угадавшие получают по 3 очка. Если бы все или никто — рассказчик остался бы ни с чем.",
    reveal_none: "Угадали все или никто: рассказчику ничего, остальным по 2 очка.",
    over: "Побеждает тот, кто ушёл дальше всех.",
  },
  uk: {
    look: "Гортайте свої картини; натисніть на середню, щоб побачити її великою. Невдовзі ви розповісте про одну з них.",
    tell: "Ви оповідач. Оберіть картину й скажіть про неї так, щоб зрозуміли не всі: почуття чи назва краще за те, що намальовано.",
    wait: "Розповідає інший гравець. Дочекайтеся підказки, а поки що гортайте свої картини.",
    choose: "Знайдіть у себе картину, що найкраще пасує до підказки: кожен голос за неї — ваше очко.",
    vote: "Одна з цих картин — оповідача. Знайдіть її: решта хотіли вас заплутати.",
    reveal:
      "Вгадали не всі: оповідач і ті, хто вгадав, дістають по 3 очки. Якби всі або ніхто — оповідач лишився б ні з чим.",
    reveal_none: "Вгадали всі або ніхто: оповідачеві нічого, решті по 2 очки.",
    over: "Перемагає той, хто зайшов найдалі.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
