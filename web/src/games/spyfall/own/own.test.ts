import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { language } from "../../../language.svelte";
import type { SpyfallOptions } from "../types";
import OwnSets from "./OwnSets.svelte";
import { saved } from "./savedPlaces.svelte";

const OPTIONS: SpyfallOptions = {
  sitting: "apart",
  spies: null,
  rounds: 5,
  seconds: null,
  acquainted: false,
  role_play: false,
  sets: ["classic"],
  own: [],
};

beforeEach(() => {
  localStorage.clear();
  language.choose("en");
  saved.places = [];
});
afterEach(cleanup);

async function add(name: string, roles: string): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name: "Add a place" }));
  await fireEvent.input(screen.getByLabelText("Name of the place"), { target: { value: name } });
  await fireEvent.input(screen.getByLabelText("Roles, one per line, up to 10"), { target: { value: roles } });
  await fireEvent.click(screen.getByRole("button", { name: "Save" }));
}

it("adds, edits and deletes places, keeps them, and puts them on the table", async () => {
  const agreed: SpyfallOptions[] = [];
  render(OwnSets, { options: OPTIONS, change: (options: SpyfallOptions) => agreed.push(options) });
  for (const name of ["Kitchen", "Attic", "Cellar", "Shed"]) await add(name, "Cat\nMouse");
  await fireEvent.click(screen.getByRole("button", { name: /Shed/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  await fireEvent.click(screen.getByRole("button", { name: /Attic/ }));
  await fireEvent.input(screen.getByLabelText("Name of the place"), { target: { value: "Roof" } });
  await fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play with them" }));
  const own = ["Kitchen", "Roof", "Cellar"].map((name) => ({ name, roles: ["Cat", "Mouse"] }));
  expect(agreed).toEqual([{ ...OPTIONS, sets: ["own"], own }]);
  expect(localStorage.getItem("spyfall.places")).toContain("Roof");
});

it("says what is missing, and plays too few together with the classic ones", async () => {
  const agreed: SpyfallOptions[] = [];
  render(OwnSets, { options: OPTIONS, change: (options: SpyfallOptions) => agreed.push(options) });
  await add("Kitchen", "");
  expect(screen.getByRole("alert").textContent).toBe("Write 1 to 10 roles of up to 60 characters each.");
  await fireEvent.input(screen.getByLabelText("Roles, one per line, up to 10"), { target: { value: "Cat" } });
  await fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play with them" }));
  expect(agreed[0]?.sets).toEqual(["classic", "own"]);
});
