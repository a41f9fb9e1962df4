import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Podium from "./Podium.svelte";
import type { Standing } from "./standing";

afterEach(cleanup);

function standing(name: string, place: number): Standing {
  return { key: name, name, mask: 1, points: 9 - place, wins: 0, you: false, bot: false, place };
}
const names = (): readonly string[] =>
  screen.getAllByRole("listitem").map((one) => one.querySelector(".name")?.textContent ?? "");

test("the winner stands between the second and the third", () => {
  render(Podium, {
    standings: [standing("Ann", 1), standing("Bob", 2), standing("Cid", 3), standing("Dot", 4)],
  });
  expect(names()).toEqual(["Bob", "Ann", "Cid"]);
});

test("on one's own phone one is called “You”, whatever one's name", () => {
  render(Podium, { standings: [{ ...standing("Guest", 1), you: true }, standing("Bob", 2)] });
  expect(names()).toEqual(["Bob", "You"]);
});

test("nobody who shares a place is left out", () => {
  const tied = ["Ann", "Bob", "Cid", "Dot"].map((name) => standing(name, 1));
  render(Podium, { standings: [...tied, standing("Eve", 5)] });
  expect([...names()].sort()).toEqual(["Ann", "Bob", "Cid", "Dot"]);
});
