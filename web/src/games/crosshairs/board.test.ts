import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { language } from "../../language.svelte";
import { live } from "../../ui/live.svelte";
import { LANGUAGES, type Language } from "../../words";
import Board from "./Board.svelte";
import { SCENES, seatWith, viewOf, type SceneName, type Stub, type Viewer } from "./fixtures/scene";
import type { CrosshairsView } from "./types";

type Shown = Stub & { root: HTMLElement };

function board(
  scene: SceneName,
  viewer: Viewer,
  changes: Partial<CrosshairsView> = {},
  { tongue = "en", table = {} }: { tongue?: Language; table?: object } = {},
): Shown {
  language.choose(tongue);
  const stub = seatWith(viewOf(scene, viewer, changes), tongue, table);
  const { container } = render(Board, { seat: stub.seat });
  return { ...stub, root: container };
}

function action(root: HTMLElement, step: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`.actions .${step}`);
  if (!found) throw new Error(`no action ${step}`);
  return found;
}

/** Presses a button of the second step, once it is active. */
async function confirm(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => {
    expect(button.getAttribute("aria-disabled")).not.toBe("true");
  });
  await fireEvent.click(button);
}

/** The clue boards of all suspects leave one name. */
function settledFor(scene: SceneName): Partial<CrosshairsView> {
  const { suits, numbers, stands } = viewOf(scene, "mover");
  const board = {
    struck_suits: suits.slice(1),
    struck_numbers: numbers.slice(1).map(({ number }) => number),
  };
  return { stands: stands.map((stand) => stand.map((one) => ({ ...one, board }))) };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

describe("every scene", () => {
  const cases = SCENES.flatMap((scene) =>
    (["mover", "other", "table"] as const).flatMap((viewer) =>
      LANGUAGES.map((tongue) => [scene, viewer, tongue] as const),
    ),
  );

  it.each(cases)("is drawn from a real view: %s as %s sees it, in %s", async (scene, viewer, tongue) => {
    const { root } = board(scene, viewer, {}, { tongue });
    await waitFor(() => {
      expect(root.textContent.trim().length).toBeGreaterThan(10);
    });
    expect(root.querySelector(".board")?.getAttribute("data-phase")).toBe(viewOf(scene, viewer).phase);
    expect(root.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  it.each(SCENES.filter((scene) => scene !== "won" && scene !== "lost"))(
    "has no suspect in the document before the card is held: %s",
    (scene) => {
      const { root } = board(scene, "mover");
      expect(root.querySelector(".suspect .front")).toBeNull();
    },
  );
});

describe("the player's own suspect", () => {
  it("is shown only while the card is held", async () => {
    const { root } = board("turn", "mover");
    const held = viewOf("turn", "mover").seen[0]?.card ?? "";
    const card = root.querySelector("button.card");
    if (!card) throw new Error("there is no card to hold");
    await fireEvent.keyDown(card, { key: " " });
    expect(root.querySelector(".suspect .front .sr")?.textContent).toBe(held.replace(/(\d+)/, "\u00a0$1"));
    await fireEvent.keyUp(card, { key: " " });
    expect(root.querySelector(".suspect .front")).toBeNull();
  });
});

describe("a turn", () => {
  it("offers five actions, and says why one is impossible", async () => {
    const { root, acts } = board("turn", "mover");
    const detain = action(root, "detain");
    expect(detain.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(detain);
    expect(screen.getByRole("status").textContent).toContain("No suspects are left to detain");
    expect(acts).toEqual([]);
  });

  it("warns of a shot at too many names, and lifts the gun when it is meant", async () => {
    const { root } = board("turn", "mover");
    const gun = action(root, "gun");
    expect(gun.classList.contains("off")).toBe(true);
    expect(gun.textContent).toContain("Too many names still fit");
    await fireEvent.click(gun);
    expect(screen.getByRole("status").textContent).toContain("Too many names still fit");
    expect(root.querySelector(".actions")).not.toBeNull();
    await fireEvent.click(action(root, "gun"));
    expect(await screen.findByText(/^Lift the gun/)).toBeTruthy();
  });

  it("offers the gun without a warning when the clues leave one name", () => {
    const { root } = board("turn", "mover", settledFor("turn"));
    const gun = action(root, "gun");
    expect(gun.classList.contains("go")).toBe(true);
    expect(gun.classList.contains("off")).toBe(false);
    expect(root.querySelector(".close h2")?.textContent.trim()).toBe("On Dasha’s stand");
  });

  it("shows a gun that may aim at nobody as off, and says why", async () => {
    const { root, acts } = board("first", "mover");
    const gun = action(root, "gun");
    expect(gun.getAttribute("aria-disabled")).toBe("true");
    expect(gun.classList.contains("off")).toBe(true);
    await fireEvent.click(gun);
    expect(screen.getByRole("status").textContent).toBe("Nobody else has a suspect");
    expect(acts).toEqual([]);
  });

  it("needs only a few Tabs to reach the gun", () => {
    const { root } = board("turn", "mover");
    const stops = [...root.querySelectorAll<HTMLElement>("button, [tabindex]")].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.indexOf(action(root, "gun"))).toBeGreaterThan(0);
    expect(stops.indexOf(action(root, "gun"))).toBeLessThan(10);
  });

  it("detains in two steps", async () => {
    const { root, acts } = board("first", "mover");
    await fireEvent.click(action(root, "detain"));
    expect(acts).toEqual([]);
    await confirm("Detain");
    expect(acts).toEqual([{ type: "detain" }]);
  });

  it("lays a raised card beside the player's own suspect", async () => {
    const { root, acts } = board("turn", "mover");
    const view = viewOf("turn", "mover");
    const hand = root.querySelectorAll<HTMLElement>(".hand button");
    await fireEvent.click(hand[0] as HTMLElement);
    expect(hand[0]?.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(action(root, "clue"));
    await confirm("Lay it");
    expect(acts).toEqual([
      { type: "clue", card: view.hand[0], suspect: view.stands[view.you ?? 0]?.[0]?.suspect },
    ]);
  });

  it("asks for a card when none is raised, and can be cancelled", async () => {
    const { root, acts } = board("turn", "mover");
    await fireEvent.click(action(root, "exchange"));
    expect((await screen.findByRole("status")).textContent).toBe("Choose a card from your hand");
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(action(root, "exchange")).toBeTruthy();
    expect(acts).toEqual([]);
  });

  it("exchanges beside the suspect of the chosen agent", async () => {
    const { root, acts } = board("turn", "mover");
    const { hand } = viewOf("turn", "mover");
    await fireEvent.click(action(root, "exchange"));
    await fireEvent.click(root.querySelectorAll(".hand button")[1] as HTMLElement);
    await confirm("Dasha");
    expect(acts).toEqual([{ type: "exchange", card: hand[1], suspect: 2 }]);
  });

  it("reads out each card of the hand with its divisors and multiples", () => {
    board("turn", "mover", { hand: ["red6"] });
    expect(screen.getByRole("button", { name: "red\u00a06; divisible by 2, 3; multiples: 12" })).toBeTruthy();
  });

  it("offers number tokens where the mission has them", async () => {
    const { root, acts } = board("room_keys", "mover");
    await fireEvent.click(action(root, "clue"));
    await fireEvent.click(await screen.findByRole("button", { name: "token 4" }));
    await confirm("Lay it");
    expect(acts).toMatchObject([{ type: "token", number: 4 }]);
  });

  it("has no buttons for an agent who is not to move", () => {
    const { root } = board("turn", "other");
    expect(root.querySelector(".actions")).toBeNull();
    expect(root.textContent).toContain("Vera is thinking.");
  });
});

describe("stands", () => {
  it("say in words whether each clue is upright", () => {
    const { root } = board("again", "mover");
    const labels = [...root.querySelectorAll(".agent")].map(
      (agent) => agent.querySelector(".sr")?.textContent,
    );
    expect(labels.join(" ")).toMatch(/(In|Nothing in) common: (red|black|yellow)\u00a0\d+/);
  });

  it("show who has a suspect, and which clue was laid last", () => {
    const view = viewOf("turn", "mover");
    const { root } = board("turn", "mover");
    const others = view.stands.filter((_, seat) => seat !== view.you);
    expect(root.querySelectorAll(".agent .back")).toHaveLength(others.filter(({ length }) => length).length);
    const last = view.record.findLast(({ what }) => what !== "drew");
    expect(["clue", "exchange"]).toContain(last?.what);
    const latest = [...root.querySelectorAll(".agent .latest, .close .latest")].map((card) =>
      card.textContent.trim(),
    );
    expect(latest).toEqual([last?.card?.replace(/\D+/, "")]);
  });

  it("put whoever is to move in the light", () => {
    const { root } = board("turn", "other");
    expect(root.querySelectorAll(".agent.turn")).toHaveLength(1);
    expect(root.querySelector(".agent.turn")?.textContent).toContain("Vera");
    expect(root.querySelector<HTMLElement>(".board i")?.style.translate).not.toMatch(/^0/);
    cleanup();
    expect(board("turn", "mover").root.querySelector<HTMLElement>(".board i")?.style.translate).toMatch(/^0/);
  });

  it("are shown in detail when tapped", async () => {
    const { root } = board("again", "mover");
    await fireEvent.click(screen.getByRole("button", { name: /^Dasha/ }));
    expect(root.querySelector(".close h2")?.textContent.trim()).toBe("On Dasha’s stand");
  });

  it("show the clue board, the joint grid, or nothing", () => {
    const rows = board("again", "mover").root;
    expect(rows.querySelectorAll(".close .clue-board .row")).toHaveLength(2);
    cleanup();
    const grid = board("easy", "other").root;
    expect(grid.querySelectorAll(".close .cell")).toHaveLength(36);
    cleanup();
    expect(board("power_cut", "mover").root.querySelector(".close .clue-board")).toBeNull();
  });
});

describe("the gun", () => {
  it("names nothing until it is fired", async () => {
    const { root, acts } = board("aim", "mover");
    const fire = await screen.findByRole("button", { name: "Name suit and number" });
    await fireEvent.click(fire);
    expect(acts).toEqual([]);
    await fireEvent.click(within(screen.getByRole("group", { name: "Suit" })).getByText("black"));
    await fireEvent.click(root.querySelectorAll(".numbers button")[10] as HTMLElement);
    expect(acts).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Fire" }));
    expect(acts).toEqual([{ type: "fire", card: "black12" }]);
  });

  it("can be lowered", async () => {
    const { acts } = board("aim", "mover");
    await fireEvent.click(await screen.findByRole("button", { name: "Lower" }));
    expect(acts).toEqual([{ type: "lower" }]);
  });

  it("is seen by everybody, and fired by one agent", async () => {
    const { root } = board("aim", "other");
    await waitFor(() => {
      expect(root.querySelector(".sights")).toBeTruthy();
    });
    expect(root.textContent).toContain("Nothing is named yet");
    expect(root.querySelector(".fire")).toBeNull();
  });

  it.each([
    ["right", "Exposed!"],
    ["wrong", "Missed!"],
  ] as const)("shows everybody the result: %s", async (scene, verdict) => {
    for (const viewer of ["mover", "other"] as const) {
      board(scene, viewer);
      expect(await screen.findByText(verdict)).toBeTruthy();
      expect(live.text).toContain(verdict);
      cleanup();
    }
  });
});

describe("after the shot", () => {
  it("a card of the discard may be taken, face up or blind", async () => {
    const { root, acts } = board("reward", "mover");
    await screen.findByText("Well named! Take a card from the discard");
    expect(screen.getByRole("button", { name: "Choose a card" })).toBeTruthy();
    await fireEvent.click(root.querySelector(".cards button") as HTMLElement);
    await fireEvent.click(screen.getByRole("button", { name: /^Take / }));
    await fireEvent.click(root.querySelector(".blind") as HTMLElement);
    await fireEvent.click(screen.getByRole("button", { name: "Take the card blind" }));
    const { discard } = viewOf("reward", "mover");
    expect(acts).toEqual([
      { type: "take", card: discard[0] },
      { type: "take_blind", position: 0 },
    ]);
  });

  it("the surplus is discarded card by card", async () => {
    const { root, acts } = board("surplus", "mover");
    const { hand } = viewOf("surplus", "mover");
    expect(screen.getByRole("button", { name: "Choose a card to discard" })).toBeTruthy();
    await fireEvent.click(root.querySelector(".hand button") as HTMLElement);
    await fireEvent.click(screen.getByRole("button", { name: /^Discard / }));
    expect(acts).toEqual([{ type: "discard", card: hand[0] }]);
  });

  it("draws are made one at a time", async () => {
    const { acts } = board("draw", "mover");
    await fireEvent.click(screen.getByRole("button", { name: "Draw a card" }));
    await fireEvent.click(screen.getByRole("button", { name: "Enough" }));
    expect(acts).toEqual([{ type: "draw" }, { type: "stop" }]);
  });
});

it("shows no card while the table is paused", () => {
  const { root } = board("turn", "mover", {}, { table: { paused_at: 4_000 } });
  expect(root.querySelectorAll("button")).toHaveLength(0);
  expect(root.textContent.trim()).toBe("");
});

describe("the mission", () => {
  it("is shown to everybody before the first turn", async () => {
    const { acts } = board("briefing", "mover");
    await screen.findByText("First Night at the Meridian");
    await fireEvent.click(screen.getByRole("button", { name: "I’m ready" }));
    expect(acts).toEqual([{ type: "ready" }]);
  });

  it.each([
    ["won", "all_named", "Mission accomplished", "Every suspect is exposed."],
    ["lost", "too_few_bullets", "Mission failed", "There are fewer bullets left than suspects."],
  ] as const)("says why it ended: %s", async (scene, reason, title, why) => {
    const table = { phase: "result", games: [{ outcome: { reason } }] };
    board(scene, "mover", { shot: null }, { table });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
  });
});
