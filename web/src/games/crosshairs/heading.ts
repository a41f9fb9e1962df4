import type { Seat } from "../../seat/seat.svelte";
import type { Heading } from "../module";
import { shooting } from "./gun/words";
import { stages } from "./mission/stages";
import poster from "./poster";
import { Play } from "./play.svelte";
import type { CrosshairsView } from "./types";

/** What the valance says: whose turn it is, on which mission; the watch is the mission's own. */
export function heading(seat: Seat<CrosshairsView>): Heading {
  const view = seat.view;
  const title = poster.words[seat.language].title;
  if (!view) return { title };
  const play = new Play(seat, view);
  const name = play.mission?.title ?? title;
  const deadline = view.over ? null : view.time_over_at;
  if (seat.you === null) return { title, small: name, deadline };
  // The paper below says the rest.
  if (view.over) return { title: titled(play), deadline, yourTurn: false };
  return {
    title: titled(play),
    small: view.phase === "aim" ? play.say("bullets_left", { n: view.bullets }) : name,
    deadline,
    yourTurn: play.moves,
  };
}

function titled(play: Play): string {
  const { view, seat, say } = play;
  if (view.over) return stages.in(seat.language)(play.won ? "won" : "lost");
  if (view.phase === "briefing") return stages.in(seat.language)("briefing");
  if (view.phase === "aim") return shooting.in(seat.language)("lifted");
  return play.moves ? say("your_turn") : say("turn_of", { who: play.name(view.to_move) });
}
