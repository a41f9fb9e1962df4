import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { seatWith, viewOf } from "../fixtures/scene";
import { Play } from "../play.svelte";
import type { Signal } from "../types";
import { AT_REST, gaze } from "./gaze";
import { playSign, SIGN } from "./gestures";
import Spy from "./Spy.svelte";

/** Each sign, and a layer of the figure that moves for it. */
const SIGNALS: readonly (readonly [Signal, string])[] = [
  ["wink", "low"],
  ["nod", "hood"],
  ["eyebrow", "domino"],
  ["hat", "glove"],
  ["kiss", "kiss"],
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function room(change: Parameters<typeof viewOf>[2] = {}): Play {
  const view = viewOf("eight", "player", change);
  return new Play(seatWith(view).seat, view);
}

/** The layers that move when this figure gives its sign, and from which instant of it on. */
function moved(signal: Signal, late: number): readonly (readonly [string, unknown])[] {
  const play = room({ signal });
  const { container } = render(Spy, { props: { play, seat: 4, gaze: AT_REST } });
  const moves: [Element, { currentTime: unknown }][] = [];
  for (const layer of container.querySelectorAll(".spy *")) {
    layer.animate = () => {
      const move = { currentTime: 0 };
      moves.push([layer, move]);
      return move as unknown as Animation;
    };
  }
  playSign(container, signal, late);
  return moves.map(([layer, { currentTime }]) => [layer.className.split(" ")[0] ?? "", currentTime]);
}

describe("a sign", () => {
  it.each(SIGNALS)("moves the figure: %s by its %s", (signal, layer) => {
    expect(moved(signal, 0).map(([name]) => name)).toContain(layer);
  });

  it("differs from every other", () => {
    const layers = SIGNALS.map(([signal]) => JSON.stringify(moved(signal, 0)));
    expect(new Set(layers).size).toBe(SIGNALS.length);
  });

  it("shows the rest of itself to whoever turns to look, and nothing once it is over", () => {
    expect(new Set(moved("wink", 300).map(([, from]) => from))).toEqual(new Set([300]));
    expect(moved("wink", SIGN)).toEqual([]);
  });
});

describe("eyes", () => {
  it("point across the room to the face that is looked at", () => {
    const play = room();
    const [left, right] = play.sides;
    const [upper, lower] = [left[0] ?? -1, right.at(-1) ?? -1];
    const [down, up] = [gaze(play, upper, lower), gaze(play, lower, upper)];
    expect([down.how, down.x > 0, down.y > 0]).toEqual(["face", true, true]);
    expect([up.how, up.x < 0, up.y < 0]).toEqual(["face", true, true]);
  });

  it("look straight out of the screen at its player, and down at the crowd", () => {
    const play = room();
    const [left, right] = play.sides;
    expect(gaze(play, left[0] ?? -1, play.view.you)).toEqual({ x: 0, y: 0, how: "you" });
    const [from, across] = [gaze(play, left[0] ?? -1, null), gaze(play, right[0] ?? -1, null)];
    expect([from.how, from.x > 0, across.x < 0]).toEqual(["crowd", true, true]);
  });

  it("tell nothing in one room, where people look for themselves", () => {
    expect(gaze(room({ sitting: "together" }), 4, 0)).toEqual(AT_REST);
  });
});
