import { HEARD } from "../house/moments";
import type { Told } from "../house/narrator.svelte";
import { aiming, verdict } from "./gun/said";
import type { Play } from "./play.svelte";
import { awaited, told } from "./told/told";

/** Every public step in a sentence, cards by a sound. */
export function tell(play: Play, before: Play | null): Told {
  const { record } = play.view;
  const news = record
    .slice(before?.view.record.length ?? record.length)
    .filter(({ what }) => what !== "shot");
  return {
    state: sentence(play),
    news: news.map((entry) => told(play, entry)).join(" "),
    sound: news.length ? (news.at(-1)?.what === "drew" ? HEARD.deal : HEARD.reveal) : null,
  };
}

/** What the table waits for. */
export function sentence(play: Play): string {
  const { phase, shot, over } = play.view;
  if (shot && (phase === "shot" || over)) return verdict(play, shot);
  if (phase === "aim") return aiming(play);
  return awaited(play);
}
