import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BILL } from "./bill";
import { PLAYABLE } from "./index";

/** The server plays them already; their boards are still being made. */
const COMING: readonly string[] = ["dixit"];

it("has a folder for every game that the server has, and no other", () => {
  const house = join(process.cwd(), "../src/quivive/games");
  const served = readdirSync(house).filter((name) => existsSync(join(house, name, "view.py")));
  expect([...PLAYABLE, ...COMING].sort()).toEqual(served.sort());
});

it("announces every game that it has", () => {
  const announced = BILL.map(({ key }) => key as string);
  expect(PLAYABLE.filter((key) => !announced.includes(key))).toEqual([]);
});
