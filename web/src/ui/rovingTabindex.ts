const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A roving tabindex: Tab stops once in the list; arrow keys, Home and End move within it. */
export function rovingTabindex(list: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("button")];
  let tabStop: HTMLElement | undefined;
  const setTabStop = (next: HTMLElement | undefined): void => {
    tabStop = next;
    for (const button of buttons()) button.tabIndex = button === next ? 0 : -1;
  };
  const update = (): void => {
    const all = buttons();
    setTabStop(tabStop && all.includes(tabStop) ? tabStop : all[0]);
  };
  const onfocus = ({ target }: Event): void => {
    setTabStop(buttons().find((button) => button === target) ?? tabStop);
  };
  const onkey = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.findIndex((button) => button === event.target);
    const step = STEPS[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    all[step(at, all.length - 1)]?.focus();
  };
  const observer = new MutationObserver(update);
  update();
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", onfocus);
  list.addEventListener("keydown", onkey);
  return () => {
    observer.disconnect();
    list.removeEventListener("focusin", onfocus);
    list.removeEventListener("keydown", onkey);
  };
}
