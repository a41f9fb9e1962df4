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

/** Only where the page is secure; on a LAN's plain http a browser has no such thing. */
export function install(): void {
  if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
    addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
  }
}
