import { catalogue } from "../../words";

/** The discard, and the hint for anyone who asks. */
export const sheet = catalogue({
  en: {
    the_discard: "The discard",
    discard_open: "Face up",
    discard_empty: "Nothing lies there yet",
    discard_closed: {
      one: "Only the top card may be read: {n} card in all",
      other: "Only the top card may be read: {n} cards in all",
    },
    returned: "Named and shuffled into HQ",
    what_happened: "What happened",
    hint_best: "{card} beside {who}’s suspect would say the most.",
    hint_own: "{card} beside your suspect would say the most.",
    hint_none: "No card of yours would say anything new.",
    hint_possible: { one: "{who}: {n} possibility", other: "{who}: {n} possibilities" },
    hint_only: "Worked out only from what you see.",
  },
  ru: {
    the_discard: "Сброс",
    discard_open: "Лицом вверх",
    discard_empty: "Там пока пусто",
    discard_closed: {
      one: "Смотреть можно только верхнюю, всего {n} карта",
      few: "Смотреть можно только верхнюю, всего {n} карты",
      many: "Смотреть можно только верхнюю, всего {n} карт",
    },
    returned: "Названы и замешаны в штаб",
    what_happened: "Что произошло",
    hint_best: "Больше всего скажет {card} рядом с тем, кого стережёт {who}.",
    hint_own: "Больше всего скажет {card} у вашего подозреваемого.",
    hint_none: "Ни одна ваша карта не скажет ничего нового.",
    hint_possible: { one: "{who}: {n} вариант", few: "{who}: {n} варианта", many: "{who}: {n} вариантов" },
    hint_only: "Учтено только то, что видите вы.",
  },
  uk: {
    the_discard: "Скид",
    discard_open: "Лицем догори",
    discard_empty: "Там поки що порожньо",
    discard_closed: {
      one: "Дивитися можна лише верхню, усього {n} карта",
      few: "Дивитися можна лише верхню, усього {n} карти",
      many: "Дивитися можна лише верхню, усього {n} карт",
    },
    returned: "Названо й замішано до штабу",
    what_happened: "Що сталося",
    hint_best: "Найбільше скаже {card} біля того, кого стереже {who}.",
    hint_own: "Найбільше скаже {card} біля вашого підозрюваного.",
    hint_none: "Жодна ваша карта не скаже нічого нового.",
    hint_possible: { one: "{who}: {n} варіант", few: "{who}: {n} варіанти", many: "{who}: {n} варіантів" },
    hint_only: "Враховано лише те, що бачите ви.",
  },
});
