import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { seatWith, viewOf } from "./fixtures/scene";
import { Play } from "./play.svelte";
import Track from "./Track.svelte";

afterEach(cleanup);

/** The number on the space nearest to the first seat's rabbit. */
function spaceOf(points: number, wide: boolean): number {
  const view = viewOf("reveal", "table");
  const play = new Play(seatWith(view).seat, view);
  const score = (seat: number): number => (seat === 0 ? points : 15);
  const { container } = render(Track, { play, wide, score });
  const rabbit = container.querySelector<SVGElement>("[data-rabbit='0']")?.style.transform ?? "";
  const [x = NaN, y = NaN] = [...rabbit.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const away = [...container.querySelectorAll("ellipse")].map((space) => {
    const [cx, cy] = ["cx", "cy"].map((name) => Number(space.getAttribute(name)));
    // A rabbit's feet are 17 to the right of its corner, and 31 below it.
    return Math.hypot(x + 17 - (cx ?? NaN), y + 31 - (cy ?? NaN));
  });
  cleanup();
  return away.indexOf(Math.min(...away));
}

describe.each([false, true])("the track (R6, R18), wide: %s", (wide) => {
  it.each([
    [0, 0],
    [1, 1],
    [29, 29],
    [30, 30],
    [31, 1],
    [60, 30],
    [61, 1],
  ])("with %i points, the rabbit stands on %i", (points, space) => {
    expect(spaceOf(points, wide)).toBe(space);
  });
});

describe("the letters on the rabbits", () => {
  it.each([
    [
      ["Lev", "Dasha", "Vera", "Oleh"],
      ["L", "D", "V", "O"],
    ],
    [
      ["Винтик", "Пружина", "Шуруп", "Штурман"],
      ["В", "П", "Шу", "Шт"],
    ],
    [
      ["Марк", "Мария", "Гость", "Гость 2"],
      ["Мк", "Ми", "Го", "Г2"],
    ],
  ])("tell %j apart", (names, letters) => {
    const view = viewOf("reveal", "table");
    const { seat } = seatWith(view);
    Object.assign(seat, { name: (at: number) => names[at] });
    const play = new Play(seat, { ...view, scores: names.map(() => 0) });
    expect(names.map((_, at) => play.initial(at))).toEqual(letters);
  });
});
