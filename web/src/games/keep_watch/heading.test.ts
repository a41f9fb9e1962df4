import { describe, expect, it } from "vitest";
import { seatWith, viewOf } from "./fixtures/scene";
import { heading } from "./heading";

describe("the valance", () => {
  it.each([
    ["deal", "First cards", "32 left, you hold 1", false],
    ["count", "Round 1", "32 left, you hold 1", true],
    ["watch", "Round 1", "31 left, you hold 1", true],
    ["sent", "Round 1", "31 left, you hold 1", false],
    ["won", "Round 1", "31 left, you hold 1", false],
  ] as const)("says in %s: %s, %s", (scene, title, small, yourTurn) => {
    expect(heading(seatWith(viewOf(scene, "player")).seat)).toEqual({ title, small, yourTurn });
  });

  it("does not call a player who sits out", () => {
    const view = viewOf("count", "player", { sits_out: [1] });
    expect(heading(seatWith(view).seat)).toMatchObject({ yourTurn: false });
  });

  it("tells the shared screen which game it is", () => {
    const seen = heading(seatWith(viewOf("watch", "table")).seat);
    expect(seen).toEqual({ title: "Keep Watch", small: "Round 1. 31 cards left" });
  });

  it("counts the player's own cards when the game is over", () => {
    expect(heading(seatWith(viewOf("over", "player")).seat).small).toMatch(/^You: \d+ cards?$/);
  });
});
