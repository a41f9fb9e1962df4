import type { Play } from "../play.svelte";
import type { Shot } from "../types";
import { shooting } from "./words";

/** Who the gun points at. */
export function aiming(play: Play): string {
  const say = shooting.in(play.seat.language);
  const target = play.placed(play.view.aim);
  const who = play.name(play.view.to_move);
  if (!target) return say("lifted");
  if (play.isYou(play.view.to_move)) return say("you_aim", { whom: play.name(target.at) });
  return play.isYou(target.at) ? say("aims_you", { who }) : say("aims", { who, whom: play.name(target.at) });
}

/** The result of a shot. */
export function verdict(play: Play, { by, card, right, double }: Shot): string {
  const say = shooting.in(play.seat.language);
  const named = play.card(card);
  const text = play.isYou(by)
    ? say(right ? "you_right_text" : "you_wrong_text", { card: named })
    : say(right ? "right_text" : "wrong_text", { who: play.name(by), card: named });
  const agent = double === null ? "" : ` ${say(double ? "was_double" : "not_double")}`;
  return `${say(right ? "right" : "wrong")} ${text}${agent}`;
}
