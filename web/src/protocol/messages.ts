// Written by `make protocol` from quivive.server.protocol: change that, not this.

/** What `welcome` must say for these types to fit. */
export const VERSION = 1;

/** A table's code as people type it: only its letters matter, in either case. At most 16 characters. */
export type Code = string;

/**
 * A seat's secret, 128 random bits made by the player's device. Never in an address, never in a log.
 * Matching `^[0-9a-f]{32}$`.
 */
export type Token = string;

/**
 * The client's own name for a command: sent again under the same one, it still happens once. 1 to 40
 * characters.
 */
export type CommandId = string;

/** What people can say to the whole table without a word. */
export type Reaction = "applause" | "laughter" | "surprise" | "heart" | "thinking" | "hurry";

/** The game's actions that are legal now, by type: the other fields of each. "…" stands for a free text. */
export type May = Record<string, readonly Record<string, unknown>[]>;

/** Open a new table and sit down as its host. */
export interface Open {
  type: "open";
  name: Name;
  language: Language;
  token: Token;
  /** `null`: the first there is. At most 40 characters. */
  game?: string | null;
  mask?: Mask | null;
}

/** Come to a table: seated before a game, a guest during one. */
export interface Join {
  type: "join";
  table: Code;
  name: Name;
  language: Language;
  token: Token;
  mask?: Mask | null;
}

/** Come back to one's seat, on this device or another; told the last frame one has, it sends the gap. */
export interface Resume {
  type: "resume";
  table: Code;
  token: Token;
  /** As the last whole named it. At most 40 characters. */
  stream?: string | null;
  /** The number of the last frame, or of the whole when none came after it. */
  seen?: number | null;
  /** In which it is told that there is no such seat; whoever has one is spoken to in their own. */
  language?: Language;
  /** If its log is damaged, let the table go on from its last good entry. */
  mend?: boolean;
}

/** The shared screen, or a spectator: sees the table and no secrets. */
export interface Watch {
  type: "watch";
  table: Code;
  language?: Language;
  /** As in resume. At most 40 characters. */
  stream?: string | null;
  /** As in resume. */
  seen?: number | null;
}

/** An action of the game that is played, and the beat of the view it answers to. */
export interface Act {
  type: "act";
  id: CommandId;
  beat: number;
  /** One of the game's own actions. */
  action: unknown;
  /** The number of the last frame marked `race` that was shown when this was done. */
  seen?: number | null;
  /** Milliseconds from the showing of that frame, by the sender's own clock. At least 0. */
  took?: number | null;
  /** Milliseconds by which that clock steps, where a browser rounds it. At least 0. */
  step?: number;
}

/** A command about the table. */
export interface Do {
  type: "do";
  id: CommandId;
  command: AnyCommand;
}

/** Answered at once with the server's time, so that clocks agree. */
export interface Ping {
  type: "ping";
  /** The sender's own time in milliseconds. */
  at: number;
}

/** To everybody with a seat, in passing: kept nowhere, and refused while the chat is closed. */
export interface React {
  type: "react";
  reaction: Reaction;
}

export type ClientMessage = Open | Join | Resume | Watch | Act | Do | React | Ping;

export type Greeting = Open | Join | Resume | Watch;

/** The greeting is accepted: which table this is, and who you are there. */
export interface Welcome {
  type: "welcome";
  table: string;
  /** `null`: a spectator. */
  you: PersonId | null;
  /** Server time in milliseconds. */
  now: number;
  version: number;
}

/** Fields to set, and items to add to the end of lists. */
export interface Patch<T> {
  set: Partial<T>;
  add?: Partial<Lists<T>>;
}

/** Everything that this viewer may see; `view` is the game's own View. */
export interface Whole<V extends View = View> {
  type: "whole";
  /** The next frame is one more. */
  n: number;
  /** Which numbering this is. */
  stream: string;
  table: TableView;
  /** `null` before the first game. */
  view: V | null;
  /** What this seat may do now; nothing for who has none. */
  may: May;
  /** As in a frame. */
  race?: boolean;
}

/** What changed: number n of this viewer's stream. `view` replaces the game's view, `game` patches it. */
export interface Frame<V extends View = View> {
  type: "frame";
  n: number;
  /** The viewer's own command that brought this about. */
  done?: string;
  table?: Patch<TableView>;
  view?: V;
  game?: Patch<V>;
  /** Replaces what this seat may do, where that changed. */
  may?: May;
  /** The first hand counts now: note when this is shown. */
  race?: boolean;
}

/** The command has happened (or had already) and is kept, and changed nothing that you see. */
export interface Done {
  type: "done";
  id: string;
}

/** The command changed nothing: why, as a code and as a sentence in the reader's language. */
export interface Refused {
  type: "refused";
  /** `null` when the message had none that could be read. */
  id: string | null;
  code: string;
  text: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  /** As the ping said it. */
  at: number;
  /** Server time in milliseconds. */
  now: number;
}

