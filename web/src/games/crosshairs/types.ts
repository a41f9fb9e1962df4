// Written by `make protocol` from quivive.games.crosshairs.model: change that, not this.

import type { Millis, Seat, Sitting } from "../../protocol/messages";

/** The fewest and the most that can play. */
export const SEATS = [2, 5] as const;

export type Suit = "red" | "black" | "yellow" | "blue" | "green";

/**
 * Rows of suits and numbers in front of each suspect; none; or the joint grid of what is still possible.
 */
export type Boards = "on" | "off" | "easy";

/**
 * Everybody reads; an agent chooses an action; has the gun in hand; all look at the shot; the agent may
 * take a card from the discard; may draw; must come down to the hand limit.
 */
export type Phase = "briefing" | "turn" | "aim" | "shot" | "reward" | "draw" | "surplus";

/** An upright number token is a factor of the suspect's number, or the sum of its digits. */
export type TokenReading = "factor" | "digit_sum";

export type RecordKind =
  | "detained"
  | "clue"
  | "exchange"
  | "token"
  | "waited"
  | "drew"
  | "shot"
  | "took"
  | "took_blind"
  | "discarded"
  | "passed"
  | "moved_on";

/** Suit and number, `red12`; a special card has no number, `red_special`. */
export type CardId = string;

/** 1, 2, … in the order in which suspects are detained. */
export type SuspectId = number;

export interface CrosshairsOptions {
  sitting: Sitting;
  /** The name of a file of missions. At most 40 characters. */
  mission: string;
  /** A mission without boards has none whatever this says. */
  boards: Boards;
  /** Anyone who asks is told what is still possible, and which of their cards would say most. */
  hint: boolean;
  /** The seat that moves first. `null`: by lot (R8). 0 to 4. */
  first: number | null;
}

/** A clue beside a suspect: upright, or else sideways. A card, or a number token. */
export interface Laid {
  by: Seat;
  upright: boolean;
  card?: CardId;
  token?: number;
  /** Chosen by an agent who knew the suspect. */
  own?: boolean;
}

/** The last elimination, right or wrong, open to all. */
export interface Shot {
  by: Seat;
  /** In front of whom the suspect stood. */
  at: Seat;
  suspect: SuspectId;
  /** What it was named. */
  card: CardId;
  right: boolean;
  /** Whether it was a double agent; `null` as long as nobody may know. */
  double: boolean | null;
}

/** A line in the record of what happened. */
export interface RecordEntry {
  what: RecordKind;
  by?: Seat;
  suspect?: SuspectId;
  /** `null` if it is secret, or can no longer be read. */
  card?: CardId;
  token?: number;
  upright?: boolean;
  right?: boolean;
  /** Whether the suspect that was named was a double agent, where there is one. */
  double?: boolean;
}

/** What stands in the corner of every card with this number. */
export interface Corner {
  number: number;
  divisors: readonly number[];
  multiples: readonly number[];
}

/** What the public clues of a suspect exclude, whatever the other row says (R10). */
export interface Board {
  struck_suits: readonly Suit[];
  struck_numbers: readonly number[];
}

/** A suspect as everybody sees it. */
export interface Standing {
  suspect: SuspectId;
  seen_by: Seat;
  clues: readonly Laid[];
  missed: readonly CardId[];
  /** When boards are on. */
  board: Board | null;
  /** When boards are easy: what the public clues leave possible. */
  grid: readonly CardId[] | null;
}

/** A suspect that you have looked at. */
export interface Held {
  suspect: SuspectId;
  card: CardId;
  double: boolean;
}

/** For anyone who asks: what a suspect can still be, as far as you can know. */
export interface Possible {
  suspect: SuspectId;
  cards: readonly CardId[];
}

/** For anyone who asks: the card of your hand that would say most, and beside whom. */
export interface Advice {
  card: CardId;
  suspect: SuspectId;
  /** What the others are expected to learn from it. */
  bits: number;
}

export interface Hint {
  possible: readonly Possible[];
  advice: Advice | null;
}

/** What was hidden, when the game is over. */
export interface Reveal {
  stands: readonly (readonly CardId[])[];
  suspects: readonly CardId[];
  hands: readonly (readonly CardId[])[];
  face_down: readonly CardId[];
  /** The double agent who was not exposed, in front of an agent or still in the deck. */
  double: CardId | null;
}

