// Written by `make protocol` from quivive.games.dixit.model: change that, not this.

import type { Millis, Seat, Sitting } from "../../protocol/messages";

/** The fewest and the most that can play. */
export const SEATS = [3, 6] as const;

/** Everybody looks at their hand; "I have one!"; the clue; cards are handed in; the vote; the reveal. */
export type Phase = "deal" | "idea" | "tell" | "choose" | "vote" | "reveal";

export type End = "last_card" | "points" | "turns";

/** How the storyteller was found. */
export type Named = "race" | "lot" | "host" | "turn";

export type Found = "some" | "all" | "nobody" | "too_few_votes";

export type PointReason = "told" | "found" | "all_or_nobody" | "fooled";

/** A picture, by a name that tells nothing about it. Matching `^[0-9a-f]{8}$`. */
export type CardKey = string;

export type Deck = "house" | "own";

/** How long a phase lasts. `null`: 90 seconds apart, no limit together. 15 to 600. */
export type PhaseSeconds = number | "off" | null;

export interface DixitOptions {
  sitting: Sitting;
  /** Who tells first: whoever first has an idea (R1), or a seat drawn by lot. */
  first: "race" | "lot";
  /** The host's choice of the first storyteller; `null` leaves it to `first`. 0 to 5. */
  storyteller: number | null;
  /** The last card of the pile ends the game in any case (R17). */
  end: End;
  /** Counts only where `end` is `turns`. 1 to 40. */
  turns: number;
  idea_seconds: PhaseSeconds;
  tell_seconds: PhaseSeconds;
  choose_seconds: PhaseSeconds;
  vote_seconds: PhaseSeconds;
  /** 1 to 2 items. */
  decks: readonly Deck[];
  /** The table's own cards, dealt where `decks` names them. At most 1000 items. */
  own: readonly CardKey[];
}

/** One clue in three languages, so that everybody reads it in their own. */
export interface Texts {
  ru: string;
  uk: string;
  en: string;
}

export interface Typed {
  type: "typed";
  text: string;
}

/** Said aloud, hummed or mimed in the room; the screens only know that it was given. */
export interface Spoken {
  type: "spoken";
}

/** A bot's clue. */
export interface FromLexicon {
  type: "lexicon";
  texts: Texts;
}

export type Clue = Typed | Spoken | FromLexicon;

/** 'I have one!': the first to say so tells first (R1). */
export interface HaveIdea {
  type: "have_idea";
}

/** A card and its clue: typed, in three languages as bots give it, or neither if it is said aloud. */
export interface Tell {
  type: "tell";
  card: CardKey;
  text?: string | null;
  texts?: Texts | null;
}

/** A card to hand in. At a table where each hands in one, another choice replaces it. */
export interface Choose {
  type: "choose";
  card: CardKey;
}

/** A card that is not to be handed in after all. */
export interface TakeBack {
  type: "take_back";
  card: CardKey;
}

/** Put your token on a card; it may be moved until all tokens are placed. */
export interface Vote {
  type: "vote";
  card: CardKey;
}

/** Ready for the next turn: when everybody is, it begins at once. */
export interface Next {
  type: "next";
}

export type DixitAction = HaveIdea | Tell | Choose | TakeBack | Vote | Next;

/** `told` and `found` are 3, or 4 at a table for three; `all_or_nobody` is 2; `fooled` is 1 per vote. */
export interface Point {
  seat: Seat;
  points: number;
  reason: PointReason;
}

/** A card of a turn that is over: whose it was and who voted for it. */
export interface Revealed {
  card: CardKey;
  owner: Seat;
  voters: readonly Seat[];
  /** Its owner did not choose in time (R3). */
  by_lot: boolean;
}

/** How a turn ended. */
export interface Result {
  storyteller: Seat;
  /** In the order in which they were laid out. */
  cards: readonly Revealed[];
  /** Who found the storyteller's card. */
  found: Found;
  points: readonly Point[];
  /** Who did not vote in time (R3). */
  votes_by_lot: readonly Seat[];
}

/** A turn that is over, as everybody saw it. */
export interface PastTurn {
  clue: Clue;
  result: Result;
}

export interface DixitView {
  /** Goes up with public steps only; an action that names an older beat is late. */
  beat: number;
  /** The turn that is being played, counted from 1; a pass does not count (R7). */
  round: number;
  over: boolean;
  phase: Phase;
  sitting: Sitting;
  end: End;
  /** How many turns are played, where that is agreed on. */
  turns: number | null;
  /** How many cards each player hands in: two at a table for three, otherwise one. */
  gives: number;
  scores: readonly number[];
  /** Cards left to draw. */
  pile: number;
  /** `null` until the first one is found. */
  storyteller: Seat | null;
  /** How this storyteller was found. */
  named: Named | null;
  /** Who said 'I have one!' at the same time, when a lot decided among them. */
  tied: readonly Seat[];
  /** Who has passed since the last clue, in order (R3). */
  passed: readonly Seat[];
  clue: Clue | null;
  /** The cards on the table, from the laying to the next turn; the first is number 1 on every screen. */
  laid: readonly CardKey[];
  /** Who still has to tell, hand in or vote. */
  waiting_for: readonly Seat[];
  /** Who may vote in this turn, from the laying to the reveal; they may also move their token. */
  voters: readonly Seat[];
  /** Who is ready for the next turn. */
  ready: readonly Seat[];
  /** Left out for now. */
  away: readonly Seat[];
  /** Left for good: they keep their points and cannot win. */
  gone: readonly Seat[];
  /** When the phase is over by itself; `null` while no clock runs. */
  deadline: Millis | null;
  /** When the reveal began, so that every screen shows the same of it. */
  revealed_at: Millis | null;
  /** From the reveal to the next turn. */
  result: Result | null;
  /** The turns before this one, the oldest first. */
  past: readonly PastTurn[];
  you: Seat | null;
  /** Your cards; those you have chosen stay among them until all cards are laid out. */
  hand: readonly CardKey[];
  /** Your own cards in this turn: what you told, or chose to hand in. */
  mine: readonly CardKey[];
  /** How often you have chosen or taken back in this turn: it tells views with the same cards apart. */
  changes: number;
  /** Where your token lies. */
  vote: CardKey | null;
  /** You have said 'I have one!', and it is not decided yet who was first. */
  idea: boolean;
}
