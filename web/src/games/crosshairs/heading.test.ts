import { describe, expect, it } from "vitest";
import { seatWith, viewOf } from "./fixtures/scene";
import { heading } from "./heading";

describe("the valance", () => {
  it.each([
    ["briefing", "mover", "Briefing", true],
    ["turn", "mover", "Your turn", true],
    ["turn", "other", "Turn: Vera", false],
    ["aim", "mover", "The gun is lifted", true],
    ["right", "mover", "Turn: Vera", false],
    // The last shot shows first how it ended. The missions’ words are not loaded here.
    ["won", "other", "Crosshairs", false],
    ["lost", "other", "Crosshairs", false],
  ] as const)("says in %s to the %s: %s", (scene, viewer, title, yourTurn) => {
    expect(heading(seatWith(viewOf(scene, viewer)).seat)).toMatchObject({ title, yourTurn });
  });

  it("is short when the mission is over: the debriefing says the rest", () => {
    expect(heading(seatWith(viewOf("turn", "other")).seat).small).toBeTruthy();
    expect(heading(seatWith(viewOf("won", "other")).seat).small).toBeUndefined();
  });

  it("has a countdown if the mission has a clock", () => {
    const view = viewOf("training_3", "mover");
    expect(heading(seatWith(view).seat).deadline).toBe(view.time_over_at);
    expect(heading(seatWith(viewOf("turn", "mover")).seat).deadline).toBeNull();
  });
});
