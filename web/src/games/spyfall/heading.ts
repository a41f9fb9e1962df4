import type { Seat } from "../../table/seat.svelte";
import type { Heading } from "../module";
import { Play, roundName } from "./play.svelte";
import type { SpyfallView } from "./types";
import { spyfall } from "./words";

/** What a vote and a guess last, for the ring of the watch alone; when they end is the server's word. */
const SPANS = { deal: 30_000, accusation: 45_000, poll: 45_000, guess: 60_000, discussion: 90_000, reveal: 40_000 };
const longest = new Map<string, number>();

/** What the valance says: whose turn it is, which round, and the time. */
export function heading(seat: Seat<SpyfallView>): Heading {
  const view = seat.view;
  if (!view) return { title: spyfall.in(seat.language)("dealt") };
  const play = new Play(seat, view);
  const { phase, deadline, left } = view;
  const words = { ...titled(play), yourTurn: play.yourTurn };
  const whole = length(seat, view);
  if (view.over) return words;
  if (phase === "talk") return { ...words, deadline: view.ends_at, span: whole };
  if (phase === "deal") return { ...words, left, span: whole };
  return { ...words, deadline, span: SPANS[phase] };
}

function titled(play: Play): { title: string; small: string } {
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

/** A round's time is not in the view: the most that was ever left of it. */
function length(seat: Seat<SpyfallView>, view: SpyfallView): number {
  const round = roundName(seat, view);
  const most = Math.max(longest.get(round) ?? 0, view.left);
  longest.set(round, most);
  return most;
}

/** Minutes and seconds as a watch shows them. */
export function clock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
