// Written by `make protocol` from quivive.games.carnival.model: change that, not this.

import type { Millis, Seat, Sitting } from "../../protocol/messages";

/** The fewest and the most that can play. */
export const SEATS = [4, 8] as const;

/** The gesture that means "I am your partner": a wink, or what the table agreed on in its place. */
export type Signal = "wink" | "nod" | "eyebrow" | "hat" | "kiss";

export type Kind = "contact" | "accusation";

/** How a turn ended: by a call, by a call that the clock made, without one, or without its player. */
export type Ending = "called" | "timed_out" | "passed" | "skipped";

/** An agent, 1 to 36: one card of each in the crowd, one in a hand. */
export type Number = number;

export interface CarnivalOptions {
  sitting: Sitting;
  signal: Signal;
  /** Apart, the shortest turn: time to look and to wink (R6). 0 to 30. */
  least_seconds: number;
  /** Apart, the clock calls for a player who has not called by then (R6). 5 to 300. */
  turn_seconds: number;
  /** The most cards dealt to each player: fewer make a shorter game with a smaller crowd. 2 to 9. */
  cards: number;
  /** The seat that moves first. `null`: by lot. 0 to 7. */
  first: number | null;
  /** Apart, whoever moves first is new to the game: no clock runs, and bots wait for their eyes (R22). */
  lesson: boolean;
}

/** On your turn, name the partner of your last call. */
export interface Contact {
  type: "contact";
  partner: Seat;
}

/** The pawn moves to another agent of the crowd. */
export interface Call {
  type: "call";
  /** `null`: there is nobody to call, so the player passes (R2). */
  number: Number | null;
}

/** Counter-intelligence: say that this player holds this agent and has given the sign. */
export interface Accuse {
  type: "accuse";
  named: Seat;
  number: Number;
}

/** Look at a face, or at the crowd. */
export interface Look {
  type: "look";
  at: Seat | null;
}

/** Wink at the face you are looking at. */
export interface Wink {
  type: "wink";
}

export type CarnivalAction = Contact | Call | Accuse | Look | Wink;

/** A pawn on a card of the crowd. */
export interface LiveCall {
  number: Number;
  /** The turn in which it was called. */
  turn: number;
  /** Four players: a wrong accusation closed this number until the call ends. */
  closed: boolean;
}

/** A contact or an accusation that was judged, as everybody is shown it. */
export interface Scene {
  /** Counts the scenes of a game from 1. */
  serial: number;
  kind: Kind;
  by: Seat;
  named: Seat;
  number: Number;
  caller: Seat;
  right: boolean;
  /** Who had the number in hand. `null` after a wrong accusation, which leaves it there. */
  holder: Seat | null;
  /** When somebody was named: of several, the first is judged first. */
  made: Millis;
  /** Who named somebody at the same time, when a lot put this one first (R9). */
  lot: readonly Seat[];
}

/** How the turn before this one ended. */
export interface LastTurn {
  seat: Seat;
  ending: Ending;
  number: Number | null;
}

/** A wink, as shown to those who may know of it; nothing happens at the instant it ends. */
export interface WinkShown {
  seat: Seat;
  at: Seat;
  /** What the other player had called. */
  number: Number;
  turn: number;
  since: Millis;
  until: Millis;
  /** Empty until the game is over. */
  seen_by: readonly Seat[];
}

/** A live call for a number in this seat's hand (R8). */
export interface Partnership {
  caller: Seat;
  number: Number;
  /** Turns until the caller's begins, the present one included; from then on it is too late. */
  turns_left: number;
  winked: boolean;
}

/** A contact or an accusation that is not judged yet. */
export interface Naming {
  named: Seat;
  number: Number;
}

export interface CarnivalView {
  /** Goes up with public steps only; an action that names an older beat is late. */
  beat: number;
  /** When this goes up, a guest who joined late takes over a bot's seat. */
  round: number;
  over: boolean;
  sitting: Sitting;
  signal: Signal;
  /** Counts the turns of the game from 1. */
  turn: number;
  mover: Seat;
  /** The player to move may call: at once in one room, apart when the turn is old enough (R6). */
  calling_open: boolean;
  /** When the calling opens; `null` once it is open. */
  opens_at: Millis | null;
  /** When the clock calls for the player to move. */
  deadline: Millis | null;
  /** Three quiet rounds are over; accusations made before still count, nothing else (R13). */
  closing: boolean;
  /** Turns in a row in which no card left a hand. */
  quiet: number;
  /** This many of them end the game (R16). */
  quiet_limit: number;
  /** Who lies where, in rows; it never changes, a taken card leaves its gap. */
  crowd: readonly Number[];
  taken: readonly Number[];
  /** Face down in the crowd. */
  turned: readonly Number[];
  /** Face up with no pawn on it. A player's own numbers are not theirs to call. */
  callable: readonly Number[];
  /** The pawn of each player; `null`: off the board. */
  calls: readonly (LiveCall | null)[];
  /** Cards in each hand. */
  cards: readonly number[];
  /** In front of each player, one point per card; both cards of a number after a right accusation. */
  face_up: readonly (readonly Number[])[];
  /** In front of each player: a partner whom the caller did not find. */
  face_down: readonly (readonly Number[])[];
  /** Counter-intelligence cards in hand, one point each. */
  counter: readonly number[];
  /** Counter-intelligence cards laid in front of each player: right accusations. */
  caught: readonly number[];
  points: readonly number[];
  /** Numbers known not to be in each hand (called or wrongly named): for bots, which take no notes. */
  ruled_out: readonly (readonly Number[])[];
  /** Left out for now (R10). */
  away: readonly Seat[];
  /** Whom each looks at; `null`: the crowd. Nobody's eyes are followed in one room. */
  gazes: readonly (Seat | null)[];
  /** The most recent contacts and accusations, the latest last. */
  scenes: readonly Scene[];
  last_turn: LastTurn | null;
  /** Who is new to the game, at a table for practice (R22). */
  learner: Seat | null;
  /** Idle blinks come from it, the same on every screen. */
  blink_seed: number;
  /** Empty until the game is over. */
  hands: readonly (readonly Number[])[];
  /** All of them, but only once the game is over. */
  winks: readonly WinkShown[];
  you: Seat | null;
  hand: readonly Number[];
  partner_of: readonly Partnership[];
  looking_at: Seat | null;
  looking_since: Millis;
  watched_by: readonly Seat[];
  seen: readonly WinkShown[];
  winking: WinkShown | null;
  naming: readonly Naming[];
  too_late: Naming | null;
}
