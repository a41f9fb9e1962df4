import { readStored, writeStored } from "./storage";

const MIN_INTERVAL = 30_000;
const KEY = "reloaded";

/** Code of a page that the server no longer has: gets the newer page, unless it is the server that does not answer. */
export async function reloadIfServed(): Promise<void> {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) reloadOnce();
}

/** Gets the newer page that the server has; never twice within half a minute, so that it cannot loop. */
export function reloadOnce(): void {
  if (Date.now() - Number(readStored("sessionStorage", KEY)) < MIN_INTERVAL) return;
  // Without storage, a loop could not be detected.
  if (writeStored("sessionStorage", KEY, String(Date.now()))) location.reload();
}
