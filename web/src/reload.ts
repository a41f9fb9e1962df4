import { readStored, writeStored } from "./storage";

const MIN_INTERVAL = 30_000;
const KEY = "reloaded";

/**
 * For code that failed to load. If the server answers, it has a newer page, so the page is reloaded. If it does not, a
 * reload would only lose what is on the screen.
 */
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
