import { opened } from "./opened.svelte";
import { recall, remember } from "../seat/memory";

const KEY = "keys";
const TEXT_FIELDS = "input, textarea, select, [contenteditable]";
const PRESSABLE = "button, a, label, summary";

/** Keyboard shortcuts. Numbers and ? can be switched off, because dictation may type them by accident. */
class Keys {
  on = $state(recall(KEY) !== "off");
  /** What the number keys did when the page about keys was opened. */
  listed = $state.raw<readonly string[]>([]);

  toggle(): void {
    this.on = !this.on;
    remember(KEY, this.on ? "on" : "off");
  }

  show(): void {
    this.listed = pressable().map((button) => button.ariaLabel ?? button.innerText.trim());
    opened.open("keys");
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && target.closest(TEXT_FIELDS)) return;
    if (key === "Enter") {
      if (!(target instanceof Element && target.closest(PRESSABLE))) mainAction()?.click();
    } else if (this.on && key === "?") this.show();
    else if (this.on && /^[1-9]$/.test(key)) pressable()[Number(key) - 1]?.click();
  };
}

/** The buttons on the topmost apron, in order. */
function pressable(): readonly HTMLButtonElement[] {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...front.querySelectorAll<HTMLButtonElement>(".apron button")].filter(
    (button) => !button.disabled && button.ariaDisabled !== "true" && button.offsetParent !== null,
  );
}

function mainAction(): HTMLButtonElement | undefined {
  return pressable().find(({ classList }) => classList.contains("brass"));
}

export const keys = new Keys();
