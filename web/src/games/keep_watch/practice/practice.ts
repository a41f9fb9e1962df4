import { recall, remember } from "../../../table/memory";

const KEY = "keep_watch.practice";

/** This device practises at this table. */
export function isPractice(code: string): boolean {
  return code !== "" && recall(KEY) === code;
}

export function keepPractice(code: string): void {
  remember(KEY, code);
}
