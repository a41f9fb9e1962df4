import type { Seat } from "../../seat/seat.svelte";
import type { Heading } from "../module";
import { ended } from "./narrator";
import { Play } from "./play.svelte";
import poster from "./poster";
import type { CarnivalOptions, CarnivalView } from "./types";

/** What the valance says: whose turn it is, what to do or what happened last, and how long there is. */
export function heading(seat: Seat<CarnivalView>): Heading {
  const view = seat.view;
  if (!view) return { title: poster.words[seat.language].title };
  const play = new Play(seat, view);
  if (view.over) return { title: play.say("over") };
  const turn = play.say("turn_of", { who: play.name(view.mover) });
  const clock = { deadline: view.deadline, ...span(seat) };
  if (view.you === null)
    return { title: turn, small: play.say("agents_left", { n: play.agentsLeft }), ...clock };
  if (!play.yourTurn) return { title: turn, small: lately(play), ...clock };
  const task = play.say(play.may.contact?.length ? "contact_or_call" : "call_somebody");
  return { title: play.say("your_turn"), small: task, yourTurn: true, ...clock };
}

/** The longest turn, as the table agreed. */
function span(seat: Seat<CarnivalView>): { span?: number } {
  const { turn_seconds } = seat.table.options as Partial<CarnivalOptions>;
  return turn_seconds === undefined ? {} : { span: turn_seconds * 1000 };
}

/** How the last turn ended, in a few words. */
function lately(play: Play): string {
  const last = play.view.last_turn;
  if (!last) return play.say("about_to_call");
  const who = play.name(last.seat);
  if (last.number === null) return ended(play);
  return play.say(last.ending === "timed_out" ? "just_timed_out" : "just_called", { who, n: last.number });
}
