const MAX_READS = 1_000_000;
const DELAY = 500;

/** Of this browser's clock; 0 until it has been measured. */
export const clockResolution = { millis: 0 };

let started = false;

/** Measures once, shortly after the page has opened: a coarse clock takes two of its ticks to measure. */
export function startMeasuring(): void {
  if (started) return;
  started = true;
  setTimeout(() => {
    clockResolution.millis = measureResolution();
  }, DELAY);
}

/**
 * Milliseconds between two ticks of the clock: some browsers round it, to make devices harder to identify. The server
 * treats whatever happens within one tick as simultaneous, so it has to know how long a tick is.
 */
export function measureResolution(now: () => number = () => performance.now()): number {
  const nextTick = (from: number): number => {
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const later = now();
      if (later !== from) return later;
    }
    return from;
  };
  const first = nextTick(now());
  return nextTick(first) - first;
}
