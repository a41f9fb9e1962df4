/** What our places, roles and phrases are called, loaded in the reader's language only. */
import type { Language } from "../../words";
import type { PlaceKey, PlaceName } from "./types";

export type Places = Readonly<Record<PlaceKey, { readonly name: string; readonly roles: readonly string[] }>>;

interface Trait {
  readonly questions: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

export interface Bank {
  readonly traits: Readonly<Record<string, Trait>>;
  readonly evasions: readonly string[];
  readonly openers: Readonly<Record<string, string>>;
}

export interface Phrase {
  readonly key: string;
  readonly text: string;
}

type Loader<T> = Readonly<Record<Language, () => Promise<{ default: T }>>>;

const CLASSIC: Loader<Places> = {
  en: () => import("@content/spyfall/classic/en"),
  ru: () => import("@content/spyfall/classic/ru"),
  uk: () => import("@content/spyfall/classic/uk"),
};
const FURTHER: Loader<Places> = {
  en: () => import("@content/spyfall/further/en"),
  ru: () => import("@content/spyfall/further/ru"),
  uk: () => import("@content/spyfall/further/uk"),
};
const TALK: Loader<Bank> = {
  en: () => import("@content/spyfall/talk/en"),
  ru: () => import("@content/spyfall/talk/ru"),
  uk: () => import("@content/spyfall/talk/uk"),
};

const NO_BANK: Bank = { traits: {}, evasions: [], openers: {} };

/** Everything there is to say in one language. */
class Content {
  #places = $state.raw<Places>({});
  #bank = $state.raw<Bank>(NO_BANK);
  #phrases = $derived(phrases(this.#bank));

  constructor(language: Language) {
    void CLASSIC[language]().then((classic) => this.#learn(classic.default));
    void FURTHER[language]().then((further) => this.#learn(further.default));
    void TALK[language]().then((talk) => (this.#bank = talk.default));
  }

  /** A place by its name; one of the table's own brings it along. */
  place(key: PlaceKey, listed: readonly PlaceName[] = []): string {
    return this.#places[key]?.name ?? listed.find((place) => place.key === key)?.name ?? "";
  }

  role(place: PlaceKey, role: number): string {
    return this.#places[place]?.roles[role] ?? "";
  }

  phrase(key: string): string {
    return this.#phrases.get(key) ?? "";
  }

  /** Questions to lend a word to who is lost for one: always the same for the same seed. */
  questions(seed: number, count: number): Phrase[] {
    const { traits, openers } = this.#bank;
    const all = [openers, ...Object.values(traits).map((trait) => trait.questions)];
    return spread(
      all.flatMap((some) => Object.entries(some).map(([key, text]) => ({ key, text }))),
      seed,
      count,
    );
  }

  /** Answers to a question of the bank from "not at all" to "very much", else ways round any question. */
  answers(question: string | undefined, seed: number, count: number): Phrase[] {
    const trait = question?.split(".")[0] ?? "";
    const levels = Object.entries(this.#bank.traits[trait]?.answers ?? {});
    const fitting = levels.map(([level, texts]) => {
      const number = texts.length ? seed % texts.length : 0;
      return { key: `${trait}.${level}.${number}`, text: texts[number] ?? "" };
    });
    const evasions = this.#bank.evasions.map((text, number) => ({ key: `evasion.${number}`, text }));
    return [...fitting, ...spread(evasions, seed, count)].slice(0, Math.max(count, fitting.length + 1));
  }

  #learn(places: Places): void {
    this.#places = { ...this.#places, ...places };
  }
}

function phrases({ traits, evasions, openers }: Bank): Map<string, string> {
  const all = new Map(Object.entries(openers));
  evasions.forEach((text, number) => all.set(`evasion.${number}`, text));
  for (const [name, { questions, answers }] of Object.entries(traits)) {
    for (const [key, text] of Object.entries(questions)) all.set(key, text);
    for (const [level, texts] of Object.entries(answers)) {
      texts.forEach((text, number) => all.set(`${name}.${level}.${number}`, text));
    }
  }
  return all;
}

function spread<T>(all: readonly T[], seed: number, count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  const start = (seed * 7) % Math.max(1, all.length);
  const picked = Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(start + i * step) % all.length]);
  return picked.filter((one) => one !== undefined);
}

const loaded = new Map<Language, Content>();

export function contentIn(language: Language): Content {
  const known = loaded.get(language) ?? new Content(language);
  loaded.set(language, known);
  return known;
}

export type { Content };
