import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { hint } from "../../house/hint.svelte";
import { markPractice } from "../../house/practice";
import Board from "../Board.svelte";
import { seatWith, viewOf, type SceneName } from "../fixtures/scene";
import { LANGUAGES } from "../../../words";
import type { CrosshairsView } from "../types";
import { hints } from "./words";

const CODE = "BIRD";

/** The highlighted action, and the hint beside it. */
async function practise(scene: SceneName, changes: Partial<CrosshairsView> = {}) {
  markPractice(CODE);
  const { seat } = seatWith(viewOf(scene, "mover", changes), "en", { code: CODE });
  const { container } = render(Board, { seat });
  await waitFor(() => {
    expect(hint.now).not.toBeNull();
  });
  return { action: container.querySelector(".actions .go")?.textContent.trim(), text: hint.now?.text };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("explains the action that is highlighted", async () => {
  expect(await practise("first")).toMatchObject({ action: "Detain", text: /^Your turn. Detain/ });
});

it("explains a clue, and then the small figures on the cards", async () => {
  const first = await practise("turn");
  expect(first.action).toBe("Clue");
  expect(first.text).toMatch(/^Hold your suspect/);
  hint.now?.read();
  await waitFor(() => {
    expect(hint.now?.text).toMatch(/^Small figures on a card/);
  });
});

it("explains what lies beside a suspect while others move, and then how to look closer", async () => {
  markPractice(CODE);
  const { seat } = seatWith(viewOf("turn", "other"), "en", { code: CODE });
  render(Board, { seat });
  await waitFor(() => {
    expect(hint.now?.text).toMatch(/^Upright: something in common/);
  });
  hint.now?.read();
  await waitFor(() => {
    expect(hint.now?.text).toMatch(/^Tap a stand/);
  });
});

it("gives the newcomer the shot when one name is left", async () => {
  const { suits, numbers, stands } = viewOf("turn", "mover");
  const board = {
    struck_suits: suits.slice(1),
    struck_numbers: numbers.slice(1).map(({ number }) => number),
  };
  const settled = stands.map((stand) => stand.map((one) => ({ ...one, board })));
  const { action, text } = await practise("turn", { stands: settled });
  expect(action).toBe("Gun");
  expect(text).toMatch(/^One name is left/);
});

it.each(LANGUAGES)("fits two lines of the bar in %s", (tongue) => {
  for (const text of Object.values(hints.words[tongue])) expect(text.length, text).toBeLessThanOrEqual(88);
});

it("suggests no more clues about a suspect that they have settled", async () => {
  const { suits, numbers, stands, you } = viewOf("turn", "mover");
  const board = {
    struck_suits: suits.slice(1),
    struck_numbers: numbers.slice(1).map(({ number }) => number),
  };
  const settled = stands.map((stand, seat) =>
    seat === you ? stand.map((one) => ({ ...one, board })) : stand,
  );
  const { action, text } = await practise("turn", { stands: settled });
  expect(action).toBe("Exchange");
  expect(text).toMatch(/^Others have a suspect/);
});
