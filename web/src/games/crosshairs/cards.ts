import type { CardId, Suit } from "./types";

export interface Card {
  readonly suit: Suit;
  /** `null`: a special card, which says something only about suits. */
  readonly number: number | null;
}

export function cardOf(id: CardId): Card {
  const [, suit, number] = /^([a-z]+?)(\d+|_special)$/.exec(id) ?? [];
  return { suit: suit as Suit, number: number === "_special" ? null : Number(number) };
}

export function cardId(suit: Suit, number: number): CardId {
  return `${suit}${number}`;
}

/** One shape per suit on a grid of 24 by 24, distinguishable without colour. */
export const SHAPES: Readonly<Record<Suit, string>> = {
  red: "M12 2c1 4.5 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.5-4.500 2.500-6.500.8 1.200 1.300 2 1.500 3C11.500 8.500 12.500 5.500 12 2z",
  black:
    "M7 15c0-7 1.500-10.500 5-10.500s5 3.500 5 10.500c2.500-.3 4-.8 5-2 .3 4-4.500 6.500-10 6.500S1.700 17 2 13c1 1.200 2.500 1.700 5 2z",
  yellow:
    "M7 3a5 5 0 0 1 4.700 6.600L21 18.900V22h-4v-3h-3v-3l-3.600-3.300A5 5 0 1 1 7 3zm-.8 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  blue: "M12 2c3 4.500 6.500 8 6.500 12.500a6.500 6.500 0 0 1-13 0C5.500 10 9 6.500 12 2z",
  green:
    "M20.500 3C10 2.500 4 7 4 13.500c0 1.500.3 2.700.9 3.800L3 21l2 .8 1.600-2.600C14.500 22 21.500 16 20.500 3zM7.500 17.500c1.500-4 4-6.500 8-8.500-3.500 3-5.500 5.500-6.500 9z",
};

/** Each with a contrast of at least 4.5 to 1 on paper. */
export const INKS: Readonly<Record<Suit, string>> = {
  red: "#b3261e",
  black: "#231c22",
  yellow: "#7d5600",
  blue: "#22569b",
  green: "#2f6b35",
};
