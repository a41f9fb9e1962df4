import type { Play } from "../play.svelte";
import type { Scene } from "../types";

/** Who says what of whom. */
export function claim(play: Play, { by, named, number }: Scene): string {
  return `${play.say("says", { who: play.name(by) })} ${play.say("says_that", { n: number, who: play.name(named) })}`;
}

/** What it brought or cost. */
export function cost(play: Play, { kind, by, number, right, holder }: Scene): string {
  if (kind === "contact") {
    if (right) return play.say("contact_right");
    return play.say("contact_wrong", { n: number, who: holder === null ? "" : play.name(holder) });
  }
  if (right) return play.say("accusation_right", { who: play.name(by) });
  const lost = play.say("accusation_wrong", { who: play.name(by) });
  return play.seats.length === 4 ? `${lost}. ${play.say("closed", { n: number })}` : lost;
}

export function drawn(play: Play, { lot }: Scene): string {
  return lot.length ? play.say("by_lot", { who: play.names(lot) }) : "";
}

/** The whole of it for those who do not see it. */
export function told(play: Play, scene: Scene): string {
  const verdict = play.say(scene.right ? "yes" : "no");
  return `${claim(play, scene)}. ${verdict} ${cost(play, scene)}. ${drawn(play, scene)}`.trim();
}
