/** Names of places and roles, and phrases, loaded only in the player's language. */
import type { Language } from "../../words";
import { NO_BANK, phrases, spread, type Bank, type Phrase, type Places } from "./bank";
import { CLASSIC, FURTHER, TALK } from "./texts";
import type { PlaceKey, PlaceName } from "./types";

const NO_PLACES: Places = {};
/** How many of the answers on offer say something about the place. */
const TELLING = 3;

/** The content in one language. */
class Content {
  #places = $state.raw<Places>(NO_PLACES);
  #bank = $state.raw<Bank>(NO_BANK);
  #phrases = $derived(phrases(this.#bank));
  #telling = $state.raw<typeof import("./telling").telling>(() => []);
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
    const keys = [...this.#phrases.keys()];
    const telling = this.#telling(question, place, keys);
    const evasions = keys.filter((key) => key.startsWith("evasion."));
    return [...spread(telling, seed, TELLING), ...spread(evasions, seed, count)]
      .slice(0, count)
      .map((key) => ({ key, text: this.phrase(key) }));
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
      const [talk, { telling }] = await Promise.all([TALK[this.language](), import("./telling")]);
      this.#telling = telling;
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
