import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { language } from "../../../language.svelte";
import { SCENES, seatWith, viewOf } from "../fixtures/scene";
import Stage from "./Stage.svelte";

beforeEach(() => {
  language.choose("en");
});
afterEach(cleanup);

it.each(SCENES)("shows what all may see, and nothing to press: %s", (scene) => {
  const { container } = render(Stage, { seat: seatWith(viewOf(scene, "table")).seat });
  expect(container.querySelectorAll("button")).toHaveLength(0);
  expect(container.textContent).toContain("Vera");
  expect(container.textContent).not.toMatch(/undefined|NaN/);
});

it("says in the first round what coins and cards count", () => {
  const { container } = render(Stage, { seat: seatWith(viewOf("deal", "table")).seat });
  expect(container.querySelector(".player .token")?.textContent).toBe("4 points");
  expect(container.querySelector(".player .remaining")?.textContent).toBe("4 cards");
});
