import type { SoundName } from "../../ui/sound.svelte";
import { SOUNDS, grew } from "../house/sounds";
import type { Narration } from "../house/narrator.svelte";
import { order } from "./reveal.svelte";
import type { Play } from "./play.svelte";
import { sentences } from "./sentences";
import { byLot, verdict, winner } from "./verdict";

/** A sentence for every public step; a sound for cards and votes. */
export function tell(play: Play, before: Play | null): Narration {
  return { state: sentence(play), sound: soundOf(play, before) };
}

function soundOf({ view }: Play, before: Play | null): SoundName | null {
  if (!before) return null;
  if (view.phase === "vote" && before.view.phase === "choose") return SOUNDS.deal;
  if (view.result && !before.view.result) return SOUNDS.reveal;
  const voting = view.phase === "vote" && before.view.phase === "vote";
  return voting && grew(before.view.waiting_for, view.waiting_for) ? SOUNDS.vote : null;
}

export function sentence(play: Play): string {
  const { view, say } = play;
  if (view.result) return revealed(play);
  if (view.over) return `${say("over")}. ${winner(play)}`;
  switch (view.phase) {
    case "deal":
      return `${say("look")} ${say("goal")}`;
    case "idea":
      return say("idea_ask");
    case "tell":
      return play.telling
        ? `${say("tell_title")}. ${say("tell_advice")}`
        : say("they_think", { who: play.storyteller });
    case "choose":
      return `${say("says", { who: play.storyteller })} ${play.clue}. ${play.choosing ? say(view.gives > 1 ? "choose_two" : "choose_title") : ""}`;
    case "vote":
      return `${say("table")}: ${view.laid.length}. ${play.voting ? say("vote_ask", { who: play.storyteller }) : ""}`;
    case "reveal":
      return "";
  }
}

function revealed(play: Play): string {
  const { view, say } = play;
  if (!view.result) return "";
  const cards = order(view.result).map(({ card, owner, voters }) => {
    const votes = voters.length
      ? `${say("votes_for", { n: voters.length })}: ${play.names(voters)}`
      : say("no_votes");
    return `${say("picture", { n: view.laid.indexOf(card) + 1 })}: ${play.name(owner)}, ${votes}`;
  });
  const end = view.over ? winner(play) : "";
  return sentences([...cards, verdict(play, view.result), byLot(play, view.result), end]);
}
