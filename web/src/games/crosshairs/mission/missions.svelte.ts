import type { Language } from "../../../words";

/** What a mission's file says in one language; the rest of it comes with the view. */
export interface MissionWords {
  readonly order: number;
  /** From 1 to 5. */
  readonly difficulty: number;
  readonly minutes: readonly [number, number];
  readonly title: string;
  /** What is new in it. */
  readonly novelty: string;
  readonly briefing: string;
  readonly won: string;
  readonly lost: string;
}

type Missions = Readonly<Record<string, MissionWords>>;

const TEXTS: Readonly<Record<Language, () => Promise<{ default: Missions }>>> = {
  en: () => import("@content/crosshairs/missions/en"),
  ru: () => import("@content/crosshairs/missions/ru"),
  uk: () => import("@content/crosshairs/missions/uk"),
};

/** All missions in one language, loaded when they are first asked for. */
class Book {
  #missions = $state.raw<Missions>({});
  #asked = false;

  constructor(readonly language: Language) {}

  load(): Missions {
    if (!this.#asked) {
      this.#asked = true;
      TEXTS[this.language]()
        .then((texts) => {
          this.#missions = texts.default;
        })
        .catch(() => {
          this.#asked = false;
        });
    }
    return this.#missions;
  }
}

// Made here and not where one is first wanted: what a component makes ends with it.
const BOOKS = { en: new Book("en"), ru: new Book("ru"), uk: new Book("uk") };

export function missionsIn(language: Language): Missions {
  return BOOKS[language].load();
}

/** In the order in which they are played. */
export function missionTitles(language: Language): Readonly<Record<string, string>> {
  const known = Object.entries(missionsIn(language)).sort(([, a], [, b]) => a.order - b.order);
  return Object.fromEntries(known.map(([key, { title }]) => [key, title]));
}

export function mission(key: string, language: Language): MissionWords | null {
  return missionsIn(language)[key] ?? null;
}
