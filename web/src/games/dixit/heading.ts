import type { Seat } from "../../seat/seat.svelte";
import type { Heading } from "../module";
import { Play } from "./play.svelte";
import poster from "./poster";
import type { DixitView } from "./types";

/** What this player has to do, which turn it is, and their points. */
export function heading(seat: Seat<DixitView>): Heading {
  const view = seat.view;
  const title = poster.words[seat.language].title;
  if (!view) return { title };
  const play = new Play(seat, view);
  const turn =
    view.turns === null
      ? play.say("turn", { turn: view.round })
      : play.say("turn_of", { turn: view.round, all: view.turns });
  const clock = view.over ? {} : { deadline: view.deadline };
  if (seat.you === null) return { title, small: turn, ...clock };
  // During a reveal, points are not given away before the rabbits have moved.
  if (view.result) return view.over ? { title: play.say("over"), small: turn } : { title: turn, ...clock };
  if (view.you === null) return { title: turn, ...clock };
  const n = view.scores[view.you] ?? 0;
  const task = taskOf(play);
  const points = play.say("points_short", { n });
  const small = task === null ? points : `${turn} · ${points}`;
  return { title: task ?? turn, small, yourTurn: isYourTurn(play), ...clock };
}

/** What this player has to do; null: nothing. */
function taskOf(play: Play): string | null {
  const { view, say } = play;
  if (view.over) return say("over");
  if (play.telling) return say("tell_title");
  if (play.choosing) return say(view.gives > 1 ? "choose_two" : "choose_title");
  if (play.voting) return say("vote_title");
  return null;
}

/** Whether this player has something left to do. */
function isYourTurn(play: Play): boolean {
  const { view } = play;
  if (view.over || view.you === null) return false;
  return view.phase === "idea" ? !view.idea : view.waiting_for.includes(view.you);
}
