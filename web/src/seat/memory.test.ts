import { afterEach, expect, it, vi } from "vitest";
import { recall, remember, tokens } from "./memory";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function full(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

it("remembers what a full storage would not take, until the page is closed", () => {
  remember("name", "Vera");
  full();
  remember("name", "Wera");
  tokens.keep("RUZK", "ab");
  expect([recall("name"), tokens.of("RUZK")]).toEqual(["Wera", "ab"]);
  tokens.drop("RUZK");
  expect(tokens.of("RUZK")).toBeNull();
});

it("keeps the token only of a seat that the table would recognise", () => {
  tokens.keep("RUZK", "ab");
  tokens.drop("RUZK");
  expect(tokens.forJoining("RUZK")).not.toBe("ab");
  tokens.keep("RUZK", "cd");
  tokens.drop("RUZK", true);
  expect([tokens.forJoining("RUZK"), tokens.of("RUZK")]).toEqual(["cd", null]);
});

it("stores values again as soon as there is room", () => {
  full();
  remember("name", "Vera");
  vi.restoreAllMocks();
  remember("name", "Olena");
  expect([localStorage.getItem("name"), recall("name")]).toEqual(["Olena", "Olena"]);
});
