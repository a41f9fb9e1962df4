/** Names of places and roles, and phrases, loaded only in the player's language. */
import type { Language } from "../../words";
import {
  fitting,
  NO_BANK,
  NO_FIT,
  phrases,
  spread,
  truthful,
  type Bank,
  type Fit,
  type Phrase,
  type Places,
  type Traits,
} from "./bank";
import { CLASSIC, FURTHER, loadFit, TALK } from "./texts";
import type { PlaceKey, PlaceName } from "./types";

const NO_PLACES: Places = {};
/** How many of the answers on offer say something about the place. */
const TELLING = 3;

/** The content in one language. */
class Content {
  #places = $state.raw<Places>(NO_PLACES);
  #bank = $state.raw<Bank>(NO_BANK);
  #phrases = $derived(phrases(this.#bank));
  #fit = $state.raw<Fit>(NO_FIT);
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

  /**
   * Answers to a borrowed question. To somebody who knows the place, first what is true there; to the spy, something
   * of everything. Which ones are offered depends on what this screen shows anyway, so nobody else learns of it.
   */
  answers(question: string | undefined, place: PlaceKey | undefined, seed: number, count: number): Phrase[] {
    this.#loadTalk();
    const fit =
      question === undefined ? [] : fitting(question, this.#fit).filter((key) => this.#phrases.has(key));
    const traits = place === undefined ? undefined : this.#fit.traits[place];
    const telling = traits ? this.#true(fit, traits) : fit;
    const evasions = this.#bank.evasions.map((_, number) => `evasion.${number}`);
    return [...spread(telling, seed, TELLING), ...spread(evasions, seed, count)]
      .slice(0, count)
      .map((key) => ({ key, text: this.phrase(key) }));
  }

  /** What is true of a place, about anything if none of it answers the question. */
  #true(fit: readonly string[], traits: Traits): string[] {
    const found = truthful(fit, traits);
    return found.length ? found : truthful([...this.#phrases.keys()], traits);
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
    this.#request("talk", async () => {
      const [talk, fit] = await Promise.all([TALK[this.language](), loadFit()]);
      this.#fit = fit;
      this.#bank = talk.default;
    });
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
