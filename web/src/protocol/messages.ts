// Written by `make protocol` from quivive.server.protocol: change that, not this.

/** What `welcome` must say for these types to fit. */
export const VERSION = 1;

/** A table's code as people type it. Only letters matter, upper or lower case. At most 16 characters. */
export type Code = string;

/**
 * A seat's secret: 128 random bits made by the player's device. Never put it in a URL or a log. Matching
 * `^[0-9a-f]{32}$`.
 */
export type Token = string;

/**
 * The client's id for a command. Sent again with the same id, it still happens only once. 1 to 40
 * characters.
 */
export type CommandId = string;

/** What people can express to the whole table without words. */
export type Reaction = "applause" | "laughter" | "surprise" | "heart" | "thinking" | "hurry";

/** The game actions that are legal now, by type: the other fields of each. "…" stands for free text. */
export type May = Record<string, readonly Record<string, unknown>[]>;

/** Open a new table and sit down as its host. */
export interface Open {
  type: "open";
  name: Name;
  language: Language;
  token: Token;
  /** `null` leaves the choice to the server. At most 40 characters. */
  game?: string | null;
  mask?: Mask | null;
}

/** Join a table: with a seat before a game, as a guest during one. */
export interface Join {
  type: "join";
  table: Code;
  name: Name;
  language: Language;
  token: Token;
  /** If somebody wears it already, you get another. */
  mask?: Mask | null;
}

/** Return to your seat, on this device or another. If you name your last frame, you get those after it. */
export interface Resume {
  type: "resume";
  table: Code;
  token: Token;
  /** As given in the last `whole`. At most 40 characters. */
  stream?: string | null;
  /** The number of the last frame, or of the `whole` if none came after it. */
  seen?: number | null;
  /** For refusals such as "no such seat". With a seat, the person's own language is used. */
  language?: Language;
  /** If the table's log is damaged, go on from the last intact entry. */
  mend?: boolean;
}

/** Watch as a shared screen or a spectator, who see the table but no secrets. */
export interface Watch {
  type: "watch";
  table: Code;
  language?: Language;
  /** As in `resume`. At most 40 characters. */
  stream?: string | null;
  /** As in `resume`. */
  seen?: number | null;
}

/** An action of the game in play, and the beat of the view it responds to. */
export interface Act {
  type: "act";
  id: CommandId;
  beat: number;
  /** One of the game's own actions. */
  action: unknown;
  /** The number of the last frame marked `race` that had been shown. */
  seen?: number | null;
  /** Milliseconds from showing that frame to the action, by the client's own clock. At least 0. */
  took?: number | null;
  /** The resolution of that clock in milliseconds, if the browser rounds it. At least 0. */
  step?: number;
}

/** A command about the table. */
export interface Do {
  type: "do";
  id: CommandId;
  command: AnyCommand;
}

/** Answered at once with the server's time, for synchronising clocks. */
export interface Ping {
  type: "ping";
  /** The client's own time in milliseconds. */
  at: number;
}

/** Send a reaction to everybody with a seat. It is not stored, and refused while the chat is closed. */
export interface React {
  type: "react";
  reaction: Reaction;
}

export type ClientMessage = Open | Join | Resume | Watch | Act | Do | React | Ping;

export type Greeting = Open | Join | Resume | Watch;

/** The first message was accepted: which table this is, and who you are there. */
export interface Welcome {
  type: "welcome";
  table: string;
  /** `null` for a spectator. */
  you: PersonId | null;
  /** Server time in milliseconds. */
  now: number;
  version: number;
}

/** Fields to set, and items to append to lists. */
export interface Patch<T> {
  set: Partial<T>;
  add?: Partial<Lists<T>>;
}

/** Everything this viewer may see; `view` is the game's own view. */
export interface Whole<V extends View = View> {
  type: "whole";
  /** The next frame has this number plus one. */
  n: number;
  /** Identifies this sequence of numbers. */
  stream: string;
  table: TableView;
  /** `null` before the first game. */
  view: V | null;
  /** What this seat may do now; empty for a viewer without a seat. */
  may: May;
  /** As in `frame`. */
  race?: boolean;
}

/** What changed: frame `n` of this viewer's stream. `view` replaces the game's view, `game` patches it. */
export interface Frame<V extends View = View> {
  type: "frame";
  n: number;
  /** The id of the viewer's own command that caused this, and is hereby acknowledged. */
  done?: string;
  table?: Patch<TableView>;
  view?: V;
  game?: Patch<V>;
  /** Replaces what this seat may do, if that has changed. */
  may?: May;
  /** Being first counts from here: note when this is shown. */
  race?: boolean;
}

