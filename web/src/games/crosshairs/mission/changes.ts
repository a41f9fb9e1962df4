import type { Play } from "../play.svelte";
import { mission } from "./words";

const PLAIN = [
  "clock",
  "special_cards",
  "boards_off",
  "discard_closed",
  "number_tokens",
  "pointers",
  "moving_suspects",
  "double_agent",
  "silence",
  "hq_hidden",
  "reversed",
] as const;

/** What the mission changes, a sentence each; what this page has no words for is told by the story. */
export function changes(play: Play): readonly string[] {
  const { view, seat } = play;
  const say = mission.in(seat.language);
  const told = PLAIN.filter((change) => view.changes.includes(change)).map((change) => say(change));
  if (view.changes.includes("hand_limit")) told.push(say("hand_limit", { n: view.hand_limit }));
  if (view.changes.includes("stand_limit")) told.push(say("stand_limit", { n: view.stand_limit }));
  if (view.token_reading) told.push(`${play.say(`token_${view.token_reading}`)}.`);
  return told;
}
