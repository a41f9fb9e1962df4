import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { SCENES, seatWith, viewOf } from "../fixtures/scene";
import Stage from "./Stage.svelte";

afterEach(cleanup);

it.each(SCENES)("shows what all may see, and nothing to press: %s", (scene) => {
  const { container } = render(Stage, { seat: seatWith(viewOf(scene, "table")).seat });
  expect(container.querySelector(".screen")).not.toBeNull();
  expect(container.querySelectorAll("button")).toHaveLength(0);
  expect(container.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
});
