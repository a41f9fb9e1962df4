import type { Narration } from "../house/narrator.svelte";
import type { Play } from "./play.svelte";
import { spoken } from "./show/sentences";
import { winner } from "./verdict";

/** Announces every public step in a sentence, but not looks: there are too many. */
export function tell(play: Play, before: Play | null): Narration {
  const news = [...judged(play, before), ...(turned(play, before) ? [ended(play)] : [])].join(" ");
  return { state: sentence(play), ...(news ? { news } : {}), sound: turned(play, before) ? "slide" : null };
}

/** What the table waits for. */
export function sentence(play: Play): string {
  const { view, say } = play;
  if (view.over) return `${say("over")}. ${winner(play)}.`;
  if (play.yourTurn) {
    return `${say("your_turn")}. ${say(play.may.contact?.length ? "contact_or_call" : "call_somebody")}.`;
  }
  return `${say("turn_of", { who: play.name(view.mover) })}.`;
}

function turned(play: Play, before: Play | null): boolean {
  return before !== null && before.view.turn !== play.view.turn;
}

function judged(play: Play, before: Play | null): readonly string[] {
  if (!before) return [];
  const known = before.view.scenes.at(-1)?.serial ?? 0;
  return play.view.scenes.filter(({ serial }) => serial > known).map((scene) => spoken(play, scene));
}

/** How the last turn ended. */
export function ended(play: Play): string {
  const last = play.view.last_turn;
  if (!last) return "";
  const who = play.name(last.seat);
  switch (last.ending) {
    case "called":
    case "timed_out":
      return play.say(last.ending, { who, n: last.number ?? 0 });
    case "passed":
    case "skipped":
      return play.say(last.ending, { who });
  }
}
