import type { Seat } from "../../seat/seat.svelte";
import type { Heading } from "../module";
import { Play } from "./play.svelte";
import poster from "./poster";
import type { CarnivalView } from "./types";

/** What the valance says: whose turn it is, what to do or how one stands, and how long there is. */
export function heading(seat: Seat<CarnivalView>): Heading {
  const view = seat.view;
  if (!view) return { title: poster.words[seat.language].title };
  const play = new Play(seat, view);
  if (view.over) return { title: play.say("over") };
  const turn = play.say("turn_of", { who: play.name(view.mover) });
  const clock = { deadline: view.deadline };
  if (view.you === null)
    return { title: turn, small: play.say("guests_left", { n: play.guestsLeft }), ...clock };
  const points = play.say("points", { n: view.points[view.you] ?? 0 });
  if (!play.myTurn) return { title: turn, small: points, ...clock };
  const task = play.say(play.may.contact?.length ? "contact_or_call" : "call_somebody");
  return { title: play.say("your_turn"), small: task, yourTurn: true, ...clock };
}
