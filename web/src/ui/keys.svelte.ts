import { opened } from "./opened.svelte";
import { recall, remember } from "../seat/memory";

const KEY = "keys";
const TEXT_FIELDS = 'input:not([type="radio"]), textarea, select, [contenteditable]';
/** Where Enter has a meaning of its own. */
const ENTERED = "button, a, summary, form";
/** On a board, what is chosen already: Enter goes on with it, as it does after a choice with the mouse. */
const CHOSEN = ':is([aria-pressed="true"], [aria-checked="true"], [aria-current="true"])';

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

  /** Whether the focus is where the mouse has left it, rather than where the player has moved it. */
  #clicked = false;

  constructor() {
    addEventListener("pointerdown", () => (this.#clicked = true), { capture: true });
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === "Tab" || key.startsWith("Arrow")) this.#clicked = false;
    if (isTaken(event)) return;
    if (key === "Enter") this.onenter(event);
    else if (this.on && key === "?") this.show();
    else if (this.on && /^[1-9]$/.test(key)) pressable()[Number(key) - 1]?.click();
  };

  /** Outside a table, Enter is the only key. */
  readonly onenter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || isTaken(event)) return;
    if (within(event.target, ENTERED) && !this.#isChoice(event.target)) return;
    const action = mainAction();
    // The same key must not go on to what the action opens.
    if (action) event.preventDefault();
    action?.click();
  };

  #isChoice(target: EventTarget | null): boolean {
    const board = target instanceof Element ? target.closest(".board") : null;
    return board !== null && (this.#clicked || within(target, CHOSEN));
  }
}

function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Typed into a field, handled already, or meant for the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return event.defaultPrevented || modified || event.repeat || within(event.target, TEXT_FIELDS);
}

/** Buttons that show a number of their own, then those on the topmost apron, in order. */
function pressable(): readonly HTMLButtonElement[] {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...front.querySelectorAll<HTMLButtonElement>("[data-keyed], .apron button")].filter(
    (button) => !button.disabled && button.ariaDisabled !== "true" && button.offsetParent !== null,
  );
}

function mainAction(): HTMLButtonElement | undefined {
  return pressable().find(({ classList }) => classList.contains("brass"));
}

export const keys = new Keys();
