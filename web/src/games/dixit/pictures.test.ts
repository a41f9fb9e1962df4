import { afterEach, beforeEach, expect, it, vi } from "vitest";
import deck from "../../../../src/quivive/games/dixit/content/deck.json";
import { pictures } from "./pictures.svelte";

const CARDS = Object.keys(deck);
const LONG_MILLIS = 60_000;

let asked: string[];
let online: boolean;

beforeEach(() => {
  [asked, online] = [[], true];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return online ? Promise.resolve(new Response("picture")) : Promise.reject(new TypeError("offline"));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks for a card of one's own once", async () => {
  const hand = CARDS.slice(0, 2);
  pictures.hold(hand);
  await vi.advanceTimersByTimeAsync(LONG_MILLIS);
  pictures.hold(hand);
  await vi.advanceTimersByTimeAsync(LONG_MILLIS);
  expect(asked).toHaveLength(2);
  expect(hand.map((card) => pictures.of(card).blurred)).toEqual([false, false]);
});

it("asks again for a card that did not come while the page was offline", async () => {
  const hand = CARDS.slice(2, 3);
  online = false;
  pictures.hold(hand);
  await vi.advanceTimersByTimeAsync(LONG_MILLIS);
  expect(pictures.of(hand[0] ?? "").blurred).toBe(true);
  online = true;
  pictures.hold(hand);
  await vi.advanceTimersByTimeAsync(LONG_MILLIS);
  expect(pictures.of(hand[0] ?? "").blurred).toBe(false);
});

it("asks again for laid cards, all of them alike, once the page is online", async () => {
  const laid = CARDS.slice(3, 7);
  online = false;
  void pictures.lay(laid);
  await vi.advanceTimersByTimeAsync(2 * LONG_MILLIS);
  [asked, online] = [[], true];
  void pictures.lay(laid);
  await vi.advanceTimersByTimeAsync(LONG_MILLIS);
  expect(asked).toHaveLength(2 * laid.length);
  void pictures.lay(laid);
  await vi.advanceTimersByTimeAsync(LONG_MILLIS);
  expect(asked).toHaveLength(2 * laid.length);
  expect(laid.map((card) => pictures.of(card).blurred)).toEqual(laid.map(() => false));
});
