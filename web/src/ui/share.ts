/** Whether there is a native share sheet; never on plain http. */
export const canShare = "share" in navigator;

export function share(title: string, text: string, url: string): void {
  // Rejected if the player changes their mind.
  navigator.share({ title, text, url }).catch(() => undefined);
}

/** Whether it is on the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** Plain http has no clipboard API, but a selection can still be copied. */
function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const inside = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement;
  inside.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without the clipboard API
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
