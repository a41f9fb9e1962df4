import { catalogue } from "../words";

export const landing = catalogue({
  en: {
    tagline: "Five games for friends who should not be trusted",
    try: "Pick a game and try it",
    games: "The games",
    other_game: "Or another game:",
    screen: "Use this as the shared screen",
    screen_code: "The code of the table",
    screen_words: "It is on the phone of whoever opened the table.",
    erase: "Erase",
    code_short: "The code has four letters. Ask whoever opened the table.",
    code: "Have a code? Type it here",
    join: "Join",
    open: "Open a table",
    back: "Back to table {code}",
    account: "No account.",
    how: "How it works",
    how_1: "One of you opens a table. It has a code of a few letters and a QR code.",
    how_2:
      "The others scan the QR code or type the letters, pick a name and a mask, and sit down. Bots can fill empty seats.",
    how_3: "Everybody plays on their own phone: in one room or far apart, each in their own language.",
    how_4:
      "A laptop or a TV can be the shared screen: open this address there, choose “Use this as the shared screen” and enter the code.",
    how_5:
      "Locked your phone, lost the Wi\u2011Fi? Your seat is kept. Come back to the same page and play on.",
  },
  ru: {
    tagline: "Пять игр для друзей, которым нельзя доверять",
    try: "Выберите игру и попробуйте",
    games: "Игры",
    other_game: "Или другая игра:",
    screen: "Сделать общим экраном",
    screen_code: "Код стола",
    screen_words: "Он на телефоне того, кто открыл стол.",
    erase: "Стереть",
    code_short: "В коде четыре буквы. Спросите того, кто открыл стол.",
    code: "Есть код? Введите его здесь",
    join: "Войти",
    open: "Открыть стол",
    back: "Вернуться за стол {code}",
    account: "Без регистрации.",
    how: "Как это устроено",
    how_1: "Кто-то один открывает стол. У стола есть код из нескольких букв и QR\u2011код.",
    how_2:
      "Остальные сканируют QR\u2011код или вводят буквы, выбирают имя и маску и садятся. На пустые места можно посадить ботов.",
    how_3: "Каждый играет со своего телефона: в одной комнате или порознь, на своём языке.",
    how_4:
      "Ноутбук или телевизор может стать общим экраном: откройте на нём этот адрес, выберите «Сделать общим экраном» и введите код.",
    how_5:
      "Телефон заблокировался, пропал Wi\u2011Fi? Место за вами. Вернитесь на ту же страницу и играйте дальше.",
  },
  uk: {
    tagline: "П’ять ігор для друзів, яким не можна довіряти",
    try: "Оберіть гру й спробуйте",
    games: "Ігри",
    other_game: "Або інша гра:",
    screen: "Зробити спільним екраном",
    screen_code: "Код столу",
    screen_words: "Він на телефоні того, хто відкрив стіл.",
    erase: "Стерти",
    code_short: "У коді чотири літери. Спитайте того, хто відкрив стіл.",
    code: "Маєте код? Введіть його тут",
    join: "Увійти",
    open: "Відкрити стіл",
    back: "Повернутися за стіл {code}",
    account: "Без реєстрації.",
    how: "Як це працює",
    how_1: "Хтось один відкриває стіл. Стіл має код із кількох літер і QR\u2011код.",
    how_2:
      "Решта сканує QR\u2011код або вводить літери, обирає ім’я й маску та сідає. На порожні місця можна посадити ботів.",
    how_3: "Кожен грає зі свого телефона: в одній кімнаті чи нарізно, своєю мовою.",
    how_4:
      "Ноутбук або телевізор може стати спільним екраном: відкрийте на ньому цю адресу, оберіть «Зробити спільним екраном» і введіть код.",
    how_5:
      "Телефон заблокувався, зник Wi\u2011Fi? Місце за вами. Поверніться на ту саму сторінку й грайте далі.",
  },
});
