import type { Component } from "svelte";
import type { Seat } from "../seat/seat.svelte";
import type { Language } from "../words";

/** A component that is loaded when it is first shown. */
export type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What a game provides to the table, as the default export of its index.ts. */
export interface GameModule<V = unknown, O = unknown> {
  /** A player's phone during the game: everything below the valance, including the game's own apron. */
  readonly Board: Component<{ seat: Seat<V> }>;
  /** The shared screen during the game, below the valance: no secrets, and readable from three metres. */
  readonly stage: Lazy<{ seat: Seat<V> }>;
  /** The rules on one screen. */
  readonly rules: Lazy<Record<string, never>>;
  /** An editor for the options that the generated form cannot handle. */
  readonly options?: Lazy<{ options: O; change: (options: O) => void }>;
  /** What the valance says now, on phones and on the shared screen. */
  readonly heading?: (seat: Seat<V>) => Heading;
  /** A rule that the chat repeats during this game. With one, the chat is hidden while the table is paused. */
  readonly reminder?: (seat: Seat<V>) => string;
  /** What was memorable, shown at the end of the game. */
  readonly highlights?: Highlights<V>;
  readonly words: (language: Language) => GameWords;
}

/** What a screen has noted so far during a game: numbers by name. */
export type Memo = Readonly<Record<string, number>>;

export interface Highlights<V> {
  /** The notes so far, with whatever this view adds to them. */
  readonly note: (memo: Memo, view: V) => Memo;
  /** The notes as a sentence or two. */
  readonly tell: (memo: Memo, seat: Seat<V>) => readonly string[];
}

export interface Heading {
  readonly title: string;
  readonly small?: string;
  /** The game time at which the countdown reaches zero; `null`: no countdown. */
  readonly deadline?: number | null;
  /** The total in milliseconds, for the countdown's ring. */
  readonly span?: number;
  /** This seat has something to do: a sound, a vibration and the page's title say so. */
  readonly yourTurn?: boolean;
  /** Milliseconds left on a countdown that the game has stopped, for example during a vote. */
  readonly left?: number;
}

export interface GameWords {
  readonly presets: Readonly<Record<string, string>>;
  /** By preset: a line about what is special about it. */
  readonly notes?: Readonly<Record<string, string>>;
  /** By field; the generated form leaves out a field without words. */
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly levels: Readonly<Record<string, string>>;
  /** The button that goes on to the next preset after a win, in a game whose presets form a series. */
  readonly next?: string;
  /** By `Outcome.reason`. */
  readonly reasons: Readonly<Record<string, string>>;
}

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  /** The names of the values, including `null` and booleans. */
  readonly values?: Readonly<Record<string, string>>;
  /** A value on the bill: in large type, and the word under it that agrees with it. */
  readonly say?: (value: unknown, seats: number) => readonly [string, string];
  /** How much one press of + adds. */
  readonly step?: number;
  /** Shown on the bill itself, not only in the sheet with all options. */
  readonly first?: boolean;
  /** Changes nothing in one room, so it is offered to those who play far apart only. */
  readonly apart?: boolean;
}
