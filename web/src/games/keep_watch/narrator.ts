import type { SoundName } from "../../ui/sound.svelte";
import { SOUNDS, grew } from "../house/sounds";
import type { Narration } from "../house/narrator.svelte";
import type { Play } from "./play.svelte";
import type { Verdict } from "./types";

/** A sentence for every public step; a sound when the card is turned and when a claim is judged. */
export function tell(play: Play, before: Play | null): Narration {
  return { state: sentence(play), sound: soundOf(play, before) };
}

function soundOf({ view }: Play, before: Play | null): SoundName | null {
  if (!before || view.phase !== "watch") return null;
  // Not the sound of a reveal, a slap: in this game that is a hand on the table.
  if (before.view.phase === "count") return SOUNDS.deal;
  return grew(view.verdicts, before.view.verdicts) ? SOUNDS.vote : null;
}

export function sentence(play: Play): string {
  const { view, say } = play;
  switch (view.phase) {
    case "deal":
      return `${say("first_cards")}. ${own(play)}`;
    case "count":
      return `${say("round", { round: view.round })}. ${say("leads", { who: play.name(view.leader) })}. ${own(play)}`;
    case "watch":
      return [...view.verdicts.map((verdict) => judged(play, verdict)), play.question].join(" ");
    case "result":
      return decided(play);
  }
}

/** The player's own card, read out while there is time. */
function own(play: Play): string {
  const { you, tops } = play.view;
  return you === null ? "" : `${play.described(you, tops[you] ?? null)}.`;
}

function decided(play: Play): string {
  const { view, say } = play;
  const end = view.over ? ` ${view.unclaimed ? say("unclaimed", { n: view.unclaimed }) : say("over")}.` : "";
  const undecided =
    view.result?.winner === null ? ` ${say(view.result.cause === "time_up" ? "time_up" : "all_out")}.` : "";
  return `${view.verdicts.map((verdict) => judged(play, verdict)).join(" ")}${undecided}${end}`.trim();
}

function judged(play: Play, { seat, symbol, reaction, right, lot }: Verdict): string {
  const verdict = play.say(right ? "right" : "wrong");
  const drawn = lot.length ? `, ${play.say("by_lot")}` : "";
  return `${play.name(seat)}: ${play.symbol(symbol)}, ${reaction} ${play.say("ms")}${drawn}, ${verdict}.`;
}
