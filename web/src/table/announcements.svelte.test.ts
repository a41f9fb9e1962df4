import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Seat } from "../seat/seat.svelte";
import { live } from "../ui/live.svelte";
import { announceTable } from "./announcements.svelte";

const ANN = { id: 1, name: "Ann", here: true };
const BOB = { id: 2, name: "Bob", here: true };

test("announces a newcomer, and somebody who is back after having been away", () => {
  let table = $state.raw<object>({});
  const show = (persons: readonly object[]): void => {
    table = {
      phase: "lobby",
      persons,
      chairs: [],
      queue: [],
      chat: [],
      host: 1,
      playing: null,
      paused_at: null,
    };
    flushSync();
  };
  const seat = {
    get table() {
      return table;
    },
    ready: true,
    language: "en",
    you: 1,
    personById: () => ANN,
  } as unknown as Seat;
  show([ANN]);
  const end = $effect.root(() => {
    announceTable(seat);
  });
  flushSync();
  show([ANN, { ...BOB, here: false }]);
  show([ANN, BOB]);
  expect(live.text).toContain("Bob sits down");
  show([ANN, { ...BOB, here: false }]);
  show([ANN, BOB]);
  expect(live.text).toContain("Bob is back");
  end();
});
