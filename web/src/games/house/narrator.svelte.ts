import { live } from "../../ui/live.svelte";
import "./motion.css";
import { sound } from "../../ui/sound.svelte";

/** What one step sounds like. */
export interface Told {
  /** What the table waits for; said when it changes. */
  readonly state: string;
  /** What has just happened; said in any case. */
  readonly news?: string;
  readonly sound?: Parameters<typeof sound.play>[0] | null;
}

/** Tells what happened to those who do not see it happen: every public step in a sentence. */
export function narrator<P>(play: () => P | null, tell: (play: P, before: P | null) => Told): () => void {
  return () => {
    let before: P | null = null;
    let state = "";
    $effect(() => {
      const now = play();
      if (!now) return;
      const told = tell(now, before);
      if (told.sound) sound.play(told.sound);
      const text = `${told.news ?? ""} ${told.state}`.trim();
      if (text && (told.news || told.state !== state)) live.say(text);
      before = now;
      state = told.state;
    });
  };
}
