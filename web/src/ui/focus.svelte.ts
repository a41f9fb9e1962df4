/** Where the focus was before a sheet hung in front of it. */
const before = new WeakMap<Element, HTMLElement>();

/** From a sheet to the next one, the way back leads to where the first came from. */
export function comeFrom(dialog: HTMLDialogElement): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return;
  const sheet = from.closest("dialog");
  const back = sheet ? before.get(sheet) : from;
  if (back) before.set(dialog, back);
}

/** Unless the focus has found a place of its own since. */
export function giveBack(dialog: HTMLDialogElement): void {
  const lost = document.activeElement === document.body || dialog.contains(document.activeElement);
  if (lost) before.get(dialog)?.focus({ preventScroll: true });
}

/** What had the focus may go with a scene: then the new scene has it, and not the top of the page. */
export function keepFocus(scene: () => unknown): void {
  let held = false;
  $effect.pre(() => {
    scene();
    held = document.activeElement !== document.body;
  });
  $effect(() => {
    scene();
    const main = document.querySelector("main");
    if (!held || !main || document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
}
