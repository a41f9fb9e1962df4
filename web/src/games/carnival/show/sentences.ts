import type { Play } from "../play.svelte";
import type { Scene } from "../types";

/** What one player says about another. */
export function claim(play: Play, { kind, named, number }: Scene): string {
  const who = play.name(named);
  return kind === "contact" ? play.say("says_partner", { who }) : play.say("says_that", { n: number, who });
}

/** What it won or cost. */
export function cost(play: Play, { kind, by, caller, number, right, holder }: Scene): string {
  if (kind === "contact") {
    if (right) return play.say("contact_right", { n: number });
    return play.say("contact_wrong", { n: number, who: holder === null ? "" : play.name(holder) });
  }
  if (right) return play.say("accusation_right", { who: play.name(by), caller: play.name(caller) });
  const lost = play.say("accusation_wrong", { who: play.name(by) });
  return play.seats.length === 4 ? `${lost}. ${play.say("closed", { n: number })}` : lost;
}

/** Who else named somebody, at the same time or, on this screen, a moment too late. */
export function rivals(play: Play, { lot, number }: Scene): string {
  if (play.view.too_late?.number === number) return play.say("too_late");
  return lot.length ? play.say("by_lot", { who: play.names(lot) }) : "";
}

/** The whole scene, for screen readers. */
export function spoken(play: Play, scene: Scene): string {
  const verdict = play.say(scene.right ? "yes" : "no");
  const says = `${play.say("says", { who: play.name(scene.by) })} ${claim(play, scene)}`;
  return `${says}. ${verdict} ${cost(play, scene)}. ${rivals(play, scene)}`.trim();
}