/** The server closes this connection, and why. */
export interface Bye {
  type: "bye";
  code: string;
  text: string;
}

/** Somebody at the table reacts; you, too, are told of your own. */
export interface Reacted {
  type: "reacted";
  by: PersonId;
  reaction: Reaction;
}

export type ServerMessage<V extends View = View> =
  | Welcome
  | Whole<V>
  | Frame<V>
  | Done
  | Refused
  | Reacted
  | Pong
  | Bye;

/** As typed: it is tidied before it is measured. At most 80 characters. */
export type Name = string;

/** The face that somebody wears at the table. 1 to 36. */
export type Mask = number;

/** 16 random bytes. Matching `^[0-9a-f]{32}$`. */
export type Nonce = string;

/** How well a bot plays, by the game's own word for it. At most 40 characters. */
export type Level = string;

/** A seat at the table, from 0 on. 0 to 31. */
export type SeatNumber = number;

/** A new name, mask or language; what is left out stays. */
export interface Introduce {
  type: "introduce";
  name?: Name | null;
  mask?: Mask | null;
  language?: Language | null;
}

/** For the next game, or not yet. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** This device's part of the next game's shuffles: 16 random bytes, once the seed's hash is shown. */
export interface GiveNonce {
  type: "nonce";
  nonce: Nonce;
}

/** A guest takes a free place before a game; during one, a bot's when the next round begins. */
export interface Sit {
  type: "sit";
}

/** Watch the next game instead; as a guest in the middle of one, take over no bot's seat. */
export interface Stand {
  type: "stand";
}

/** The seats in a new order. */
export interface Arrange {
  type: "arrange";
  /** For each place, the seat that moves there. At most 32 items. */
  order: readonly SeatNumber[];
}

/** A bot takes a free place before a game. */
export interface SeatBot {
  type: "seat_bot";
  /** `null`: the middle one of the game's levels. */
  level?: Level | null;
  /** Moves within seconds, whatever it would take among people: for somebody who practises. */
  brisk?: boolean;
}

/** Take a bot away before a game. */
export interface Unseat {
  type: "unseat";
  seat: SeatNumber;
}

/** Which game and how; what is left out stays. A preset or whole options, not both. */
export interface Agree {
  type: "agree";
  /** At most 40 characters. */
  game?: string | null;
  /** At most 40 characters. */
  preset?: string | null;
  /** The game's own; those left out have their defaults. */
  options?: unknown;
  sitting?: Sitting | null;
  absence?: Absence | null;
}

/** Deal: a first game, a rematch, another game. */
export interface StartGame {
  type: "start_game";
}

/** Somebody else becomes host. */
export interface HandOver {
  type: "hand_over";
  person: PersonId;
}

/** Who may join, and whether anybody may watch; what is left out stays. */
export interface SetDoor {
  type: "set_door";
  door?: Door | null;
  /** False sends those who watch away. */
  watching?: boolean | null;
}

/** Let somebody in who has knocked, or send them away. */
export interface AnswerKnock {
  type: "answer_knock";
  knock: number;
  welcome: boolean;
}

/** A line of chat. */
export interface Say {
  type: "say";
  /** At most 1200 characters. */
  text: string;
}

/** For good: the secret of the seat is worth nothing afterwards. */
export interface Leave {
  type: "leave";
}

/** Stop the game's clock; nobody acts until it goes on. */
export interface Pause {
  type: "pause";
}

/** Let the game's clock go on. */
export interface ResumeGame {
  type: "resume";
}

/** End the present phase as if its time were over; for this beat of the game and no later one. */
export interface Skip {
  type: "skip";
  beat: number;
}

/** End the game without a result. */
export interface Abandon {
  type: "abandon";
}

/** Send somebody away for good. */
export interface Kick {
  type: "kick";
  person: PersonId;
}

/** A bot plays for somebody who is away, until they are back. */
export interface BotFor {
  type: "bot_for";
  seat: SeatNumber;
  /** As for a bot of its own. */
  level?: Level | null;
}

/** Leave somebody who is away out of every count, until they are back. */
export interface LeaveOut {
  type: "leave_out";
  seat: SeatNumber;
}

export type AnyDecision = Pause | ResumeGame | Skip | Abandon | Kick | BotFor | LeaveOut;

export type AnyCommand =
  | Introduce
  | Ready
  | GiveNonce
  | Sit
  | Stand
  | Arrange
  | SeatBot
  | Unseat
  | Agree
  | StartGame
  | HandOver
  | SetDoor
  | AnswerKnock
  | Say
  | Leave
  | AnyDecision;

/** A person at this table, from 1 on, never given twice. */
export type PersonId = number;

export type Language = "en" | "ru" | "uk";

export type Phase = "lobby" | "game" | "result";

