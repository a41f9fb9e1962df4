// Written by `make protocol` from quivive.games.spyfall.model: change that, not this.

import type { Millis, Seat, Sitting } from "../../protocol/messages";

/** The fewest and the most that can play. */
export const SEATS = [3, 12] as const;

export type SetName = "classic" | "further" | "own";

/**
 * Everybody looks at their card; questions and answers; a vote that stops the clock; a spy names a place;
 * time is up; everybody is voted on in turn; all cards are open.
 */
export type Phase = "deal" | "talk" | "accusation" | "guess" | "discussion" | "poll" | "reveal";

export type Side = "spies" | "players";

export type Cause =
  | "spy_exposed_early"
  | "innocent_convicted_early"
  | "spy_exposed_at_time"
  | "innocent_convicted_at_time"
  | "nobody_convicted"
  | "place_named"
  | "place_missed";

export type PointReason =
  | "spies_won"
  | "named_place"
  | "innocent_convicted"
  | "players_won"
  | "accused_first";

/** One of our places by its id (`port`), or one of the table's own by its number (`own.3`). */
export type PlaceKey = string;

/** At most 60 characters, matching `\S`. */
export type ShortText = string;

/** A place that a table wrote itself. */
export interface OwnPlace {
  name: ShortText;
  /** 1 to 10 items. */
  roles: readonly ShortText[];
}

export interface SpyfallOptions {
  sitting: Sitting;
  /** `null`: as recommended for this number of players. */
  spies: 1 | 2 | null;
  /** 1 to 20. */
  rounds: number;
  /** A round's time. `null`: as recommended for this number of players. 30 to 3600. */
  seconds: number | null;
  /** The two spies know each other. */
  acquainted: boolean;
  /** Answers are given in role. Players promise it to each other; the screens only show it. */
  role_play: boolean;
  /** 1 to 3 items. */
  sets: readonly SetName[];
  /** At most 60 items. */
  own: readonly OwnPlace[];
}

/** A bot's words in three languages, so that everybody reads them in their own. */
export interface Texts {
  ru: string;
  uk: string;
  en: string;
}

/** This seat has looked at its card. */
export interface Look {
  type: "look";
}

/** The dealer starts the clock. */
export interface Start {
  type: "start";
}

/**
 * A question to somebody: typed, from the bank, or spoken when all are in one room. With both a phrase and
 * texts, the texts are read and the phrase says what they ask.
 */
export interface Ask {
  type: "ask";
  to: Seat;
  text?: string;
  phrase?: string | null;
  texts?: Texts | null;
}

export interface Answer {
  type: "answer";
  text?: string;
  phrase?: string | null;
  texts?: Texts | null;
}

/** A remark: one per seat after time is up, and one when the cards are open. */
export interface Remark {
  type: "remark";
  text?: string;
  texts?: Texts | null;
}

export interface Accuse {
  type: "accuse";
  whom: Seat;
}

export interface Vote {
  type: "vote";
  guilty: boolean;
}

/** A spy opens their card. */
export interface Stop {
  type: "stop";
}

export interface Guess {
  type: "guess";
  place: PlaceKey;
}

/** The dealer ends the discussion after time is up: everybody is voted on in turn. */
export interface Poll {
  type: "poll";
}

/** The next dealer deals. */
export interface Next {
  type: "next";
}

export type SpyfallAction = Look | Start | Ask | Answer | Remark | Accuse | Vote | Stop | Guess | Poll | Next;

/** A question (it has an addressee) or an answer in the record of a round. */
export interface Line {
  by: Seat;
  to?: Seat;
  text?: string;
  phrase?: string;
  texts?: Texts;
}

export interface Accusation {
  by: Seat;
  whom: Seat;
}

/** A finished vote, open to all. A ballot is `null` for a seat that had none or did not vote. */
export interface Verdict {
  suspect: Seat;
  accuser: Seat | null;
  ballots: readonly (boolean | null)[];
  needed: number;
  convicted: boolean;
}

/** What a spy named. `null`: they ran out of time. */
export interface Named {
  by: Seat;
  place: PlaceKey | null;
}

export interface Point {
  seat: Seat;
  points: number;
  reason: PointReason;
}

export interface Result {
  cause: Cause;
  winners: Side;
  points: readonly Point[];
}

/** A place on the list. The table's own places come with their names. */
export interface PlaceName {
  key: PlaceKey;
  name?: string;
}

/** What a seat holds in its hand. */
export interface Card {
  spy: boolean;
  place?: PlaceKey;
  role?: number;
  role_text?: string;
  partner?: Seat;
}

/** A vote in progress: who is accused and who has voted, but not how. */
export interface OpenVote {
  suspect: Seat;
  accuser: Seat | null;
  voters: readonly Seat[];
  voted: readonly Seat[];
  needed: number;
}

/** All cards of a finished round. */
export interface Reveal {
  place: PlaceKey;
  spies: readonly Seat[];
  roles: readonly (number | null)[];
  role_texts: readonly string[];
  result: Result;
}

export interface SpyfallView {
  /** Goes up with public steps only; an action that names an older beat is late. */
  beat: number;
  /** When this goes up, a guest who joined late takes over a bot's seat. */
  round: number;
  /** The game has ended, perhaps in the middle of a round. */
  over: boolean;
  phase: Phase;
  rounds: number;
  /** How many there are, not who. */
  spies: number;
  role_play: boolean;
  sitting: Sitting;
  dealer: Seat;
  dealt_in: readonly Seat[];
  /** Seats left out of every count for now. */
  away: readonly Seat[];
  /** Who has looked at their card. */
  looked: readonly Seat[];
  scores: readonly number[];
  places: readonly PlaceName[];
  /** Places of earlier rounds: they cannot be drawn until all are mixed back. */
  used: readonly PlaceKey[];
  /** When time is up, while the clock of the round runs. */
  ends_at: Millis | null;
  /** Time left on that clock while it is stopped. */
  left: Millis;
  /** When a phase other than the talk is over by itself. */
  deadline: Millis | null;
  asker: Seat | null;
  answerer: Seat | null;
  /** Whom the asker may ask. */
  may_ask: readonly Seat[];
  record: readonly Line[];
  /** Remarks on the end of this round: one per seat after time is up, and one when the cards are open. */
  remarks: readonly Line[];
  /** The bank's questions that have been asked in this game, in order. */
  asked: readonly string[];
  accusations: readonly Accusation[];
  vote: OpenVote | null;
  verdicts: readonly Verdict[];
  guesser: Seat | null;
  named: readonly Named[];
  next_dealer: Seat | null;
  reveal: Reveal | null;
  you: Seat | null;
  card: Card | null;
  /** Your own ballot in the vote in progress. `null`: you have not voted yet. */
  ballot: boolean | null;
}
