import { readStored, writeStored } from "./storage";

const MIN_INTERVAL = 30_000;
const KEY = "reloaded";

/** Gets the newer page that the server has; never twice within half a minute, so that it cannot loop. */
export function reloadOnce(): void {
  if (Date.now() - Number(readStored("sessionStorage", KEY)) < MIN_INTERVAL) return;
  // Without storage, a loop could not be detected.
  if (writeStored("sessionStorage", KEY, String(Date.now()))) location.reload();
}
