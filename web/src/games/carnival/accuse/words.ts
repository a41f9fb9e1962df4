import { catalogue } from "../../../words";

/** What the sheet asks of somebody who accuses, or names a partner. */
export const accusing = catalogue({
  en: {
    needs: "Saw a sign between two others? A card below accuses at once.",
    stakes: "Right: two points. Wrong: one of these cards is lost.",
    what_of: "What do you know?",
    which_number: "{who} holds agent…",
    which_agent: "Who was it for?",
    first_who: "First tap the face",
    who_wink: "Who winked?",
    who_sign: "Who gave the sign?",
    nobody_to_accuse: "There is nobody to accuse now.",
    call_of: "Agent {n}, called: {who}",
    own_partner: "Partner",
  },
  ru: {
    needs: "Видели чужой знак? Карта внизу обвиняет сразу.",
    stakes: "Верно — два очка. Неверно — минус одна такая карта.",
    what_of: "Что вы знаете?",
    which_number: "{who} держит агента…",
    which_agent: "Кому был знак?",
    first_who: "Сначала выберите лицо",
    who_wink: "Кто подмигнул?",
    who_sign: "Кто подал знак?",
    nobody_to_accuse: "Сейчас обвинять некого.",
    call_of: "Агент {n}, вызов: {who}",
    own_partner: "Напарник",
  },
  uk: {
    needs: "Бачили чужий знак? Карта внизу звинувачує відразу.",
    stakes: "Вгадали — два очки. Ні — мінус одна така карта.",
    what_of: "Що ви знаєте?",
    which_number: "{who} має агента…",
    which_agent: "Кому був знак?",
    first_who: "Спершу оберіть обличчя",
    who_wink: "Хто підморгнув?",
    who_sign: "Хто подав знак?",
    nobody_to_accuse: "Зараз нема кого звинувачувати.",
    call_of: "Агент {n}, виклик: {who}",
    own_partner: "Спільник",
  },
});
