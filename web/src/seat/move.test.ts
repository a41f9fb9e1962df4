import { afterEach, expect, it } from "vitest";
import { tokens } from "./memory";
import { movingLink, takeToken } from "./move";

const TOKEN = "0123456789abcdef0123456789abcdef";

afterEach(() => {
  history.replaceState(null, "", "/");
});

it("carries the seat's secret behind the #, and leaves no trace of it in the address", () => {
  const link = movingLink("RUZK", TOKEN);
  expect(new URL(link).pathname).toBe("/RUZK");
  history.replaceState(null, "", new URL(link).pathname + new URL(link).hash);
  takeToken();
  expect(location.href).not.toContain(TOKEN);
  expect(tokens.of("RUZK")).toBe(TOKEN);
});

const MINE = "f".repeat(32);

it("asks before it takes another seat, and forgets neither", () => {
  tokens.keep("OAKS", MINE);
  history.replaceState(null, "", `/OAKS#seat=${TOKEN}`);
  takeToken();
  expect(location.href).not.toContain(TOKEN);
  expect([tokens.of("OAKS"), tokens.offered("OAKS")]).toEqual([MINE, TOKEN]);
  tokens.decide("OAKS", false);
  expect([tokens.of("OAKS"), tokens.offered("OAKS")]).toEqual([MINE, null]);
  tokens.offer("OAKS", TOKEN);
  tokens.decide("OAKS", true);
  expect(tokens.of("OAKS")).toBe(TOKEN);
  tokens.drop("OAKS");
  expect(tokens.of("OAKS")).toBe(MINE);
  tokens.drop("OAKS");
  expect(tokens.of("OAKS")).toBeNull();
});

it("takes nothing from an address that has no seat in it", () => {
  history.replaceState(null, "", "/WXYZ#elsewhere");
  takeToken();
  expect(tokens.of("WXYZ")).toBeNull();
});
