/** Sentences in three languages. The types check every key, every blank and every plural form. */

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

/** The plural forms of each language. */
interface Forms {
  readonly en: { readonly one: string; readonly other: string };
  readonly ru: Slavic;
  readonly uk: Slavic;
}

type Sentences<L extends Language> = Readonly<Record<string, string | Forms[L]>>;
type Translated<E, L extends Language> = {
  readonly [K in keyof E]: E[K] extends string ? string : Forms[L];
};

/** The names in braces: `BlankNames<"{who} asks {whom}">` is `"who" | "whom"`. */
type BlankNames<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | BlankNames<Rest> : never;
type Blanks<S> = S extends string
  ? Record<BlankNames<S>, string | number>
  : S extends { other: infer Other }
    ? Record<Exclude<BlankNames<Other>, "n">, string | number> & { n: number }
    : never;
/** The second argument of `say`, absent if there is nothing to fill in. */
type Values<S> = keyof Blanks<S> extends never ? [] : [Blanks<S>];

export type Say<E> = <K extends keyof E>(key: K, ...blanks: Values<E[K]>) => string;

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
          typeof sentence === "string" ? sentence : pluralForm(language, sentence, blanks),
          blanks,
          language,
        );
      },
  };
}

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

function pluralForm(
  language: Language,
  forms: Partial<Record<Intl.LDMLPluralRule, string>>,
  blanks: { n?: unknown },
): string {
  const rule = (pluralRules[language] ??= new Intl.PluralRules(language)).select(Number(blanks.n));
  // A fraction is "other" in every language; Russian and Ukrainian use the form of "few": «1,5 минуты».
  return forms[rule] ?? forms.few ?? "";
}

function fill(sentence: string, blanks: Readonly<Record<string, unknown>>, language: Language): string {
  // No line begins with a dash.
  return sentence.replaceAll(" —", "\u00a0—").replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name];
    return typeof value === "number" ? formatNumber(value, language) : String(value);
  });
}

/** Small integers look the same in every language; a phone needs a tenth of a second to start the formatter. */
export function formatNumber(value: number, language: Language): string {
  return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(language);
}
