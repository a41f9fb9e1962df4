import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seat } from "../seat/seat.svelte";
import AbsentPlayer from "./AbsentPlayer.svelte";

const NAMES = ["Ann", "Bob", "Cid"];
let away = $state.raw<readonly string[]>([]);
const seat = {
  get table() {
    const persons = NAMES.map((name, id) => ({ id, name, here: !away.includes(name) }));
    return { persons, chairs: persons.map(({ id }) => ({ person: id })), motions: [] };
  },
  language: "en",
  mySeat: 0,
  you: 0,
} as unknown as Seat;

beforeEach(() => {
  vi.useFakeTimers();
  away = [];
  render(AbsentPlayer, { seat });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(millis: number): void {
  flushSync();
  vi.advanceTimersByTime(millis);
  flushSync();
}

test("asks about whoever stays away", () => {
  away = ["Bob"];
  pass(5_000);
  expect(screen.getByRole("status").textContent).toContain("Bob is away");
  away = [];
  pass(0);
  expect(screen.queryByRole("status")).toBeNull();
});

test("moves nothing for somebody who only reloads the page", () => {
  away = ["Bob"];
  pass(1_000);
  expect(screen.queryByRole("status")).toBeNull();
  away = [];
  pass(5_000);
  expect(screen.queryByRole("status")).toBeNull();
});
