/** Sentences in three languages: the types know every key, every blank and every plural form. */

export const LANGUAGES = ["ru", "uk", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ru: "Русский",
  uk: "Українська",
  en: "English",
};

interface Slavic {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** The forms that a count takes in each language. */
interface Forms {
  readonly en: { readonly one: string; readonly other: string };
  readonly ru: Slavic;
  readonly uk: Slavic;
}

type Sentences<L extends Language> = Readonly<Record<string, string | Forms[L]>>;
type Translated<E, L extends Language> = {
  readonly [K in keyof E]: E[K] extends string ? string : Forms[L];
};

/** The names in braces: `Slots<"{who} asks {whom}">` is `"who" | "whom"`. */
type Slots<S> = S extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Blanks<S> = S extends string
  ? Record<Slots<S>, string | number>
  : S extends { other: infer Other }
    ? Record<Exclude<Slots<Other>, "n">, string | number> & { n: number }
    : never;
type Filling<S> = keyof Blanks<S> extends never ? [] : [Blanks<S>];

export type Say<E> = <K extends keyof E>(key: K, ...blanks: Filling<E[K]>) => string;

interface Words<E> {
  readonly en: E;
  readonly ru: Translated<E, "ru">;
  readonly uk: Translated<E, "uk">;
}

export interface Catalogue<E> {
  readonly words: Words<E>;
  readonly in: (language: Language) => Say<E>;
}

export function catalogue<const E extends Sentences<"en">>(words: Words<E>): Catalogue<E> {
  const pick = (language: Language, key: keyof E): string | Partial<Record<Intl.LDMLPluralRule, string>> =>
    words[language][key];
  return {
    words,
    in:
      (language) =>
      (key, ...[blanks = {}]) => {
        const sentence = pick(language, key);
        return fill(
          typeof sentence === "string" ? sentence : form(language, sentence, blanks),
          blanks,
          language,
        );
      },
  };
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

function form(
  language: Language,
  forms: Partial<Record<Intl.LDMLPluralRule, string>>,
  blanks: { n?: unknown },
): string {
  const rule = (rules[language] ??= new Intl.PluralRules(language)).select(Number(blanks.n));
  // A fraction is "other" everywhere; in Russian and Ukrainian it sounds like "few": «1,5 минуты».
  return forms[rule] ?? forms.few ?? "";
}

function fill(sentence: string, blanks: Readonly<Record<string, unknown>>, language: Language): string {
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = blanks[slot];
    return typeof value === "number" ? written(value, language) : String(value);
  });
}

/** A small whole number looks the same everywhere, and a phone takes a tenth of a second to wake the formatter. */
export function written(value: number, language: Language): string {
  return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(language);
}
