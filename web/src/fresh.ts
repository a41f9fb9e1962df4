const OFTEN = 30_000;

/** The server has a newer page than this one: take it, but never in a circle. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem("reloaded")) < OFTEN) return;
    sessionStorage.setItem("reloaded", String(Date.now()));
  } catch {
    return; // Where nothing can be remembered, a circle could not be noticed.
  }
  location.reload();
}

const SOON = 5_000;

/** Only where the page is secure; on a LAN's plain http a browser has no such thing. */
export function install(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  // Not while the first screen is on its way: the two would take turns at the line.
  addEventListener("load", () => setTimeout(() => void keep().catch(() => undefined), SOON));
}

/** What came before there was anybody to keep it is kept now. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
