const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Makes a list of buttons one stop for Tab: arrows, Home and End move within it. */
export function oneStop(list: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("button")];
  let chosen: HTMLElement | undefined;
  const choose = (next: HTMLElement | undefined): void => {
    chosen = next;
    for (const button of buttons()) button.tabIndex = button === next ? 0 : -1;
  };
  const settle = (): void => {
    const all = buttons();
    choose(chosen && all.includes(chosen) ? chosen : all[0]);
  };
  const focused = ({ target }: Event): void => {
    choose(buttons().find((button) => button === target) ?? chosen);
  };
  const keyed = (event: KeyboardEvent): void => {
    const all = buttons();
    const at = all.findIndex((button) => button === event.target);
    const step = STEPS[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    all[step(at, all.length - 1)]?.focus();
  };
  const watcher = new MutationObserver(settle);
  settle();
  watcher.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", focused);
  list.addEventListener("keydown", keyed);
  return () => {
    watcher.disconnect();
    list.removeEventListener("focusin", focused);
    list.removeEventListener("keydown", keyed);
  };
}
