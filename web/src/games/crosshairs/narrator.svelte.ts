import { live } from "../../ui/live.svelte";
import { sound } from "../../ui/sound.svelte";
import { aiming, verdict } from "./gun/said";
import type { Play } from "./play.svelte";
import { awaited, told } from "./told/told";

/** Tells what happened to those who do not see it happen: every public step in a sentence, cards by a sound. */
export class Narrator {
  #play: () => Play | null;

  constructor(play: () => Play | null) {
    this.#play = play;
  }

  readonly attach = (): void => {
    let before = "";
    let lines: number | null = null;
    $effect(() => {
      const play = this.#play();
      if (!play) return;
      const { record } = play.view;
      const news = record.slice(lines ?? record.length);
      if (news.some(({ what }) => what !== "shot"))
        sound.play(news.at(-1)?.what === "drew" ? "slide" : "slap");
      lines = record.length;
      const state = sentence(play);
      const said = [...news.filter(({ what }) => what !== "shot").map((entry) => told(play, entry)), state];
      if (news.length || state !== before) live.say(said.join(" ").trim());
      before = state;
    });
  };
}

/** What the table waits for. */
export function sentence(play: Play): string {
  const { phase, shot, over } = play.view;
  if (shot && (phase === "shot" || over)) return verdict(play, shot);
  if (phase === "aim") return aiming(play);
  return awaited(play);
}
