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

it("tells nobody's new points before the show has come so far", () => {
  const view = viewOf("reveal", "table");
  const shown = (at: number): string[] => {
    const { container } = render(Stage, { seat: seatWith(view, "en", at).seat });
    const points = [...container.querySelectorAll(".points")].map(({ textContent }) => textContent.trim());
    cleanup();
    return points;
  };
  const gained = view.scores.map((_, seat) =>
    (view.result?.points ?? []).reduce((sum, point) => (point.seat === seat ? sum + point.points : sum), 0),
  );
  expect(Math.max(...gained)).toBeGreaterThan(0);
  expect(shown(view.revealed_at ?? 0)).toEqual(
    view.scores.map((score, seat) => String(score - (gained[seat] ?? 0))),
  );
  expect(shown((view.revealed_at ?? 0) + 60_000)).toEqual(view.scores.map(String));
});