/** Who may join: anybody with the code, whom the host lets in, or nobody. */
export type Door = "open" | "ask" | "locked";

/** What becomes of a seat whose player has been away for a while. */
export type Absence = "bot" | "leave_out" | "wait";

/** A line of the chat; with the name, for whoever said it may have left. */
export interface Said {
  by: PersonId;
  name: string;
  text: string;
  at: number;
}

/** The evening's score of one person, who may have left: by places, not by a game's own points. */
export interface Tally {
  person: PersonId;
  name: string;
  points: number;
  wins: number;
}

/** 0..n-1, clockwise. `null` stands for the table itself: the shared screen and spectators. */
export type Seat = number;

/** Game time: milliseconds since the game began, pauses taken out. */
export type Millis = number;

/** In one room, where talk happens in the flesh, or remote, where the software carries it. */
export type Sitting = "together" | "apart";

/**
 * A seat that plays (a person or a bot) or is left out of every count; the same, its player gone for good.
 */
export type Presence = "here" | "out" | "gone" | "gone_out";

/**
 * What one seat may know: all that ever leaves the server. A game derives its public half from this, and
 * its whole view from the public half.
 */
export interface View {
  /** Moves with public steps only; an action that echoes an older beat is late. */
  beat: number;
  /** Anyone who joins late takes over a bot's seat when this moves on. */
  round: number;
}

/** Why and how a game ended. */
export interface Outcome {
  reason: string;
  scores: readonly number[];
  winners: readonly Seat[];
}

/** Somebody at the table, with a seat or without. */
export interface PersonView {
  id: PersonId;
  name: string;
  mask: number;
  language: Language;
  /** Connected now. */
  here: boolean;
  ready: boolean;
}

/** A seat: whose it is, and which bot plays it now. */
export interface ChairView {
  person?: PersonId;
  /** Its level. */
  bot?: string;
  /** Left out of every count for now. */
  out?: boolean;
  /** Its player left for good in mid-game. */
  gone?: boolean;
  /** This seat's device has added its part to the next game's shuffles. */
  nonce?: boolean;
}

/** What some want and a majority may decide: the decision as it was sent, and whose voices it has. */
export interface MotionView {
  /** The JSON of the command. */
  what: string;
  by: readonly PersonId[];
  /** So many voices settle it. */
  needed: number;
}

/** A game of this evening that is over; without an outcome it was abandoned. */
export interface GameSummary {
  number: number;
  game: string;
  /** Who sat where; `null`: a bot. */
  persons: readonly (PersonId | null)[];
  /** Of those persons, who may have left. */
  names: readonly string[];
  outcome: Outcome | null;
  /** Part of the address at which the game can be fetched whole. */
  key: string;
}

/** The hash of a seed, and the seed itself once its game is over. */
export interface Seal {
  commitment: string;
  seed: string | null;
}

/** The table around the game, the same for everybody. */
export interface TableView {
  code: TableCode;
  phase: Phase;
  host: PersonId | null;
  persons: readonly PersonView[];
  chairs: readonly ChairView[];
  /** The game that is agreed on, by its key. */
  game: string;
  /** `null`: options of the table's own. */
  preset: string | null;
  /** Of the game that is agreed on, all of them. */
  options: unknown;
  sitting: Sitting;
  absence: Absence;
  /** The hash of the next game's seed: shown before anybody gives a nonce. */
  next_seal: string;
  /** The game whose view is shown: the one in play, or the last one played. */
  playing: string | null;
  /** Of the game that is played or was played last. */
  seal: Seal | null;
  /** Server time in milliseconds at which the game's clock shows nothing. */
  zero: number;
  /** Server time at which the game's clock stopped. */
  paused_at: number | null;
  /** Nobody may talk while the game is silent. */
  chat_open: boolean;
  motions: readonly MotionView[];
  chat: readonly Said[];
  evening: readonly Tally[];
  games: readonly GameSummary[];
  door: Door;
  /** Whether anybody with the code may watch. */
  watching: boolean;
  /** Who would like to come in and waits for the host's word. */
  knocks: readonly Knock[];
  /** Connections that see the table and have no person there: shared screens, spectators, newcomers. */
  watchers: number;
  /** Guests who take over a bot's seat when the next round begins. */
  queue: readonly PersonId[];
}

/** A table's name, for people and for the log. */
export type TableCode = string;

/** Somebody who would like to come in. */
export interface Knock {
  id: number;
  name: string;
  mask: number | null;
}

/** The fields of T that are lists. */
export type Lists<T> = {
  [K in keyof T as NonNullable<T[K]> extends readonly unknown[] ? K : never]: NonNullable<T[K]>;
};

/** What may be done, in the words of one game's actions. */
export type MayDo<A extends { type: string }> = {
  readonly [T in A["type"]]?: readonly Omit<Extract<A, { type: T }>, "type">[];
};
