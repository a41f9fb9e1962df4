const MAX_WAIT = 2_000;
const FALLBACK_DELAY = 300;

/** Runs the work once the screen is drawn and the device is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, FALLBACK_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(work, { timeout: MAX_WAIT });
  return () => {
    cancelIdleCallback(request);
  };
}
