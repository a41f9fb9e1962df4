import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { language } from "../../../language.svelte";
import { SCENES, seatWith, viewOf } from "../fixtures/scene";
import { phrases } from "../bank";
import Stage from "./Stage.svelte";

beforeEach(() => {
  language.choose("en");
});
afterEach(cleanup);

it.each(SCENES)("shows what all may see, and nothing to press: %s", async (scene) => {
  const { seat } = seatWith(viewOf(scene, "table"));
  const { container } = render(Stage, { seat });
  const { reveal } = viewOf(scene, "table");
  await screen.findAllByText(reveal ? "we were here" : "Port");
  expect(container.querySelectorAll("button")).toHaveLength(0);
  expect(container.textContent).not.toContain("Your role");
});

it("counts envelopes, not opinions", () => {
  const { container } = render(Stage, { seat: seatWith(viewOf("accusation", "table")).seat });
  expect(container.querySelectorAll(".envelope.in")).toHaveLength(2);
  expect(screen.getByText("To convict: 4. Voted: 2")).toBeTruthy();
});

it.each([
  ["read_out", "Mira asks Vera", "animals.1"],
  ["answer_read_out", "asks", "evasion.0"],
] as const)("reads a bot's words out: %s", async (scene, title, key) => {
  const { default: bank } = await import("@content/spyfall/talk/en");
  render(Stage, { seat: seatWith(viewOf(scene, "table")).seat });
  const sign = await screen.findByText(phrases(bank).get(key) ?? "", { exact: false });
  expect(sign.closest(".sign")?.textContent).toContain(title);
});
