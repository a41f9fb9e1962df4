import { beforeEach, expect, it } from "vitest";
import { Draft } from "./draft.svelte";

beforeEach(() => {
  sessionStorage.clear();
});

it("survives a reload, at its own table and for its own purpose", () => {
  new Draft("RUZK", "chat").text = "Half a sen";
  expect(new Draft("RUZK", "chat").text).toBe("Half a sen");
  expect(new Draft("RUZK", "talk").text).toBe("");
  expect(new Draft("FZOM", "chat").text).toBe("");
});

it("is dropped with the turn it was written for", () => {
  new Draft("RUZK", "talk", "1.4").text = "Is it loud";
  expect(new Draft("RUZK", "talk", "1.4").text).toBe("Is it loud");
  expect(new Draft("RUZK", "talk", "1.5").text).toBe("");
});

it("leaves nothing behind once it is sent", () => {
  const draft = new Draft("RUZK", "chat");
  draft.text = "Hello";
  draft.text = "";
  expect(sessionStorage.length).toBe(0);
});
