import type { Seat } from "../../seat/seat.svelte";
import type { Heading } from "../module";
import poster from "./poster";
import { Play, roundName } from "./play.svelte";
import type { Line, SpyfallView } from "./types";
import { spyfall } from "./words";

/** How long phases last, only for the countdown's ring; when they end is decided by the server. */
const SPANS = {
  deal: 60_000,
  accusation: 45_000,
  poll: 45_000,
  guess: 60_000,
  discussion: 90_000,
  reveal: 40_000,
};
/** By round: the most time that was ever left in it. */
const longest = new Map<string, number>();

/** Whose turn it is, the round, and the time. On the shared screen, the stage itself shows the turn. */
export function heading(seat: Seat<SpyfallView>): Heading {
  const view = seat.view;
  const say = spyfall.in(seat.language);
  if (!view) return { title: say("dealt") };
  if (seat.you === null) {
    return {
      title: poster.words[seat.language].title,
      small: say("round", { round: view.round, rounds: view.rounds }),
      ...countdown(seat, view),
    };
  }
  const play = new Play(seat, view);
  return { ...titleOf(play), ...countdown(seat, view), yourTurn: play.yourTurn };
}

export interface Countdown {
  readonly deadline: number | null;
  readonly span: number;
  readonly left: number;
}

/** What the countdown shows; null once the game is over. */
export function countdown(seat: Seat<SpyfallView>, view: SpyfallView): Countdown | null {
  const { phase, deadline, left } = view;
  const whole = roundLength(seat, view);
  if (view.over) return null;
  if (phase === "deal") return { deadline: null, left, span: whole };
  if (phase === "talk") return { deadline: view.ends_at, left, span: whole };
  return { deadline, left: 0, span: SPANS[phase] };
}

/** The text of the sign on the shared screen. */
export function screenSign(play: Play): { text: string; small?: string } {
  const { say, view } = play;
  switch (view.phase) {
    case "deal":
      return { text: say("look_at_cards"), small: say("dealer_starts", { who: play.name(view.dealer) }) };
    case "talk":
      return talkSign(play);
    case "accusation":
      return { text: accusationSign(play), small: say("clock_stands", { time: clock(view.left) }) };
    case "poll":
      return { text: say("is_spy") };
    case "guess":
      return {
        text: view.guesser === null ? "" : say("spy_opens", { who: play.name(view.guesser) }),
        ...firstGuess(play),
      };
    case "discussion":
      return { text: say("time_up"), small: say(view.sitting === "together" ? "talk_room" : "talk_chat") };
    case "reveal":
      return { text: say("reveal") };
  }
}

function talkSign(play: Play): { text: string; small?: string } {
  const { say, view } = play;
  const last = view.record.at(-1);
  const whom = view.answerer ?? (view.sitting === "together" && last?.to === view.asker ? view.asker : null);
  if (last === undefined) return { text: turn(play) };
  if (whom === null) return { text: turn(play), ...lastAnswer(play, last) };
  const text = say("asks_whom", { who: play.name(last.by), whom: play.name(whom) });
  const question = play.text(last);
  return { text, small: question || say("asks_next", { who: play.name(whom) }) };
}

/** The last answer, if it was written. */
function lastAnswer(play: Play, line: Line): { small?: string } {
  const answer = line.to === undefined ? play.text(line) : "";
  return answer ? { small: play.say("last_answer", { text: answer }) } : {};
}

function accusationSign({ say, view, seat }: Play): string {
  const accuser = view.vote?.accuser ?? null;
  return accuser === null ? say("accusation") : say("says_spy", { who: seat.name(accuser) });
}

function firstGuess(play: Play): { small?: string } {
  const first = play.view.named.at(0);
  if (!first) return {};
  const who = play.name(first.by);
  if (first.place === null) return { small: play.say("named_nothing", { who }) };
  return { small: play.say("named", { who, place: play.place(first.place) }) };
}

function titleOf(play: Play): { title: string; small: string } {
  const { say, view } = play;
  const round = say("round", { round: view.round, rounds: view.rounds });
  switch (view.phase) {
    case "deal":
      return { title: round, small: say("dealt") };
    case "talk":
      return play.yourTurn ? { title: turn(play), small: round } : { title: round, small: turn(play) };
    case "accusation":
      return { title: say("accusation"), small: say("clock_stands", { time: clock(view.left) }) };
    case "guess":
      return { title: say("guessing"), small: say("clock_stands", { time: clock(view.left) }) };
    case "discussion":
      return { title: say("time_up"), small: say("talk_over") };
    case "poll":
      return { title: say("poll"), small: round };
    case "reveal":
      return { title: say("reveal"), small: round };
  }
}

function turn(play: Play): string {
  const { say, view } = play;
  if (play.answering) return say("you_answer");
  if (view.answerer !== null) return say("answers", { who: play.name(view.answerer) });
  if (play.asking) return say("you_ask");
  return view.asker === null ? "" : say("asks", { who: play.name(view.asker) });
}

/** The length of a round is not in the view, so the most time ever seen left stands for it. */
function roundLength(seat: Seat<SpyfallView>, view: SpyfallView): number {
  const round = roundName(seat, view);
  const most = Math.max(longest.get(round) ?? 0, view.left);
  longest.set(round, most);
  return most;
}

/** As minutes and seconds. */
export function clock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
