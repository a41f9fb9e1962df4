import type { Play } from "../play.svelte";

/** What to do next and why, in a sentence, for a player who looks up from the phone again. */
export function guide(play: Play): string {
  const { toSign, ownCall } = play;
  if (toSign) return play.say("sign_now", { who: play.name(toSign.caller), n: toSign.number });
  return ownCall === null ? play.say("look_up") : play.say("who_signs", { n: ownCall });
}
