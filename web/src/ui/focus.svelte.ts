/** By dialog: what had the focus before it opened. */
const before = new WeakMap<Element, HTMLElement>();

/** If one dialog replaces another, the focus returns to where it was before the first. */
export function rememberFocus(dialog: HTMLDialogElement): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return;
  const sheet = from.closest("dialog");
  const back = sheet ? before.get(sheet) : from;
  if (back) before.set(dialog, back);
}

/** Unless something else has taken the focus meanwhile. */
export function restoreFocus(dialog: HTMLDialogElement): void {
  const lost = document.activeElement === document.body || dialog.contains(document.activeElement);
  if (lost) before.get(dialog)?.focus({ preventScroll: true });
}

/** If the focused element disappears with a change of screen, the new screen gets the focus, not the page's top. */
export function keepFocus(screen: () => unknown): void {
  let held = false;
  $effect.pre(() => {
    screen();
    held = document.activeElement !== document.body;
  });
  $effect(() => {
    screen();
    const main = document.querySelector("main");
    if (!held || !main || document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
}
