import type { SoundName } from "../../ui/sound.svelte";

/** The same moment sounds the same in every game; how it moves is in animations.css. */
export const SOUNDS = {
  deal: "slide",
  vote: "knock",
  reveal: "slap",
} as const satisfies Readonly<Record<string, SoundName>>;

/** Whether a list has become longer: for example, whether somebody has just voted. */
export function grew(now: readonly unknown[] | undefined, before: readonly unknown[] | undefined): boolean {
  return now !== undefined && before !== undefined && now.length > before.length;
}
