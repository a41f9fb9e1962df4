/** Loads pictures: those of the player's own hand, and all laid cards alike. */
import { SvelteMap } from "svelte/reactivity";
import type { Language } from "../../words";
import type { CardKey } from "./types";

type Size = "small" | "large";
type Urls = Readonly<Record<string, string>>;
type Texts = Readonly<Record<CardKey, string>>;

const LARGE: Urls = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const SMALL: Urls = import.meta.glob<string>("./pictures/small/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});
const RETRY_MILLIS = 3_000;
const TRIES = 5;

function address(card: CardKey, size: Size): string | undefined {
  return size === "large" ? LARGE[`./pictures/${card}.webp`] : SMALL[`./pictures/small/${card}.webp`];
}

class Pictures {
  readonly #shown = new SvelteMap<string, string>();
  readonly #requested = new Set<string>();
  #blurred = $state.raw<Urls>({});
  #laid = "";

  constructor() {
    import("./pictures/placeholders.json").then(
      (blurred) => (this.#blurred = blurred.default),
      () => undefined,
    );
  }

  /** The best that has loaded so far: the picture, a smaller one, or a blurred placeholder. */
  of(card: CardKey): { readonly src: string | undefined; readonly blurred: boolean } {
    const src = this.#shown.get(`${card}.large`) ?? this.#shown.get(`${card}.small`);
    return { src: src ?? this.#blurred[card], blurred: src === undefined };
  }

  /** Loads the player's own cards, once each; what did not come is asked for again with the next view. */
  hold(hand: readonly CardKey[]): void {
    for (const card of hand) if (!this.#requested.has(card)) void this.#hold(card);
  }

  async #hold(card: CardKey): Promise<void> {
    this.#requested.add(card);
    if (!(await this.#load(card, "large", "default"))) this.#requested.delete(card);
  }

  /**
   * Loads every laid card, in order and bypassing the cache, small ones first: an observer who counts a phone's
   * requests must not learn which cards it had already.
   */
  async lay(cards: readonly CardKey[]): Promise<void> {
    const laid = cards.join(" ");
    if (laid === this.#laid || !laid) return;
    this.#laid = laid;
    const came = await Promise.all(cards.map((card) => this.#load(card, "small", "reload")));
    for (const card of cards) came.push(await this.#load(card, "large", "reload"));
    if (this.#laid === laid && came.includes(false)) this.#laid = "";
  }

  /** Whether the picture came; one that nobody has is not waited for. */
  async #load(card: CardKey, size: Size, cache: RequestCache): Promise<boolean> {
    const url = address(card, size);
    if (!url) return true;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        const answer = await fetch(url, { cache });
        if (answer.ok) {
          this.#keep(`${card}.${size}`, URL.createObjectURL(await answer.blob()));
          return true;
        }
      } catch {
        // Offline: the blurred placeholder stays.
      }
      await new Promise((later) => setTimeout(later, RETRY_MILLIS));
    }
    return false;
  }

  #keep(name: string, url: string): void {
    const old = this.#shown.get(name);
    this.#shown.set(name, url);
    if (old) URL.revokeObjectURL(old);
  }
}

export const pictures = new Pictures();

const ALT = {
  en: () => import("@content/dixit/alt/en"),
  ru: () => import("@content/dixit/alt/ru"),
  uk: () => import("@content/dixit/alt/uk"),
} as const;

/** Alt texts of the cards in one language. */
class Alt {
  #texts = $state.raw<Texts>({});
  #requested = false;

  constructor(readonly language: Language) {}

  of(card: CardKey): string {
    if (!this.#requested) {
      this.#requested = true;
      ALT[this.language]().then(
        (texts) => (this.#texts = texts.default),
        () => (this.#requested = false),
      );
    }
    return this.#texts[card] ?? "";
  }
}

const ALTS = { en: new Alt("en"), ru: new Alt("ru"), uk: new Alt("uk") };

export function altOf(card: CardKey, language: Language): string {
  return ALTS[language].of(card);
}
