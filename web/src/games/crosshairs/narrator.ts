import { SOUNDS } from "../house/sounds";
import type { Narration } from "../house/narrator.svelte";
import { aiming, verdict } from "./gun/sentences";
import type { Play } from "./play.svelte";
import { waitingFor, describeEntry } from "./record/record";

/** A sentence for every public step, and a sound for cards. */
export function tell(play: Play, before: Play | null): Narration {
  const { record } = play.view;
  const news = record
    .slice(before?.view.record.length ?? record.length)
    .filter(({ what }) => what !== "shot");
  return {
    state: sentence(play),
    news: news.map((entry) => describeEntry(play, entry)).join(" "),
    sound: news.length ? (news.at(-1)?.what === "drew" ? SOUNDS.deal : SOUNDS.reveal) : null,
  };
}

/** What the table is waiting for. */
export function sentence(play: Play): string {
  const { phase, shot, over } = play.view;
  if (shot && (phase === "shot" || over)) return verdict(play, shot);
  if (phase === "aim") return aiming(play);
  return waitingFor(play);
}