export interface CrosshairsView {
  /** Goes up with public steps only; an action that names an older beat is late. */
  beat: number;
  /** When this goes up, a guest who joined late takes over a bot's seat. */
  round: number;
  over: boolean;
  phase: Phase;
  sitting: Sitting;
  mission: string;
  /** The rule changes of the mission, by their tags. */
  changes: readonly string[];
  suits: readonly Suit[];
  /** The numbers of the mission, with the corners of their cards. */
  numbers: readonly Corner[];
  /** As in force now: some missions have none. */
  boards: Boards;
  /** The mission forbids talking. */
  silent: boolean;
  hand_limit: number;
  first: Seat;
  to_move: Seat;
  /** Turns go clockwise, or the other way round. */
  direction: 1 | -1;
  /** Left out for now. */
  away: readonly Seat[];
  /** Who has read the briefing. */
  ready: readonly Seat[];
  /** When the phase is over by itself. */
  deadline: Millis | null;
  /** The mission's clock, from the first turn (R6). */
  time_over_at: Millis | null;
  bullets: number;
  /** In the suspects' deck. */
  suspects_left: number;
  /** Cards in headquarters; `null` where the mission hides how many. */
  hq: number | null;
  hq_empty: boolean;
  /** How many cards each agent holds. */
  hands: readonly number[];
  /** Cards of each hand that everybody saw being taken. */
  open: readonly (readonly CardId[])[];
  stands: readonly (readonly Standing[])[];
  /** How many suspects an agent may have in front of them. */
  stand_limit: number;
  /** The face-up discard as far as it may be read, the bottom card first. */
  discard: readonly CardId[];
  discard_count: number;
  /** Cards discarded unseen: known to nobody. */
  face_down: number;
  /** Named suspects, shuffled into HQ. */
  returned: readonly CardId[];
  /** Number tokens that are left. */
  tokens: readonly number[];
  token_reading: TokenReading | null;
  /** Only suspects in front of these may be exchanged about or aimed at. `null`: all may. */
  pointed: readonly Seat[] | null;
  /** How many cards the agent to move may still draw. */
  draws: number;
  /** The gun is lifted and points at this suspect. */
  aim: SuspectId | null;
  /** The last elimination, until the next turn. */
  shot: Shot | null;
  record: readonly RecordEntry[];
  /** Once the game is over. */
  reveal: Reveal | null;
  you: Seat | null;
  /** Your own. */
  hand: readonly CardId[];
  /** Suspects that you have looked at and that still stand somewhere: your own secret. */
  seen: readonly Held[];
  /** Your own, when hints are on: made from what you see and nothing else. */
  hint: Hint | null;
}

/** You have read the briefing; when everybody has, the first turn begins. */
export interface Ready {
  type: "ready";
}

/** The top suspect comes to stand in front of you; the top card of HQ is discarded unseen. */
export interface Detain {
  type: "detain";
}

/** A card beside a suspect in front of you. */
export interface Clue {
  type: "clue";
  card: CardId;
  suspect: SuspectId;
}

/** A card beside a suspect in front of another agent; then you may draw one. */
export interface Exchange {
  type: "exchange";
  card: CardId;
  suspect: SuspectId;
}

/** A number token beside a suspect in front of you, where the mission has them. */
export interface Token {
  type: "token";
  number: number;
  suspect: SuspectId;
}

/** The top card of HQ is discarded unseen; then you may draw up to three. */
export interface Wait {
  type: "wait";
}

/** One card from HQ (R9). */
export interface Draw {
  type: "draw";
}

/** Enough drawn, or no reward wanted. */
export interface Stop {
  type: "stop";
}

/** Lift the gun and point it; pointing it elsewhere is aiming again. Nothing is named yet. */
export interface Aim {
  type: "aim";
  suspect: SuspectId;
}

/** The gun goes back on its stand, no bullet spent. */
export interface Lower {
  type: "lower";
}

/** Name the suspect that the gun points at. */
export interface Fire {
  type: "fire";
  card: CardId;
}

/** The reward: a card of the face-up discard. */
export interface Take {
  type: "take";
  card: CardId;
}

/** The reward: a card of the face-down discard, by its position from the bottom, 0 first (R4). */
export interface TakeBlind {
  type: "take_blind";
  position: number;
}

/** One card of the surplus over the hand limit. */
export interface Discard {
  type: "discard";
  card: CardId;
}

export type CrosshairsAction =
  | Ready
  | Detain
  | Clue
  | Exchange
  | Token
  | Wait
  | Draw
  | Stop
  | Aim
  | Lower
  | Fire
  | Take
  | TakeBlind
  | Discard;
