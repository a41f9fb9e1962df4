import { opened } from "./opened.svelte";
import { recall, remember } from "../seat/memory";

const KEY = "keys";
const WRITING = "input, textarea, select, [contenteditable]";
const PRESSABLE = "button, a, label, summary";

/** Keys for what can be pressed now. Numbers and ? can be switched off: dictation types them by chance. */
class Keys {
  on = $state(recall(KEY) !== "off");
  /** What the numbers pressed when the page about keys was asked for. */
  listed = $state.raw<readonly string[]>([]);

  toggle(): void {
    this.on = !this.on;
    remember(KEY, this.on ? "on" : "off");
  }

  show(): void {
    this.listed = pressable().map((button) => button.ariaLabel ?? button.innerText.trim());
    opened.open("keys");
  }

  readonly pressed = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && target.closest(WRITING)) return;
    if (key === "Enter") {
      if (!(target instanceof Element && target.closest(PRESSABLE))) mainAction()?.click();
    } else if (this.on && key === "?") this.show();
    else if (this.on && /^[1-9]$/.test(key)) pressable()[Number(key) - 1]?.click();
  };
}

/** The buttons of the apron that is in front, in their order. */
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
