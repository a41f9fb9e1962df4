const LONGEST_LOOK = 1_000_000;

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
