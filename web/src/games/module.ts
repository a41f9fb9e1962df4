import type { Component } from "svelte";
import type { Seat } from "../seat/seat.svelte";
import type { Language } from "../words";

/** Not every phone needs it: loaded when it is first shown. */
export type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a game's folder gives the table, as the default export of its index.ts. */
export interface GameModule<V = unknown, O = unknown> {
  /** A player's phone during the game: all that is under the valance, its own apron included. */
  readonly Board: Component<{ seat: Seat<V> }>;
  /** The shared screen during the game, under its valance: no secrets, readable from three metres. */
  readonly stage: Later<{ seat: Seat<V> }>;
  /** The rules on one screen. */
  readonly rules: Later<Record<string, never>>;
  /** What the generated editor of the options cannot do. */
  readonly options?: Later<{ options: O; change: (options: O) => void }>;
  /** What the valance says now: on a phone and on the shared screen. */
  readonly heading?: (seat: Seat<V>) => Heading;
  /** What the chat reminds of while this game is played; with the cards it is hidden while the table is paused. */
  readonly reminder?: (seat: Seat<V>) => string;
  /** What was memorable, for the end of the game. */
  readonly highlights?: Highlights<V>;
  readonly words: (language: Language) => GameWords;
}

/** What a screen remembers of a game while it looks on: numbers by name. */
export type Memo = Readonly<Record<string, number>>;

export interface Highlights<V> {
  /** What is worth remembering, with what this view adds to it. */
  readonly note: (memo: Memo, view: V) => Memo;
  /** A sentence or two. */
  readonly tell: (memo: Memo, seat: Seat<V>) => readonly string[];
}

export interface Heading {
  readonly title: string;
  readonly small?: string;
  /** Game time at which the watch shows nothing; `null`: no watch. */
  readonly deadline?: number | null;
  /** How long the whole of it is, for the ring of the watch. */
  readonly span?: number;
  /** This seat has something to do: it is heard, felt and seen in the page's title. */
  readonly yourTurn?: boolean;
  /** What the watch shows while it stands by the game's own will (a vote): milliseconds left. */
  readonly left?: number;
}

export interface GameWords {
  readonly presets: Readonly<Record<string, string>>;
  /** A line under a preset's name: what is special about it. */
  readonly notes?: Readonly<Record<string, string>>;
  /** By field; a field without words is not shown in the generated editor. */
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly levels: Readonly<Record<string, string>>;
  /** What the next preset is called where each leads to the next, once it is won. */
  readonly next?: string;
  /** By `Outcome.reason`. */
  readonly reasons: Readonly<Record<string, string>>;
}

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  /** What a member of a choice is called; `null` and booleans by these names too. */
  readonly values?: Readonly<Record<string, string>>;
  /** A value on the bill: the large sign, and the word under it that agrees with it. */
  readonly say?: (value: unknown, seats: number) => readonly [string, string];
  /** How far one press of + goes. */
  readonly step?: number;
  /** Shown on the bill itself, not only among all options. */
  readonly first?: boolean;
}
