import type { SoundName } from "../../ui/sound.svelte";
import { SOUNDS, grew } from "../house/sounds";
import type { Narration } from "../house/narrator.svelte";
import type { Play } from "./play.svelte";

/** A sentence for every public step; a sound for cards and votes. */
export function tell(play: Play, before: Play | null): Narration {
  return { state: sentence(play), sound: soundOf(play, before) };
}

function soundOf({ view }: Play, before: Play | null): SoundName | null {
  if (!before) return null;
  if (view.phase === "deal" && before.view.phase !== "deal") return SOUNDS.deal;
  if (view.reveal && !before.view.reveal) return SOUNDS.reveal;
  return grew(view.vote?.voted, before.view.vote?.voted) ? SOUNDS.vote : null;
}

function sentence(play: Play): string {
  const { view, say } = play;
  switch (view.phase) {
    case "deal":
      return `${say("round", { round: view.round, rounds: view.rounds })}. ${say("dealt")}.`;
    case "talk":
      return talk(play);
    case "accusation":
    case "poll":
      return view.vote ? `${question(play)} ${play.name(view.vote.suspect)}.` : "";
    case "guess":
      return view.guesser === null ? "" : say("spy_opens", { who: play.name(view.guesser) });
    case "discussion":
      return `${say("time_up")}. ${say("talk_over")}.`;
    case "reveal":
      return view.reveal ? unmasked(play, view.reveal.place, view.reveal.spies) : "";
  }
}

function talk(play: Play): string {
  const { view, say } = play;
  const last = view.record.at(-1);
  const said = last ? play.text(last) : "";
  const who = view.answerer ?? view.asker;
  if (who === null) return "";
  const turn = play.isYou(who)
    ? say(view.answerer === null ? "you_ask" : "you_answer")
    : say(view.answerer === null ? "asks" : "answers", { who: play.name(who) });
  return said ? `${play.name(last?.by ?? who)}: ${said} ${turn}.` : `${turn}.`;
}

function question({ view, say, seat }: Play): string {
  const accuser = view.vote?.accuser ?? null;
  return accuser === null ? say("is_spy") : say("says_spy", { who: seat.name(accuser) });
}

function unmasked(play: Play, place: string, spies: readonly number[]): string {
  const cause = play.view.reveal ? play.say(play.view.reveal.result.cause) : "";
  const names = spies.map((seat) => play.name(seat)).join(", ");
  return `${cause} ${play.say("spy")}: ${names}. ${play.place(place)}.`;
}
