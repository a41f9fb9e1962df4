import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreDoubleTap } from "./doubleTap";

const pressed = vi.fn();
let sheet: HTMLElement;
let stop: () => void;

/** A tap at an instant and a place; the browser counts a finger's taps in `detail`, and a key's as 0. */
function tap(target: HTMLElement, timeStamp: number, { x = 100, detail = 1 } = {}): void {
  const click = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: 100,
    detail,
  });
  Object.defineProperty(click, "timeStamp", { value: timeStamp });
  target.dispatchEvent(click);
}

beforeEach(() => {
  document.body.innerHTML = "<button id=open></button><div><input><button id=sit></button></div>";
  sheet = element("div");
  element("#sit").addEventListener("click", pressed);
  tap(element("#open"), 1000);
  stop = ignoreDoubleTap(sheet);
});

afterEach(() => {
  stop();
  pressed.mockClear();
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

test("the second tap of a double tap presses nothing on what has just opened", () => {
  tap(element("#sit"), 1300);
  expect(pressed).not.toHaveBeenCalled();
});

test("a tap counts when it is late, elsewhere, or made by a key", () => {
  tap(element("#sit"), 1600);
  tap(element("#sit"), 1300, { x: 200 });
  tap(element("#sit"), 1300, { detail: 0 });
  expect(pressed).toHaveBeenCalledTimes(3);
});

test("once something has been typed, every tap counts", () => {
  element("input").dispatchEvent(new Event("input", { bubbles: true }));
  tap(element("#sit"), 1300);
  expect(pressed).toHaveBeenCalledOnce();
});
