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

it("takes nothing from an address that has no seat in it", () => {
  history.replaceState(null, "", "/WXYZ#elsewhere");
  takeToken();
  expect(tokens.of("WXYZ")).toBeNull();
});
