import { prefersReducedMotion } from "../../ui/reducedMotion";
import type { Play } from "./play.svelte";
import type { CardKey, Result, Revealed } from "./types";

/** In milliseconds: before the first card, per card, for the points to fly, and per hop of a rabbit. */
const FIRST = 900;
export const CARD = 1_900;
/** The track rises this long before the points fly. */
const RISE = 500;
export const FLIGHT = 1_000;
const HOP = 220;

/** From the card with the fewest votes to the storyteller's: the same order on every screen. */
export function order({ cards, storyteller }: Result): readonly Revealed[] {
  const told = (card: Revealed): number => (card.owner === storyteller ? 1 : 0);
  return [...cards].sort((a, b) => told(a) - told(b) || a.voters.length - b.voters.length);
}

/** How far the reveal has come, on the game's clock. */
export class RevealProgress {
  #all = $state(false);
  readonly #play: () => Play;

  constructor(play: () => Play) {
    this.#play = play;
    this.#all = prefersReducedMotion();
  }

  /** Shows everything at once. */
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

  /** The cards opened so far, in order. */
  get open(): readonly CardKey[] {
    return this.#cards.slice(0, Math.max(0, Math.ceil(this.#elapsed / CARD))).map(({ card }) => card);
  }

  /** Milliseconds since the last card was opened. */
  get #after(): number {
    return this.#elapsed - this.#cards.length * CARD;
  }

  /** Whether the points are about to be counted, or have been. */
  get counting(): boolean {
    return this.#after >= -RISE;
  }

  /** Whether points are flying from the cards to the rabbits. */
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

  /** The points that a seat's rabbit shows so far. */
  score(seat: number): number {
    const play = this.#play();
    const gained = play.gained(seat);
    return (play.view.scores[seat] ?? 0) - gained + Math.min(gained, this.hops);
  }
}
