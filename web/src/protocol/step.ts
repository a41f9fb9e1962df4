const LONGEST_LOOK = 1_000_000;
const SOON = 500;

/** Of this browser's clock, once it has been looked at. */
export const clock = { step: 0 };

let looked = false;

/** Looks at the clock once, when nothing else is going on: on a coarse one it takes two of its steps. */
export function lookAtClock(): void {
  if (looked) return;
  looked = true;
  setTimeout(() => {
    clock.step = clockStep();
  }, SOON);
}

/**
 * Milliseconds by which this browser's clock steps: some round it, so as not to tell devices apart. What happens
 * within one step happens at the same time, and the server has to know how long that is.
 */
export function clockStep(now: () => number = () => performance.now()): number {
  const edge = (from: number): number => {
    for (let looks = 0; looks < LONGEST_LOOK; looks += 1) {
      const later = now();
      if (later !== from) return later;
    }
    return from;
  };
  const first = edge(now());
  return edge(first) - first;
}
