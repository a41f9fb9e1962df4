import { cardId } from "../cards";
import type { Play } from "../play.svelte";
import type { Standing, Suit } from "../types";

/** What the clue board of a suspect excludes. */
export function isSuitStruck({ grid, board }: Standing, suit: Suit): boolean {
  if (grid) return !grid.some((card) => card.startsWith(suit));
  return board?.struck_suits.includes(suit) ?? false;
}

/** Whether no card of this number and one of these suits is left. */
export function isNumberStruck(standing: Standing, number: number, suits: readonly Suit[]): boolean {
  const { grid, board, missed } = standing;
  const [only, ...others] = suits;
  if (only && !others.length && missed.includes(cardId(only, number))) return true;
  if (grid) return !suits.some((suit) => grid.includes(cardId(suit, number)));
  return board?.struck_numbers.includes(number) ?? false;
}

/** The suit that is left, if it is just one: it need not be named any more. */
export function onlySuit({ view }: Play, standing: Standing): Suit | null {
  const left = view.suits.filter((suit) => !isSuitStruck(standing, suit));
  return left.length === 1 ? (left[0] ?? null) : null;
}
