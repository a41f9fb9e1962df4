import type { Seat } from "../../seat/seat.svelte";
import { ui } from "../../ui/words";
import type { Heading } from "../module";
import poster from "./poster";
import { Play } from "./play.svelte";
import type { KeepWatchView } from "./types";
import { keepWatch } from "./words";

/** The round, and how many cards are left. */
export function heading(seat: Seat<KeepWatchView>): Heading {
  const view = seat.view;
  const say = keepWatch.in(seat.language);
  if (!view) return { title: poster.words[seat.language].title };
  const round = view.round ? say("round", { round: view.round }) : say("first_cards");
  const left = say("cards_left", { n: view.stack });
  if (seat.you === null) {
    return { title: poster.words[seat.language].title, small: view.over ? round : `${round}. ${left}` };
  }
  if (view.you === null) return view.over ? { title: round } : { title: round, small: left };
  const mine = view.piles[view.you] ?? 0;
  if (view.over) {
    const you = ui.in(seat.language)("you");
    return { title: round, small: say("holds", { who: you, n: mine }) };
  }
  const small = say("left_and_mine", { left: view.stack, mine });
  return { title: round, small, yourTurn: mustWatch(new Play(seat, view)) };
}

/** From the start of the count, this player has to pay attention. */
function mustWatch({ view }: Play): boolean {
  const { you, phase, over, away, out, sits_out } = view;
  if (you === null || over || (phase !== "count" && phase !== "watch")) return false;
  return ![...away, ...out, ...sits_out].includes(you) && view.claim === null;
}
