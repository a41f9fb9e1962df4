import type { Seat } from "../../seat/seat.svelte";
import type { Heading } from "../module";
import { shooting } from "./gun/words";
import { titles } from "./mission/titleWords";
import poster from "./poster";
import { Play } from "./play.svelte";
import type { CrosshairsView } from "./types";

/** Whose turn it is, on which mission; the countdown is the mission's clock. */
export function heading(seat: Seat<CrosshairsView>): Heading {
  const view = seat.view;
  const title = poster.words[seat.language].title;
  if (!view) return { title };
  const play = new Play(seat, view);
  const name = play.mission?.title ?? title;
  const deadline = view.over ? null : view.time_over_at;
  // The shared screen has the game's title; whose turn it is matters more than the mission's.
  if (seat.you === null) return { title, small: view.over ? name : titleOf(play), deadline };
  // Only the debriefing says how it ended, after the last shot has been shown.
  if (view.over) return { title: name, deadline, yourTurn: false };
  return {
    title: titleOf(play),
    small: view.phase === "aim" ? play.say("bullets_left", { n: view.bullets }) : name,
    deadline,
    yourTurn: play.yourTurn,
  };
}

function titleOf(play: Play): string {
  const { view, seat, say } = play;
  if (view.phase === "briefing") return titles.in(seat.language)("briefing");
  if (view.phase === "aim") return shooting.in(seat.language)("lifted");
  return play.yourTurn ? say("your_turn") : say("turn_of", { who: play.name(view.to_move) });
}