/** The command has happened (perhaps earlier), is durable, and changed nothing you can see. */
export interface Done {
  type: "done";
  id: string;
}

/** The command changed nothing; why, as a code and as a sentence in the reader's language. */
export interface Refused {
  type: "refused";
  /** `null` if the message had no readable id. */
  id: string | null;
  code: string;
  text: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  /** As in the ping. */
  at: number;
  /** Server time in milliseconds. */
  now: number;
}

/** The server is closing this connection; this is why. */
export interface Bye {
  type: "bye";
  code: string;
  text: string;
}

/** Somebody at the table reacted. You are sent your own reactions too. */
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

/** As typed; it is cleaned up before its length is checked. At most 80 characters. */
export type Name = string;

/** The number of the mask that a person wears at the table. 1 to 36. */
export type Mask = number;

/** 16 random bytes. Matching `^[0-9a-f]{32}$`. */
export type Nonce = string;

/** How well a bot plays, as the game names it. At most 40 characters. */
export type Level = string;

/** A seat at the table, counted from 0. 0 to 31. */
export type SeatNumber = number;

/** Change your name, mask or language. Whatever is left out stays as it is. */
export interface Introduce {
  type: "introduce";
  name?: Name | null;
  mask?: Mask | null;
  language?: Language | null;
}

/** Whether you are ready for the next game. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** Contribute 16 random bytes to the next game's shuffles, once the hash of its seed is shown. */
export interface GiveNonce {
  type: "nonce";
  nonce: Nonce;
}

/** Take a free place before a game; during a game, take over a bot's seat when the next round begins. */
export interface Sit {
  type: "sit";
}

/** Watch the next game instead. During a game: do not take over a bot's seat after all. */
export interface Stand {
  type: "stand";
}

/** Put the seats in a new order. */
export interface Arrange {
  type: "arrange";
  /** For each place, the seat that moves there. At most 32 items. */
  order: readonly SeatNumber[];
}

/** Put a bot in a free place before a game. */
export interface SeatBot {
  type: "seat_bot";
  /** `null` means the middle one of the game's levels. */
  level?: Level | null;
  /** For practice: moves within seconds, and as the game's coach, if there is one. */
  brisk?: boolean;
}

/** Remove a bot before a game. */
export interface Unseat {
  type: "unseat";
  seat: SeatNumber;
}

/** Choose the game and how to play it. Whatever is left out stays. Give a preset or options, not both. */
export interface Agree {
  type: "agree";
  /** At most 40 characters. */
  game?: string | null;
  /** At most 40 characters. */
  preset?: string | null;
  /** The game's own options; those left out take their defaults. */
  options?: unknown;
  sitting?: Sitting | null;
  absence?: Absence | null;
}

/** Deal: a first game, a rematch or another game. */
export interface StartGame {
  type: "start_game";
}

/** After a game: shared screens go on from its last screen to the result, as the host's own page has. */
export interface ShowResult {
  type: "show_result";
}

/** Make somebody else the host. */
export interface HandOver {
  type: "hand_over";
  person: PersonId;
}

/** Say who may join, and whether anybody may watch. Whatever is left out stays. */
export interface SetDoor {
  type: "set_door";
  door?: Door | null;
  /** False disconnects the spectators. */
  watching?: boolean | null;
}

/** Let somebody in who has knocked, or turn them away. */
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

/** Leave for good. During the same game, a `join` with the seat's token gives the seat back. */
export interface Leave {
  type: "leave";
}

/** Stop the game's clock. Nobody can act until it is resumed. */
export interface Pause {
  type: "pause";
}

/** Start the game's clock again. */
export interface ResumeGame {
  type: "resume";
}

/** End the current phase as if its time were up, if the game is still at this beat. */
export interface Skip {
  type: "skip";
  beat: number;
}

/** End the game without a result. */
export interface Abandon {
  type: "abandon";
}

/** Remove somebody from the table for good. */
export interface Kick {
  type: "kick";
  person: PersonId;
}

/** Let a bot play for somebody who is away, until they return. */
export interface BotFor {
  type: "bot_for";
  seat: SeatNumber;
  /** `null` means the middle one of the game's levels. */
  level?: Level | null;
}

/** Leave somebody who is away out of every count, until they return. */
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
  | ShowResult
  | HandOver
  | SetDoor
  | AnswerKnock
  | Say
  | Leave
  | AnyDecision;

