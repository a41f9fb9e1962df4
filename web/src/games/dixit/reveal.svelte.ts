import type { Play } from "./play.svelte";
import type { CardKey, Result, Revealed } from "./types";

/** Milliseconds before the first card, for each card, for the points to fly, and for each hop of a rabbit. */
const FIRST = 900;
export const CARD = 1_900;
export const FLIGHT = 1_000;
const HOP = 220;

/** From the least chosen to the storyteller's: every screen shows the same at the same time. */
export function order({ cards, storyteller }: Result): readonly Revealed[] {
  const told = (card: Revealed): number => (card.owner === storyteller ? 1 : 0);
  return [...cards].sort((a, b) => told(a) - told(b) || a.voters.length - b.voters.length);
}

/** How far the show has come, by the game's own clock. */
export class Show {
  #all = $state(false);
  readonly #play: () => Play;

  constructor(play: () => Play) {
    this.#play = play;
    this.#all = matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Everything at once. */
  skip(): void {
    this.#all = true;
  }

  get #elapsed(): number {
    const { view, seat } = this.#play();
    return this.#all ? Infinity : seat.gameTime() - (view.revealed_at ?? 0) - FIRST;
  }

  get #cards(): readonly Revealed[] {
    const { result } = this.#play().view;
    return result ? order(result) : [];
  }

  /** The cards that lie open, in the order in which they were opened. */
  get open(): readonly CardKey[] {
    return this.#cards.slice(0, Math.max(0, Math.ceil(this.#elapsed / CARD))).map(({ card }) => card);
  }

  /** Milliseconds since all cards have lain open. */
  get #after(): number {
    return this.#elapsed - this.#cards.length * CARD;
  }

  /** The points are on their way from the cards to the rabbits. */
  get flying(): boolean {
    return this.#after >= 0 && this.#after < FLIGHT;
  }

  get hops(): number {
    return Math.max(0, Math.floor((this.#after - FLIGHT) / HOP));
  }

  get done(): boolean {
    const play = this.#play();
    const most = Math.max(0, ...play.seats.map((seat) => play.gained(seat)));
    return this.open.length === this.#cards.length && this.hops >= most;
  }

  /** Where a seat's rabbit stands by now. */
  score(seat: number): number {
    const play = this.#play();
    const gained = play.gained(seat);
    return (play.view.scores[seat] ?? 0) - gained + Math.min(gained, this.hops);
  }
}
