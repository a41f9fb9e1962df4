const LONGEST = 2_000;
const UNASKED = 300;

/** When what is being drawn stands on the screen and the phone has a moment; gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such question to ask.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, UNASKED);
    return () => {
      clearTimeout(timer);
    };
  }
  const asked = requestIdleCallback(work, { timeout: LONGEST });
  return () => {
    cancelIdleCallback(asked);
  };
}
