import { recall, remember } from "../../seat/memory";

const KEY = "practice";

/** A table of one's own with easy bots; there a hint comes with every new thing. */
export interface Practice {
  readonly game: string;
  readonly preset: string;
  readonly bots: number;
  readonly level: string;
}

/** This device practises at this table. */
export function isPractice(code: string): boolean {
  return code !== "" && recall(KEY) === code;
}

export function keepPractice(code: string): void {
  remember(KEY, code);
}
