import { readdirSync, existsSync } from "node:fs";
import { expect, it } from "vitest";
import { BILL } from "./bill";
import { PLAYABLE } from "./index";

it("has a folder for every game that the server has, and no other", () => {
  const house = new URL("../../../src/quivive/games/", import.meta.url);
  const served = readdirSync(house).filter((name) => existsSync(new URL(`${name}/rules.py`, house)));
  expect([...PLAYABLE].sort()).toEqual(served.sort());
});

it("announces every game that it has", () => {
  const announced = BILL.map(({ key }) => key as string);
  expect(PLAYABLE.filter((key) => !announced.includes(key))).toEqual([]);
});
