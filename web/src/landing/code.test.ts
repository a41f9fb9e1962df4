import { expect, it } from "vitest";
import { readCode } from "./code";

it.each([
  ["ruzk", "RUZK"],
  [" ru-zk ", "RUZK"],
  ["http://192.168.1.5:8642/RUZK", "RUZK"],
  ["http://house.local/RUZK/screen", "RUZK"],
  ["http://house.local/RUZK#t=00ff", "RUZK"],
  ["хуко", "XYKO"],
  ["", ""],
])("finds the code in %j", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
