import { expect, it } from "vitest";

interface Words {
  readonly hints: { readonly words: Readonly<Record<string, Readonly<Record<string, string>>>> };
}
const games = import.meta.glob<Words>("../*/practice/words.ts", { eager: true });

/** What two lines on a narrow phone have room for, beside the countdown three. */
const LETTERS = 88;
const BLANKS = { who: "Пружина", whom: "Пружина", n: "16" };

const hints = Object.entries(games).flatMap(([file, { hints }]) =>
  Object.entries(hints.words).flatMap(([language, sentences]) =>
    Object.entries(sentences).map(([moment, sentence]) => [file, language, moment, sentence] as const),
  ),
);

it("has hints for every game", () => {
  expect(Object.keys(games)).toHaveLength(5);
});

it.each(hints)("%s, %s: the hint about %s is short", (_file, _language, _moment, sentence) => {
  const said = Object.entries(BLANKS).reduce(
    (text, [name, word]) => text.replace(`{${name}}`, word),
    sentence,
  );
  expect(said.length).toBeLessThanOrEqual(LETTERS);
});
