/** A second tap so soon and so near is half of a double tap, not a choice. A key is no tap. */
const SOON = 500;
const NEAR = 32;

let last: MouseEvent | null = null;
addEventListener("click", (event) => (last = event), { capture: true });

function twice(first: MouseEvent, second: MouseEvent): boolean {
  const far = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second !== first && second.detail > 0 && second.timeStamp - first.timeStamp < SOON && far < NEAR;
}

/** What has just opened under a finger ignores the second tap of the double tap that opened it. */
export function onlyOnce(opened: HTMLElement): () => void {
  let opener = last;
  const judge = (event: MouseEvent): void => {
    if (!opener || !twice(opener, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Whoever has written something in it has seen it.
  const used = (): void => {
    opener = null;
  };
  opened.addEventListener("click", judge, { capture: true });
  opened.addEventListener("input", used);
  return () => {
    opened.removeEventListener("click", judge, { capture: true });
    opened.removeEventListener("input", used);
  };
}
