import { action } from "../actionWords";
import type { Play } from "../play.svelte";
import { mission } from "./words";

/** Rule changes that a fixed sentence describes. */
const FIXED = [
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

/** The mission's special rules, one sentence each. A change without a sentence is left to the mission's story. */
export function changes(play: Play): readonly string[] {
  const { view, seat } = play;
  const say = mission.in(seat.language);
  const sentences = FIXED.filter((change) => view.changes.includes(change)).map((change) => say(change));
  if (view.changes.includes("hand_limit")) sentences.push(say("hand_limit", { n: view.hand_limit }));
  if (view.changes.includes("stand_limit")) sentences.push(say("stand_limit", { n: view.stand_limit }));
  if (view.token_reading) sentences.push(`${action.in(play.seat.language)(`token_${view.token_reading}`)}.`);
  return sentences;
}
