import type { SoundName } from "../../ui/sound.svelte";

/** What happens at every table, and what it sounds like at all of them; how it looks is in motion.css. */
export const HEARD = {
  deal: "slide",
  vote: "knock",
  reveal: "slap",
} as const satisfies Readonly<Record<string, SoundName>>;

/** More of them than before: somebody has just voted. */
export function more(now: readonly unknown[] | undefined, before: readonly unknown[] | undefined): boolean {
  return now !== undefined && before !== undefined && now.length > before.length;
}
