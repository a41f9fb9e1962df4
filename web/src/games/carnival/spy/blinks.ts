/** One idle blink in each slot, somewhere in its first part: 2.5 to 6 seconds apart. */
const SLOT = 4_250;
const SPREAD = 1_750;

/** 0 to 1, the same on every screen for the same seed, seat and slot. */
function drawn(seed: number, seat: number, slot: number): number {
  let mixed = (seed ^ Math.imul(seat + 1, 0x9e3779b1) ^ Math.imul(slot + 1, 0x85ebca6b)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Game time of the first idle blink of this seat after `now`. */
export function nextBlink(seed: number, seat: number, now: number): number {
  for (let slot = Math.floor(now / SLOT); ; slot++) {
    const at = slot * SLOT + drawn(seed, seat, slot) * SPREAD;
    if (at > now) return at;
  }
}
