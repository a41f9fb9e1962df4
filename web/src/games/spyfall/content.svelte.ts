/** What our places, roles and phrases are called, loaded in the reader's language only. */
import type { Language } from "../../words";
import { NO_BANK, phrases, spread, type Bank, type Phrase, type Places } from "./bank";
import type { PlaceKey, PlaceName } from "./types";

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

/** Everything there is to say in one language. */
class Content {
  #places = $state.raw<Places>({});
  #bank = $state.raw<Bank>(NO_BANK);
  #phrases = $derived(phrases(this.#bank));

  #asked = false;

  constructor(readonly language: Language) {}

  load(): this {
    if (this.#asked) return this;
    this.#asked = true;
    void CLASSIC[this.language]().then(this.#learn);
    void FURTHER[this.language]().then(this.#learn);
    void TALK[this.language]().then((talk) => {
      this.#bank = talk.default;
    });
    return this;
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

  readonly #learn = (places: { default: Places }): void => {
    this.#places = { ...this.#places, ...places.default };
  };
}

// Made here and not where one is first wanted: what a component makes ends with it.
const CONTENTS = { en: new Content("en"), ru: new Content("ru"), uk: new Content("uk") };

export function contentIn(language: Language): Content {
  return CONTENTS[language].load();
}

export type { Content };
