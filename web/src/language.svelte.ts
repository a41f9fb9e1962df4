import { LANGUAGES, type Language } from "./words";

const KEY = "language";

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // A browser told to keep nothing refuses even to be asked.
  }
}

function preferred(): Language {
  const wanted = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find(isLanguage) ?? "en";
}

/** The language of this page: chosen here before, else the browser's first that we speak. */
class PageLanguage {
  now = $state(preferred());

  choose(language: Language): void {
    this.now = language;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      return; // Then the choice lasts as long as the page.
    }
  }
}

export const language = new PageLanguage();
