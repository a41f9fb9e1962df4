import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { language } from "../../../language.svelte";
import { SCENES, seatWith, viewOf } from "../fixtures/scene";
import Stage from "./Stage.svelte";

beforeEach(() => {
  language.choose("en");
});
afterEach(cleanup);

it.each(SCENES)("shows what everybody may see, and no buttons: %s", async (scene) => {
  const { container } = render(Stage, { seat: seatWith(viewOf(scene, "table")).seat });
  await waitFor(() => {
    expect(container.textContent).toMatch(/Vera|Dasha|Tom/);
  });
  expect(container.querySelectorAll("button")).toHaveLength(0);
  expect(container.textContent).not.toMatch(/undefined|NaN/);
});

it("shows every stand with its clue board", () => {
  const { container } = render(Stage, { seat: seatWith(viewOf("again", "table")).seat });
  expect(container.querySelectorAll(".clue-board")).toHaveLength(2);
});