/** A person at this table, numbered from 1; never used again. */
export type PersonId = number;

export type Language = "en" | "ru" | "uk";

export type Phase = "lobby" | "game" | "result";

/** Who may join: anybody with the code, those the host lets in, or nobody. */
export type Door = "open" | "ask" | "locked";

/** What happens to a seat whose player has been away for a while. */
export type Absence = "bot" | "leave_out" | "wait";

/** A line of chat. It includes the name, because whoever said it may have left. */
export interface Said {
  by: PersonId;
  name: string;
  text: string;
  at: number;
}

/** The evening's score of one person, who may have left. It counts places, not a game's own points. */
export interface Tally {
  person: PersonId;
  name: string;
  points: number;
  wins: number;
}

/** Numbered clockwise from 0. `null` stands for the table itself: the shared screen and spectators. */
export type Seat = number;

/** Game time: milliseconds since the game began, not counting pauses. */
export type Millis = number;

/** Together: in one room, where people talk aloud. Apart: remote, where the software carries the talk. */
export type Sitting = "together" | "apart";

/**
 * Here: a person or a bot plays the seat. Out: it is left out of every count. Gone, gone_out: the same two,
 * but its player has left for good.
 */
export type Presence = "here" | "out" | "gone" | "gone_out";

/**
 * What one seat may know. Nothing else ever leaves the server. A game derives its public half from this
 * class, and its merged view from the public half.
 */
export interface View {
  /** Goes up with public steps only; an action that names an older beat is late. */
  beat: number;
  /** When this goes up, a guest who joined late takes over a bot's seat. */
  round: number;
}

/** Why and how a game ended. */
export interface Outcome {
  reason: string;
  scores: readonly number[];
  winners: readonly Seat[];
}

/** A person at the table, with or without a seat. */
export interface PersonView {
  id: PersonId;
  name: string;
  mask: number;
  language: Language;
  /** Whether they are connected. */
  here: boolean;
  ready: boolean;
}

/** A chair: whose it is, and which bot is playing it now. */
export interface ChairView {
  person?: PersonId;
  /** The level of the bot. */
  bot?: string;
  /** The seat is left out of every count for now. */
  out?: boolean;
  /** Its player left for good during the game. */
  gone?: boolean;
  /** This seat's device has contributed its random bytes for the next game. */
  nonce?: boolean;
}

/** A motion: the decision as it was sent, and who supports it. */
export interface MotionView {
  /** The JSON of the command. */
  what: string;
  by: readonly PersonId[];
  /** How many votes pass it. */
  needed: number;
}

/** A finished game of this evening. It was abandoned if there is no outcome. */
export interface GameSummary {
  number: number;
  game: string;
  /** Who sat where; `null` for a bot. */
  persons: readonly (PersonId | null)[];
  /** The names of those persons, who may have left. */
  names: readonly string[];
  outcome: Outcome | null;
  /** Part of the address at which the whole game can be downloaded. */
  key: string;
}

/** The hash of a game's seed, and the seed itself once the game is over. */
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
  /** The key of the game agreed on. */
  game: string;
  /** `null` if the options are not those of a preset. */
  preset: string | null;
  /** All options of the game agreed on. */
  options: unknown;
  sitting: Sitting;
  absence: Absence;
  /** The hash of the next game's seed, shown before anybody contributes a nonce. */
  next_seal: string;
  /** The game whose view is shown: the one in play, or the last one played. */
  playing: string | null;
  /** Of the game in play, or the last one played. */
  seal: Seal | null;
  /** Server time in milliseconds at which the game's clock was at zero. */
  zero: number;
  /** Server time at which the game's clock stopped. */
  paused_at: number | null;
  /** False while the game is silent, when nobody may talk. */
  chat_open: boolean;
  motions: readonly MotionView[];
  chat: readonly Said[];
  evening: readonly Tally[];
  games: readonly GameSummary[];
  door: Door;
  /** Whether anybody with the code may watch. */
  watching: boolean;
  /** People who would like to join and are waiting for the host. */
  knocks: readonly Knock[];
  /** Connections that belong to no person at the table: shared screens, spectators, newcomers. */
  watchers: number;
  /** Guests who will take over a bot's seat when the next round begins. */
  queue: readonly PersonId[];
  /** Whether the host has gone on from the last screen of the last game to its result. */
  result_shown: boolean;
}

/** The code that people type to find a table; also its name in the log. */
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
