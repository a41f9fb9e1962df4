import { afterEach, expect, it } from "vitest";
import { tokens } from "./memory";
import { seatLink, takeSeatFromAddress } from "./seatLink";

const TOKEN = "0123456789abcdef0123456789abcdef";

afterEach(() => {
  history.replaceState(null, "", "/");
});

it("carries the secret after the #, and the page removes it from the address", () => {
  const link = seatLink("RUZK", TOKEN);
  expect(new URL(link).pathname).toBe("/RUZK");
  history.replaceState(null, "", new URL(link).pathname + new URL(link).hash);
  takeSeatFromAddress();
  expect(location.href).not.toContain(TOKEN);
  expect(tokens.of("RUZK")).toBe(TOKEN);
});

const MINE = "f".repeat(32);

it("asks before it takes another seat, and remembers both", () => {
  tokens.keep("OAKS", MINE);
  history.replaceState(null, "", `/OAKS#seat=${TOKEN}`);
  takeSeatFromAddress();
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

it("ignores an address without a seat", () => {
  history.replaceState(null, "", "/WXYZ#elsewhere");
  takeSeatFromAddress();
  expect(tokens.of("WXYZ")).toBeNull();
});
