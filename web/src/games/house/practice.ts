import { recall, remember } from "../../seat/memory";

const KEY = "practice";

/** Whether this table is this device's practice, where hints are shown. */
export function isPractice(code: string): boolean {
  return code !== "" && recall(KEY) === code;
}

export function markPractice(code: string): void {
  remember(KEY, code);
}
