import type { Language } from "../../../words";

/** The text of a mission in one language; its rules come with the view. */
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

/** All missions in one language, loaded on first use. */
class Book {
  #missions = $state.raw<Missions>({});
  #requested = false;

  constructor(readonly language: Language) {}

  load(): Missions {
    if (!this.#requested) {
      this.#requested = true;
      TEXTS[this.language]()
        .then((texts) => {
          this.#missions = texts.default;
        })
        .catch(() => {
          this.#requested = false;
        });
    }
    return this.#missions;
  }
}

// Created here, not on first use: state created inside a component ends with the component.
const BOOKS = { en: new Book("en"), ru: new Book("ru"), uk: new Book("uk") };

export function missionsIn(language: Language): Missions {
  return BOOKS[language].load();
}

/** In playing order. */
export function missionTitles(language: Language): Readonly<Record<string, string>> {
  const known = Object.entries(missionsIn(language)).sort(([, a], [, b]) => a.order - b.order);
  return Object.fromEntries(known.map(([key, { title }]) => [key, title]));
}

export function mission(key: string, language: Language): MissionWords | null {
  return missionsIn(language)[key] ?? null;
}
