import { describe, expect, it } from "vitest";
import { LANGUAGES, catalogue, type Catalogue } from "./words";

const minutes = catalogue({
  en: { left: { one: "{n} minute left, {who}", other: "{n} minutes left, {who}" }, hello: "Hello, {who}" },
  ru: {
    left: {
      one: "осталась {n} минута, {who}",
      few: "осталось {n} минуты, {who}",
      many: "осталось {n} минут, {who}",
    },
    hello: "Привет, {who}",
  },
  uk: {
    left: {
      one: "лишилася {n} хвилина, {who}",
      few: "лишилося {n} хвилини, {who}",
      many: "лишилося {n} хвилин, {who}",
    },
    hello: "Вітаю, {who}",
  },
});

describe("a counted sentence", () => {
  it.each([
    ["en", 1, "1 minute left, Ira"],
    ["en", 2, "2 minutes left, Ira"],
    ["ru", 1, "осталась 1 минута, Ira"],
    ["ru", 3, "осталось 3 минуты, Ira"],
    ["ru", 11, "осталось 11 минут, Ira"],
    ["ru", 21, "осталась 21 минута, Ira"],
    ["ru", 1.5, "осталось 1,5 минуты, Ira"],
    ["uk", 2, "лишилося 2 хвилини, Ira"],
    ["uk", 5, "лишилося 5 хвилин, Ira"],
  ] as const)("agrees with its number: %s %d", (language, n, sentence) => {
    expect(minutes.in(language)("left", { n, who: "Ira" })).toBe(sentence);
  });
});

it("does not compile when a Slavic language lacks a form or a key", () => {
  const forms = { one: "{n} день", few: "{n} дні", many: "{n} днів" };
  const days = catalogue({
    en: { days: { one: "{n} day", other: "{n} days" } },
    // @ts-expect-error: Russian counts have a `few`.
    ru: { days: { one: "{n} день", many: "{n} дней" } },
    uk: { days: forms },
  });
  const empty = catalogue({
    en: { hello: "Hello" },
    ru: { hello: "Привет" },
    // @ts-expect-error: nothing may be left untranslated.
    uk: {},
  });
  expect([days.in("uk")("days", { n: 2 }), empty.in("ru")("hello")]).toEqual(["2 дні", "Привет"]);
});

it("fills a blank with the text as it is, including braces", () => {
  expect(minutes.in("uk")("hello", { who: "{n} $&" })).toBe("Вітаю, {n} $&");
});

it("keeps a dash on the line of the word before it", () => {
  const spy = catalogue({
    en: { is: "{who} — a spy" },
    ru: { is: "{who} — шпион" },
    uk: { is: "{who} — шпигун" },
  });
  expect(spy.in("ru")("is", { who: "А — Б" })).toBe("А — Б\u00a0— шпион");
});

describe("every catalogue on the page", () => {
  const modules = import.meta.glob<Record<string, Catalogue<Record<string, unknown>>>>(
    ["./**/words.ts", "./**/*Words.ts"],
    { eager: true },
  );
  const catalogues = Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module)
      .filter((value) => typeof value === "object" && "words" in value)
      .map((value) => [path, value.words] as const),
  );

  it("is found", () => {
    expect(catalogues.length).toBeGreaterThan(0);
  });

  it.each(catalogues)("leaves the same blanks in every language: %s", (_, words) => {
    for (const key of Object.keys(words.en)) {
      for (const language of LANGUAGES) {
        for (const text of texts(words[language][key])) {
          expect([language, key, blanks(text)]).toEqual([language, key, blanks(texts(words.en[key])[0])]);
        }
      }
    }
  });

  it.each(catalogues)("follows the typography of its language: %s", (_, words) => {
    const slavic = [...Object.values(words.ru), ...Object.values(words.uk)].flatMap(texts);
    const all = [...Object.values(words.en).flatMap(texts), ...slavic];
    expect(slavic.filter((text) => /(^|\s)[-–](\s|$)/.test(text))).toEqual([]);
    expect(slavic.filter((text) => text.includes("QR-"))).toEqual([]);
    expect(all.filter((text) => /\p{L}'/u.test(text))).toEqual([]);
  });
});

function texts(sentence: unknown): string[] {
  return typeof sentence === "string" ? [sentence] : Object.values(sentence as Record<string, string>);
}

function blanks(text = ""): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
}
