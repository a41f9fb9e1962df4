import { readStored, writeStored } from "./storage";
import { LANGUAGES, type Language } from "./words";

const KEY = "language";

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function preferred(): Language {
  const stored = readStored("localStorage", KEY);
  const wanted = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? "en";
}

/** The language of this page: the one chosen here before, or the first of the browser's that we have. */
class PageLanguage {
  now = $state(preferred());

  choose(language: Language): void {
    this.now = language;
    writeStored("localStorage", KEY, language);
  }
}

export const language = new PageLanguage();
