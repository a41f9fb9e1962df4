import { catalogue } from "../../../words";

/** Hints for a newcomer, each shown once. */
export const hints = catalogue({
  en: {
    detain:
      "Your turn, one action. Detain a suspect: only you will see who it is, and you help the others to name it.",
    own: "Hold your suspect to look. Then lay a card beside it: upright means something in common, sideways nothing.",
    figures:
      "Small figures on a card: what divides its number, then its multiples. Lay the card that rules out most.",
    help: "Others have a suspect: ask about it by exchange, or lift the gun when its board leaves one name.",
    others: "Watch what lies beside each suspect. Tap a stand to see its clues and its board.",
    draw: "Take as many as you may, or stop. Once HQ is empty, you are all stuck.",
    aim: "Choose suit and number, then fire. Or lower the gun: no bullet is spent.",
    shot: "Everybody sees the shot. Right: the suspect is out. Wrong: only the bullet is gone.",
    reward: "A right shot earns a card from the discard, if you want one.",
    surplus: "More cards than the hand limit: discard what you need least.",
    over: "The debriefing shows who everybody was.",
  },
  ru: {
    detain:
      "Ваш ход, одно действие. Задержите подозреваемого: кто это, увидите только вы, а назвать поможете другим.",
    own: "Нажмите на подозреваемого и держите. Потом положите к нему карту: прямо — есть общее, боком — нет.",
    figures:
      "Мелкие цифры на карте: на что делится её число и что делится на него. Кладите карту, которая исключит больше.",
    help: "Подозреваемый есть у других: спросите о нём обменом, а когда вариант останется один — поднимайте пистолет.",
    others: "Смотрите, что лежит у каждого подозреваемого. Коснитесь подставки: там подсказки и планшет.",
    draw: "Берите, сколько можно, или остановитесь. Без карт в штабе ходить будет нечем.",
    aim: "Выберите масть и число и стреляйте. Или опустите пистолет: пуля останется.",
    shot: "Выстрел видят все. Точно: подозреваемый раскрыт. Мимо: пропала только пуля.",
    reward: "За точный выстрел можно взять карту из сброса.",
    surplus: "Карт больше лимита: сбросьте самую ненужную.",
    over: "В конце видно, кто кем был.",
  },
  uk: {
    detain:
      "Ваш хід, одна дія. Затримайте підозрюваного: хто це, побачите лише ви, а назвати допоможете іншим.",
    own: "Натисніть на підозрюваного й тримайте. Потім покладіть до нього карту: прямо — є спільне, боком — ні.",
    figures:
      "Дрібні цифри на карті: на що ділиться її число і що ділиться на нього. Кладіть карту, яка виключить більше.",
    help: "Підозрюваний є в інших: спитайте про нього обміном, а коли варіант лишиться один — піднімайте пістолет.",
    others: "Дивіться, що лежить біля кожного підозрюваного. Торкніться підставки: там підказки й планшет.",
    draw: "Беріть, скільки можна, або зупиніться. Без карт у штабі ходити буде нічим.",
    aim: "Оберіть масть і число та стріляйте. Або опустіть пістолет: куля лишиться.",
    shot: "Постріл бачать усі. Влучно: підозрюваного викрито. Промах: витрачено лише кулю.",
    reward: "За влучний постріл можна взяти карту зі скиду.",
    surplus: "Карт більше за ліміт: скиньте найменш потрібну.",
    over: "Наприкінці видно, хто ким був.",
  },
});

export type Hint = keyof (typeof hints.words)["en"];
