import { live } from "../../ui/live.svelte";
import "./animations.css";
import { sound } from "../../ui/sound.svelte";

/** What a screen reader says about one step, and its sound. */
export interface Narration {
  /** What the table is waiting for; announced when it changes. */
  readonly state: string;
  /** What has just happened; always announced. */
  readonly news?: string;
  readonly sound?: Parameters<typeof sound.play>[0] | null;
}

/** Announces every public step to screen readers, and plays its sound. */
export function narrator<P>(
  play: () => P | null,
  tell: (play: P, before: P | null) => Narration,
): () => void {
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
