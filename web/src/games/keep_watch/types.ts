// Written by `make protocol` from quivive.games.keep_watch.model: change that, not this.

import type { Millis, Seat, Sitting } from "../../protocol/messages";

/** The fewest and the most that can play. */
export const SEATS = [2, 6] as const;

export type Symbol = "movement" | "olympiad" | "fatf" | "eag" | "sodruzhestvo" | "young" | "scout";

export type Condition = "more" | "less";

export type Mode = "more" | "less" | "alternating";

export type Tempo = 1 | 2 | 3;

/** Everybody looks at their first card; 3-2-1; the card is turned and players may claim; the result. */
export type Phase = "deal" | "count" | "watch" | "result";

export type Cause = "won" | "all_out" | "time_up";

/** One of the 35 cards by its number on the table of cards: `c01` to `c35`. */
export type CardId = string;

export interface KeepWatchOptions {
  sitting: Sitting;
  /** What is looked for: the most frequent of the three, the rarest, or what the card in play says. */
  mode: Mode;
  /** Count over both neighbours' cards as well as one's own. */
  neighbours: boolean;
  /** The whole deck, or this many of its cards, drawn by lot. */
  cards: 35 | 21 | 14;
  /** Begin calmly and become quicker with every third of the stack (R14). */
  rising: boolean;
  /** 2 to 10. */
  count_seconds: number;
  /** How long a round waits for a claim (R5). 10 to 300. */
  claim_seconds: number;
  /** The seat that leads first. `null`: by lot. 0 to 5. */
  leader: number | null;
}

/** A symbol called and a hand on the stack. */
export interface Claim {
  type: "claim";
  symbol: Symbol;
}

/** A tap on a button that is still blank: too early to name anything, a false start (R6). */
export interface Tap {
  type: "tap";
}

/** Ready to go on: when everybody is, the next count begins at once. */
export interface Next {
  type: "next";
}

export type KeepWatchAction = Claim | Tap | Next;

/** The seven side of a card; a turn is in degrees clockwise, the same on every screen. */
export interface Face {
  card: CardId;
  symbols: readonly Symbol[];
  turns: readonly number[];
}

/** The card in play, and what is looked for in this round. */
export interface Triple {
  card: CardId;
  symbols: readonly Symbol[];
  condition: Condition;
}

/** A card that was counted for a claim, and the player it lay in front of. */
export interface Counted {
  seat: Seat;
  face: Face;
}

/** A claim that is decided, open to all; what was counted is shown once the round is over (R9). */
export interface Verdict {
  seat: Seat;
  symbol: Symbol;
  /** From the card shown to the tap. */
  reaction: Millis;
  right: boolean;
  /** What would have been right for this player; several when they are tied. */
  answers: readonly Symbol[];
  /** How often each symbol of the triple was found, in the triple's order. */
  counts: readonly number[];
  cards: readonly Counted[];
  /** Whose reactions were equal within the measured error, when a lot put this one first (R7). */
  lot: readonly Seat[];
  /** Who was dealt a penalty card, one entry per card, in the order of dealing. */
  given: readonly Seat[];
  /** Gave fewer than three and sits out the next round (R2). */
  sits_out_next: boolean;
}

/** A claim made after the winner's, and so never judged. */
export interface Later {
  seat: Seat;
  symbol: Symbol;
  reaction: Millis;
}

/** How a round ended; the claims that decided it are its verdicts. */
export interface Result {
  round: number;
  cause: Cause;
  winner: Seat | null;
  later: readonly Later[];
}

export interface KeepWatchView {
  /** Goes up with public steps only; an action that names an older beat is late. */
  beat: number;
  /** When this goes up, a guest who joined late takes over a bot's seat. */
  round: number;
  over: boolean;
  phase: Phase;
  sitting: Sitting;
  mode: Mode;
  neighbours: boolean;
  /** How quick the rounds are; it only changes where a rising tempo is agreed on. */
  tempo: Tempo;
  /** How many rounds in a row the leader has won. */
  streak: number;
  /** Cards left on it, the one in play among them. */
  stack: number;
  /** Cards that nobody won when the game ended. */
  unclaimed: number;
  leader: Seat;
  /** Cards of each player: the standings. */
  piles: readonly number[];
  /** The card in sight of each player; only the first leader has none before the first turn. */
  tops: readonly (Face | null)[];
  /** The card in play, from the turn until the next count. */
  triple: Triple | null;
  /** When it was turned; reactions count from here. */
  turned_at: Millis | null;
  /** When the phase is over by itself. A claim does not move it. */
  deadline: Millis | null;
  /** Left out, for now or for good. */
  away: readonly Seat[];
  /** Claimed wrongly in this round (R1). */
  out: readonly Seat[];
  /** Sit out this round (R2). */
  sits_out: readonly Seat[];
  /** Who is ready to go on, after the deal and after a result. */
  ready: readonly Seat[];
  /** The decided claims of this round, in their order. */
  verdicts: readonly Verdict[];
  /** Of this round, once it is over, until the next count. */
  result: Result | null;
  /** Undecided rounds in a row (R5). */
  undecided: number;
  you: Seat | null;
  /** Your own, shown to nobody else before it is decided. */
  claim: Symbol | null;
  /** Your own buttons are dead until then (R6). */
  locked_until: Millis | null;
}
