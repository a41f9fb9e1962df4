import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "../../../language.svelte";
import { sound } from "../../../ui/sound.svelte";
import { SCENES, seatWith, viewOf } from "../fixtures/scene";
import Stage from "./Stage.svelte";

beforeEach(() => {
  language.choose("en");
});
afterEach(cleanup);

it.each(SCENES)("shows what everybody may see, and no buttons: %s", (scene) => {
  const { container } = render(Stage, { seat: seatWith(viewOf(scene, "table")).seat });
  expect(container.querySelectorAll("button")).toHaveLength(0);
  expect(container.textContent).toContain("Vera");
  expect(container.textContent).not.toMatch(/undefined|NaN/);
});

it("looks the same with and without a claim", () => {
  const before = render(Stage, { seat: seatWith(viewOf("watch", "table")).seat }).container.innerHTML;
  cleanup();
  const after = render(Stage, { seat: seatWith(viewOf("sent", "table"), "en").seat }).container.innerHTML;
  expect(after).toBe(before);
});

it("names the three symbols", () => {
  const { triple } = viewOf("watch", "table");
  render(Stage, { seat: seatWith(viewOf("watch", "table")).seat });
  expect(triple?.symbols).toContain("young");
  expect(screen.getByText("Sprout")).toBeTruthy();
});

it.each([
  ["watch", "slide"],
  ["count", "tick"],
] as const)("makes a sound once, however often the view changes: %s", async (scene, name) => {
  const play = vi.spyOn(sound, "play");
  const { rerender } = render(Stage, { seat: seatWith(viewOf(scene, "table")).seat });
  await rerender({ seat: seatWith(viewOf(scene, "table", { away: [0] })).seat });
  expect(play.mock.calls.filter(([played]) => played === name)).toHaveLength(1);
  play.mockRestore();
});
