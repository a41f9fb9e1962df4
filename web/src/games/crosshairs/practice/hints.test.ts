import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { hint } from "../../house/hint.svelte";
import { markPractice } from "../../house/practice";
import Board from "../Board.svelte";
import { seatWith, viewOf, type SceneName } from "../fixtures/scene";
import type { CrosshairsView } from "../types";

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
  expect(await practise("first")).toMatchObject({ action: "Detain", text: /^Your turn, one action. Detain/ });
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
