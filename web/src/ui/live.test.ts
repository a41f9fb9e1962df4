import { tick } from "svelte";
import { expect, it } from "vitest";
import { live } from "./live.svelte";

it("announces together what is said at one moment, and later things on their own", async () => {
  live.say("Picture 2: Vera.");
  live.say("The game is over.");
  expect(live.text).toBe("Picture 2: Vera. The game is over.");
  await tick();
  live.say("Tom is back.");
  expect(live.text).toBe("Tom is back.");
});

it("announces the same words again", async () => {
  await tick();
  live.say("Wait for the clue.");
  await tick();
  const before = live.text;
  live.say("Wait for the clue.");
  expect(live.text).not.toBe(before);
  expect(live.text.trim()).toBe(before.trim());
});
