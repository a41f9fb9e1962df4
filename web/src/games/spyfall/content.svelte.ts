/** What our places, roles and phrases are called, loaded in the reader's language only. */
import type { Language } from "../../words";
import { NO_BANK, phrases, spread, type Bank, type Phrase, type Places } from "./bank";
import { CLASSIC, FURTHER, TALK } from "./texts";
import type { PlaceKey, PlaceName } from "./types";

const NO_PLACES: Places = {};

/** Everything there is to say in one language. */
class Content {
  #places = $state.raw<Places>(NO_PLACES);
  #bank = $state.raw<Bank>(NO_BANK);
  #phrases = $derived(phrases(this.#bank));
  readonly #asked: Partial<Record<"classic" | "further" | "talk", boolean>> = {};

  constructor(readonly language: Language) {}

  load(): this {
    this.#ask("classic", () => CLASSIC[this.language]().then(this.#learn));
    return this;
  }

  /** A place by its name; one of the table's own brings it along. */
  place(key: PlaceKey, listed: readonly PlaceName[] = []): string {
    return this.#place(key)?.name ?? listed.find((place) => place.key === key)?.name ?? "";
  }

  role(place: PlaceKey, role: number): string {
    return this.#place(place)?.roles[role] ?? "";
  }

  phrase(key: string): string {
    return this.#talk(this.#phrases).get(key) ?? "";
  }

  /** Questions to lend a word to who is lost for one: always the same for the same seed. */
  questions(seed: number, count: number): Phrase[] {
    const { families, traits, openers } = this.#talk(this.#bank);
    const asked = [...Object.values(families), ...Object.values(traits)];
    const all = [openers, ...asked.map((some) => some.questions)];
    return spread(
      all.flatMap((some) => Object.entries(some).map(([key, text]) => ({ key, text }))),
      seed,
      count,
    );
  }

  /** Answers to a question of the bank from "not at all" to "very much", else ways round any question. */
  answers(question: string | undefined, seed: number, count: number): Phrase[] {
    const trait = question?.split(".")[0] ?? "";
    const levels = Object.entries(this.#talk(this.#bank).traits[trait]?.answers ?? {});
    const fitting = levels.map(([level, texts]) => {
      const number = texts.length ? seed % texts.length : 0;
      return { key: `${trait}.${level}.${number}`, text: texts[number] ?? "" };
    });
    const evasions = this.#bank.evasions.map((text, number) => ({ key: `evasion.${number}`, text }));
    return [...fitting, ...spread(evasions, seed, count)].slice(0, Math.max(count, fitting.length + 1));
  }

  /** What is not among the classic ones is among the further ones, or the table's own. */
  #place(key: PlaceKey): Places[PlaceKey] | undefined {
    const known = this.#places;
    if (known !== NO_PLACES && !known[key]) {
      this.#ask("further", () => FURTHER[this.language]().then(this.#learn));
    }
    return known[key];
  }

  /** Who talks aloud never needs the bank. */
  #talk<T>(known: T): T {
    this.#ask("talk", () =>
      TALK[this.language]().then((talk) => {
        this.#bank = talk.default;
      }),
    );
    return known;
  }

  #ask(what: "classic" | "further" | "talk", load: () => Promise<void>): void {
    if (this.#asked[what]) return;
    this.#asked[what] = true;
    load().catch(() => {
      this.#asked[what] = false;
    });
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
