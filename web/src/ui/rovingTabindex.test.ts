import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rovingTabindex } from "./rovingTabindex";

let list: HTMLElement;
let leave: () => void;
const buttons = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("button")];
const stops = (): (string | null)[] =>
  buttons()
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const press = (key: string): void => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
};

beforeEach(() => {
  list = document.createElement("ul");
  list.innerHTML =
    "<li><button>port</button></li><li><button>mine</button></li><li><button>zoo</button></li>";
  document.body.append(list);
  leave = rovingTabindex(list);
});
afterEach(() => {
  leave();
  list.remove();
});

describe("a list with a roving tabindex", () => {
  it("lets Tab reach only its first button", () => {
    expect(stops()).toEqual(["port"]);
  });

  it.each([
    [["ArrowRight"], "mine"],
    [["ArrowDown", "ArrowDown", "ArrowDown"], "zoo"],
    [["End", "ArrowUp"], "mine"],
    [["End", "ArrowLeft", "Home", "ArrowLeft"], "port"],
    [["a"], "port"],
  ])("moves on %j, and Tab returns to the same button", (keys, name) => {
    buttons()[0]?.focus();
    for (const key of keys) press(key);
    expect(document.activeElement?.textContent).toBe(name);
    expect(stops()).toEqual([name]);
  });

  it("still has a tab stop after the button with it is removed", async () => {
    buttons()[2]?.focus();
    buttons()[2]?.remove();
    await new Promise((done) => setTimeout(done));
    expect(stops()).toEqual(["port"]);
  });
});
