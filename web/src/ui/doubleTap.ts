/** Within this time and distance, two taps are a double tap. Clicks made by a key never are. */
const MAX_MILLIS = 500;
const MAX_PIXELS = 32;

let last: MouseEvent | null = null;
addEventListener("click", (event) => (last = event), { capture: true });

function isDoubleTap(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  const apart = second.timeStamp - first.timeStamp;
  return second !== first && second.detail > 0 && apart < MAX_MILLIS && distance < MAX_PIXELS;
}

/** An element that has just opened under a finger ignores the second tap of the double tap that opened it. */
export function ignoreDoubleTap(opened: HTMLElement): () => void {
  let opener = last;
  const filter = (event: MouseEvent): void => {
    if (!opener || !isDoubleTap(opener, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Once something has been typed, the player has noticed it, and every tap is meant.
  const used = (): void => {
    opener = null;
  };
  opened.addEventListener("click", filter, { capture: true });
  opened.addEventListener("input", used);
  return () => {
    opened.removeEventListener("click", filter, { capture: true });
    opened.removeEventListener("input", used);
  };
}
