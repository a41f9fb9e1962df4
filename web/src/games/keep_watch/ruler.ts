/** A ruler for reaction times in milliseconds: its ends, and the numbers on it. */
export interface Ruler {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const STEPS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
const MOST_TICKS = 5;

export function ruler(reactions: readonly number[]): Ruler {
  const [least, most] = [Math.min(...reactions), Math.max(...reactions)];
  const margin = Math.max(60, (most - least) * 0.16);
  const [from, to] = [Math.max(0, least - margin), most + margin];
  const step = STEPS.find((one) => (to - from) / one <= MOST_TICKS) ?? to - from;
  const first = Math.ceil(from / step) * step;
  const count = Math.floor((to - first) / step) + 1;
  return { from, to, ticks: Array.from({ length: count }, (_, number) => first + number * step) };
}

/** In per cent of the ruler's length. */
export function place({ from, to }: Ruler, reaction: number): number {
  return ((reaction - from) / (to - from)) * 100;
}
