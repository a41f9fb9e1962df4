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

it("shows a detained suspect as a card back behind its guard, and who is to move", () => {
  const view = viewOf("turn", "table");
  const { container } = render(Stage, { seat: seatWith(view).seat });
  const agents = [...container.querySelectorAll(".agent")];
  expect(agents.map((agent) => agent.querySelector(".guard .back") !== null)).toEqual(
    view.stands.map(({ length }) => length > 0),
  );
  expect(agents.findIndex((agent) => agent.classList.contains("turn"))).toBe(view.to_move);
  expect(container.querySelectorAll(".agent .latest")).toHaveLength(1);
});

it("says before the first turn what the mission is about", () => {
  const { container } = render(Stage, { seat: seatWith(viewOf("briefing", "table")).seat });
  expect(container.textContent).toContain("Name every suspect together before the bullets run out.");
});
