import { afterEach, expect, it, vi } from "vitest";
import { recall, remember, tokens } from "../seat/memory";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function full(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

it("knows for as long as the page lasts what a full storage would not take", () => {
  remember("name", "Vera");
  full();
  remember("name", "Wera");
  tokens.keep("RUZK", "ab");
  expect([recall("name"), tokens.of("RUZK")]).toEqual(["Wera", "ab"]);
  tokens.drop("RUZK");
  expect(tokens.of("RUZK")).toBeNull();
});

it("keeps the secret of a seat that it was sent away from, and only that", () => {
  tokens.keep("RUZK", "ab");
  tokens.drop("RUZK");
  expect(tokens.fresh("RUZK")).not.toBe("ab");
  tokens.keep("RUZK", "cd");
  tokens.drop("RUZK", true);
  expect([tokens.fresh("RUZK"), tokens.of("RUZK")]).toEqual(["cd", null]);
});

it("stores again as soon as there is room", () => {
  full();
  remember("name", "Vera");
  vi.restoreAllMocks();
  remember("name", "Olena");
  expect([localStorage.getItem("name"), recall("name")]).toEqual(["Olena", "Olena"]);
});
