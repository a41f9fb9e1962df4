/** Somebody who asked for less motion sees cuts and one short cross-fade. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
