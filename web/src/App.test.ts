import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import App from "./App.svelte";
import { PLAYABLE } from "./games";
import { POSTERS } from "./games/posters";
import { language } from "./language.svelte";

beforeEach(() => {
  language.choose("en");
});

describe("the landing", () => {
  it.each([
    ["English", "en", /Spyfall\s2/, "3–12 players"],
    ["Русский", "ru", /Находка для шпиона\s2/, "3–12 игроков"],
    ["Українська", "uk", /Знахідка для шпигуна\s2/, "3–12 гравців"],
  ])("speaks %s when asked to, and remembers it", async (name, tag, spyfall, seats) => {
    render(App);
    const button = await screen.findByRole("button", { name: new RegExp(name) });
    button.click();
    (await screen.findByRole("button", { name: spyfall })).click();
    expect(await screen.findByText(spyfall)).toBeTruthy();
    expect(screen.getByText(new RegExp(seats))).toBeTruthy();
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(document.documentElement.lang).toBe(tag);
    expect(localStorage.getItem("language")).toBe(tag);
  });

  it("names all five games, and plays those that are on stage", async () => {
    render(App);
    expect(await screen.findAllByRole("listitem")).toHaveLength(5);
    screen.getByRole("button", { name: "Dixit" }).click();
    await screen.findAllByRole("radio");
    for (const [i, { key }] of POSTERS.entries()) {
      screen.getAllByRole("radio")[i]?.click();
      await tick();
      const sheet = within(screen.getByRole("dialog", { hidden: true }));
      const play = sheet.getByRole<HTMLButtonElement>("button", { name: /Play with\sbots/, hidden: true });
      expect(play.disabled).toBe(!PLAYABLE.includes(key));
    }
  });
});
