import { describe, expect, it } from "vitest";
import { seatWith, viewOf, type SceneName } from "./fixtures/scene";
import { clock, heading, screenSign } from "./heading";
import { Play } from "./play.svelte";

describe("the valance", () => {
  it.each([
    ["talk", 1, "You ask", true],
    ["talk", 0, "Round 1 of 3", false],
    ["asked", 3, "You answer", true],
    ["accusation", 2, "Accusation", true],
    ["accusation", 3, "Accusation", false],
    ["guess", 3, "The spy’s move", true],
    ["guess", 0, "The spy’s move", false],
  ] as const)("says in %s to seat %d: %s", (scene, you, title, yourTurn) => {
    const { vote, ballot } = viewOf(scene, "table");
    const { seat } = seatWith(viewOf(scene, "player", { you, vote, ballot }));
    expect(heading(seat)).toMatchObject({ title, yourTurn });
  });

  it("shows the time that is left where it stands, and the deadline where it runs", () => {
    expect(heading(seatWith(viewOf("deal", "player")).seat)).toMatchObject({ deadline: null, left: 420_000 });
    const talk = viewOf("talk", "player");
    expect(heading(seatWith(talk).seat)).toMatchObject({ deadline: talk.ends_at, span: 420_000 });
  });

  it("has no watch when the game is over; the shared screen has the same watch and no turn of its own", () => {
    expect(heading(seatWith(viewOf("last", "player")).seat)).not.toHaveProperty("deadline");
    expect(heading(seatWith(viewOf("talk", "table")).seat)).toEqual({
      title: "Spyfall\u00a02",
      small: "Round 1 of 3",
      deadline: 422_000,
      left: 420_000,
      span: 420_000,
    });
  });

  it("reads a clock as a watch shows it", () => {
    expect([clock(252_000), clock(251_001), clock(0), clock(-5)]).toEqual(["4:12", "4:12", "0:00", "0:00"]);
  });
});

describe("the sign over the shared screen", () => {
  it.each([
    ["deal", "Look at your cards"],
    ["talk", "Dasha asks"],
    ["asked", "Vera asks Mira"],
    ["together", "Tom asks Vera"],
    ["accusation", "Vera says the spy is"],
    ["guess", "Mira is a spy and will name the place"],
    ["discussion", "Time is up"],
    ["poll", "Is this the spy?"],
  ] as const satisfies readonly (readonly [SceneName, string])[])("says in %s: %s", (scene, text) => {
    const view = viewOf(scene, "table");
    expect(screenSign(new Play(seatWith(view).seat, view)).text).toBe(text);
  });
});
