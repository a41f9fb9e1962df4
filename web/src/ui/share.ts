/** Whether the phone has a sheet of its own for passing something on; on plain http it has not. */
export const canShare = "share" in navigator;

export function share(title: string, text: string, url: string): void {
  // Refused: somebody thought better of it.
  navigator.share({ title, text, url }).catch(() => undefined);
}

/** True when it is on the clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** On plain http there is no clipboard; what is selected can still be copied. */
function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const inside = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement;
  inside.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- where there is no clipboard there is no other way
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
