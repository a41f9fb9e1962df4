/** Names of places and roles, and phrases, loaded only in the player's language. */
import type { Language } from "../../words";
import { NO_BANK, phrases, spread, type Bank, type Phrase, type Places } from "./bank";
import { CLASSIC, FURTHER, TALK } from "./texts";
import type { PlaceKey, PlaceName } from "./types";

const NO_PLACES: Places = {};

/** The content in one language. */
class Content {
  #places = $state.raw<Places>(NO_PLACES);
  #bank = $state.raw<Bank>(NO_BANK);
  #phrases = $derived(phrases(this.#bank));
  readonly #requested: Partial<Record<"classic" | "further" | "talk", boolean>> = {};

  constructor(readonly language: Language) {}

  load(): this {
    this.#request("classic", () => CLASSIC[this.language]().then(this.#addPlaces));
    return this;
  }

  /** The name of a place; the names of a table's own places come with the view. */
  place(key: PlaceKey, listed: readonly PlaceName[] = []): string {
    return this.#place(key)?.name ?? listed.find((place) => place.key === key)?.name ?? "";
  }

  role(place: PlaceKey, role: number): string {
    return this.#place(place)?.roles[role] ?? "";
  }

  phrase(key: string): string {
    this.#loadTalk();
    return this.#phrases.get(key) ?? "";
  }

  /** Questions for a player who cannot think of one; the same seed always gives the same ones. */
  questions(seed: number, count: number): Phrase[] {
    this.#loadTalk();
    const { families, traits, openers } = this.#bank;
    const asked = [...Object.values(families), ...Object.values(traits)];
    const all = [openers, ...asked.map((some) => some.questions)];
    return spread(
      all.flatMap((some) => Object.entries(some).map(([key, text]) => ({ key, text }))),
      seed,
      count,
    );
  }

  /** Answers to a borrowed question, from "not at all" to "very much"; for any other question, evasive answers. */
  answers(question: string | undefined, seed: number, count: number): Phrase[] {
    this.#loadTalk();
    const trait = question?.split(".")[0] ?? "";
    const levels = Object.entries(this.#bank.traits[trait]?.answers ?? {});
    const fitting = levels.map(([level, texts]) => {
      const number = texts.length ? seed % texts.length : 0;
      return { key: `${trait}.${level}.${number}`, text: texts[number] ?? "" };
    });
    const evasions = this.#bank.evasions.map((text, number) => ({ key: `evasion.${number}`, text }));
    return [...fitting, ...spread(evasions, seed, count)].slice(0, Math.max(count, fitting.length + 1));
  }

  /** A place that is not among the classic ones is among the further ones or the table's own. */
  #place(key: PlaceKey): Places[PlaceKey] | undefined {
    const known = this.#places;
    if (known !== NO_PLACES && !known[key]) {
      this.#request("further", () => FURTHER[this.language]().then(this.#addPlaces));
    }
    return known[key];
  }

  /** Loaded on first use: a table that talks aloud never needs the phrases. */
  #loadTalk(): void {
    this.#request("talk", () =>
      TALK[this.language]().then((talk) => {
        this.#bank = talk.default;
      }),
    );
  }

  #request(what: "classic" | "further" | "talk", load: () => Promise<void>): void {
    if (this.#requested[what]) return;
    this.#requested[what] = true;
    load().catch(() => {
      this.#requested[what] = false;
    });
  }

  readonly #addPlaces = (places: { default: Places }): void => {
    this.#places = { ...this.#places, ...places.default };
  };
}

// Created here, not on first use: state created inside a component ends with the component.
const CONTENTS = { en: new Content("en"), ru: new Content("ru"), uk: new Content("uk") };

export function contentIn(language: Language): Content {
  return CONTENTS[language].load();
}

export type { Content };
