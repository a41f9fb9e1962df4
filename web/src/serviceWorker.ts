const DELAY = 5_000;

/** Makes the page open offline. Browsers allow it on https only; over plain http on a LAN, nothing happens. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  // Later, so that it does not compete with the first screen for bandwidth.
  addEventListener("load", () => setTimeout(() => void register().catch(() => undefined), DELAY));
}

/** Files that were loaded before the worker was active are listed for it, so that it caches them too. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
