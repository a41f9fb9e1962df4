import type { Play } from "../play.svelte";
import type { Entry } from "../types";
import { record } from "./words";

/** An entry of the record as a sentence. */
export function describeEntry(play: Play, entry: Entry): string {
  const say = record.in(play.seat.language);
  const who = entry.by === undefined ? "" : play.name(entry.by);
  const card = entry.card ? play.card(entry.card) : say("a_card");
  switch (entry.what) {
    case "clue":
      return say(entry.upright ? "clue_upright" : "clue_sideways", { who, card });
    case "exchange":
      return exchanged(play, entry, who, card);
    case "token":
      return say(entry.upright ? "token_upright" : "token_sideways", { who, number: entry.token ?? 0 });
    case "shot":
      return say(entry.right ? "shot_right" : "shot_wrong", { who, card });
    case "took":
    case "discarded":
      return say(entry.what, { who, card });
    case "moved_on":
      return say("moved_on");
    case "detained":
    case "waited":
    case "drew":
    case "took_blind":
    case "passed":
      return say(entry.what, { who });
  }
}

/** Once the suspect is gone, the view no longer says whose it was. */
function exchanged(play: Play, { upright, suspect }: Entry, who: string, card: string): string {
  const say = record.in(play.seat.language);
  const at = play.placed(suspect ?? null)?.at;
  if (at === undefined) return say(upright ? "clue_upright" : "clue_sideways", { who, card });
  const whom = play.name(at);
  return say(upright ? "exchange_upright" : "exchange_sideways", { who, whom, card });
}

/** Who the table is waiting for, and for what. */
export function waitingFor(play: Play): string {
  const { phase, to_move } = play.view;
  const say = record.in(play.seat.language);
  if (play.moves) return say("your_turn");
  const who = play.name(to_move);
  switch (phase) {
    case "draw":
      return say("must_draw", { who });
    case "surplus":
      return say("must_discard", { who });
    case "reward":
      return say("rewarded", { who });
    case "turn":
      return say("choosing", { who });
    case "briefing":
    case "aim":
    case "shot":
      return "";
  }
}

/** What happened last. */
export function lastEntry(play: Play): string {
  const last = play.view.record.at(-1);
  return last ? describeEntry(play, last) : "";
}
