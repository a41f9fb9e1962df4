import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { oneStop } from "./onestop";

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
  leave = oneStop(list);
});
afterEach(() => {
  leave();
  list.remove();
});

describe("a list that is one stop for Tab", () => {
  it("lets Tab come to its first button alone", () => {
    expect(stops()).toEqual(["port"]);
  });

  it.each([
    [["ArrowRight"], "mine"],
    [["ArrowDown", "ArrowDown", "ArrowDown"], "zoo"],
    [["End", "ArrowUp"], "mine"],
    [["End", "ArrowLeft", "Home", "ArrowLeft"], "port"],
    [["a"], "port"],
  ])("is walked through by %j, and Tab comes back to where one was", (keys, name) => {
    buttons()[0]?.focus();
    for (const key of keys) press(key);
    expect(document.activeElement?.textContent).toBe(name);
    expect(stops()).toEqual([name]);
  });

  it("keeps a stop when the one that had it goes", async () => {
    buttons()[2]?.focus();
    buttons()[2]?.remove();
    await new Promise((done) => setTimeout(done));
    expect(stops()).toEqual(["port"]);
  });
});
