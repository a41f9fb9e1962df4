import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../../language.svelte";
import { live } from "../../ui/live.svelte";
import { LANGUAGES, type Language } from "../../words";
import Board from "./Board.svelte";
import { SCENES, seatWith, viewOf, type SceneName, type Stub, type Viewer } from "./fixtures/scene";
import { symbolName } from "./symbols";
import type { KeepWatchView } from "./types";

type Shown = Stub & { root: HTMLElement };
const LATER = 10_000;

function board(
  scene: SceneName,
  viewer: Viewer,
  changes: Partial<KeepWatchView> = {},
  { tongue = "en", at }: { tongue?: Language; at?: number } = {},
): Shown {
  language.choose(tongue);
  const stub = seatWith(viewOf(scene, viewer, changes), tongue, at);
  const { container } = render(Board, { seat: stub.seat });
  return { ...stub, root: container };
}

function pads(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".pad")];
}

/** Touches a button long after it appeared. */
async function touch(pad: Element | undefined, timeStamp = performance.now() + LATER): Promise<void> {
  if (!pad) throw new Error("there is no such button");
  const event = new Event("pointerdown", { bubbles: true });
  Object.defineProperties(event, { button: { value: 0 }, timeStamp: { value: timeStamp } });
  await fireEvent(pad, event);
}

async function key(name: string, target: Element | Window = window, repeat = false): Promise<void> {
  const event = new KeyboardEvent("keydown", { key: name, repeat, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: performance.now() + LATER });
  await fireEvent(target, event);
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

describe("every scene", () => {
  const cases = SCENES.flatMap((scene) =>
    (["player", "leader", "table"] as const).flatMap((viewer) =>
      LANGUAGES.map((tongue) => [scene, viewer, tongue] as const),
    ),
  );

  it.each(cases)("is drawn from a real view: %s as the %s sees it, in %s", (scene, viewer, tongue) => {
    const { root } = board(scene, viewer, {}, { tongue });
    expect(root.querySelector(".board")?.getAttribute("data-phase")).toBe(viewOf(scene, viewer).phase);
    expect(root.textContent.trim().length).toBeGreaterThan(10);
    expect(root.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  it.each(["count", "early", "alternating", "again"] as const)(
    "names no symbol on a button before the card is turned: %s",
    (scene) => {
      const { root } = board(scene, "player", {}, { at: 0 });
      expect(pads(root).map((pad) => pad.querySelector("svg"))).toEqual([null, null, null]);
    },
  );
});

describe("the buttons", () => {
  it("show the three symbols and their names as soon as the card is turned", () => {
    const { root } = board("watch", "player");
    const { triple } = viewOf("watch", "player");
    const names = triple?.symbols.map((symbol) => symbolName(symbol, "en"));
    expect(pads(root).map((pad) => pad.querySelector(".sr")?.textContent)).toEqual(names);
    for (const pad of pads(root)) expect(pad.querySelector("svg path")).toBeTruthy();
  });

  it("send a claim with the timestamp of the touch", async () => {
    const { root, acts } = board("watch", "player");
    const at = performance.now() + LATER;
    await touch(pads(root)[1], at);
    const symbol = viewOf("watch", "player").triple?.symbols[1];
    expect(acts).toEqual([{ action: { type: "claim", symbol }, at }]);
    expect(pads(root)[1]?.classList).toContain("chosen");
  });

  it("send only one claim, however often they are pressed", async () => {
    const { root, acts } = board("watch", "player");
    await touch(pads(root)[0]);
    await touch(pads(root)[2]);
    await key("2");
    expect(acts).toHaveLength(1);
  });

  it("become active again when the claim is refused", async () => {
    const { root, acts, answer } = board("watch", "player");
    await touch(pads(root)[0]);
    answer(false);
    await vi.waitFor(() => {
      expect(pads(root)[0]?.getAttribute("aria-disabled")).toBe("false");
    });
    await touch(pads(root)[2]);
    expect(acts).toHaveLength(2);
  });

  it("report a tap on a blank button as a false start", async () => {
    const { root, acts } = board("count", "player");
    await touch(pads(root)[2]);
    expect(acts.map(({ action }) => action)).toEqual([{ type: "tap" }]);
  });

  it("ignore a touch that began before they appeared", async () => {
    const { root, acts } = board("count", "player");
    await touch(pads(root)[2], performance.now() + 50);
    expect(acts).toEqual([]);
  });

  it.each(["1", "2", "3"])("respond to the key %s", async (name) => {
    const { acts } = board("watch", "player");
    await key(name);
    const symbol = viewOf("watch", "player").triple?.symbols[Number(name) - 1];
    expect(acts.map(({ action }) => action)).toEqual([{ type: "claim", symbol }]);
  });

  it("respond once to Enter and to the space bar, on keydown", async () => {
    const { root, acts } = board("watch", "player");
    await key(" ", pads(root)[0]);
    await key(" ", pads(root)[0], true);
    expect(acts).toHaveLength(1);
  });

  it("are locked for a while after a false start, and unlocked by the clock", () => {
    const { locked_until } = viewOf("early", "player");
    const locked = board("early", "player", {}, { at: (locked_until ?? 0) - 1 });
    expect(locked.root.querySelector("[data-buttons=locked]")).toBeTruthy();
    expect(screen.getByText("Too early! Hands off for a second")).toBeTruthy();
    cleanup();
    const open = board("early", "player", {}, { at: locked_until ?? 0 });
    expect(open.root.querySelector("[data-buttons=blank]")).toBeTruthy();
  });

  it.each([
    ["out", { out: [1] }, "Wrong, you are out of this round"],
    ["sits_out", { sits_out: [1] }, "You sit out this round"],
    ["away", { away: [1] }, "You are left out for now"],
    ["sent", { claim: "young" }, "Sent: Sprout. Not decided yet"],
  ] as const)("are inactive and say why: %s", async (buttons, changes, words) => {
    const { root, acts } = board("watch", "player", changes);
    expect(root.querySelector(`[data-buttons=${buttons}]`)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    await touch(pads(root)[0]);
    expect(acts).toEqual([]);
  });

  it("are not shown to a spectator", () => {
    const { root } = board("watch", "table");
    expect(pads(root)).toEqual([]);
    expect(screen.getByText("You are watching this game")).toBeTruthy();
  });
});

describe("the question", () => {
  it("is shown as a word and a pennant", () => {
    const more = board("watch", "player");
    expect(more.root.querySelector(".pennant.more")?.textContent).toContain("most?");
    cleanup();
    const less = board("neighbours", "player");
    expect(less.root.querySelector(".pennant.less")?.textContent).toContain("least?");
    cleanup();
    expect(board("alternating", "player").root.querySelector(".pennant.alternating")).toBeTruthy();
  });

  it("names the cards that count, and shows the neighbours’ beside the player’s own", () => {
    const { root } = board("neighbours", "player");
    expect(screen.getByText("on three cards")).toBeTruthy();
    expect(root.querySelectorAll(".beside .seven")).toHaveLength(2);
    cleanup();
    const pair = board("two", "player");
    expect(screen.getByText("on both cards")).toBeTruthy();
    expect(pair.root.querySelectorAll(".beside .seven")).toHaveLength(1);
    cleanup();
    expect(board("watch", "player").root.querySelector(".beside")).toBeNull();
  });

  it("reads a card out symbol by symbol without counting", () => {
    const { root } = board("watch", "player");
    const label = root.querySelector(".own .seven")?.getAttribute("aria-label") ?? "";
    expect(label.split(":")[1]?.split(",")).toHaveLength(7);
  });
});

describe("the leader", () => {
  it("is told that a new card is coming, except after a round that nobody won", () => {
    board("count", "leader");
    expect(screen.getByText("You lead: a new card is coming to you")).toBeTruthy();
    cleanup();
    board("again", "leader");
    expect(screen.getByText("You lead again, without a new card")).toBeTruthy();
  });
});

describe("the result", () => {
  it("shows who was first, in milliseconds, and highlights what was counted", () => {
    const { root } = board("won", "player");
    const [verdict] = viewOf("won", "player").verdicts;
    if (!verdict) throw new Error("nothing was judged");
    const hero = root.querySelector<HTMLElement>(".hero");
    if (!hero) throw new Error("nobody is shown");
    expect(hero.textContent).toContain("First and right");
    expect(hero.textContent).toContain(String(verdict.reaction));
    const symbols = verdict.cards.flatMap(({ face }) => face.symbols);
    const counted = symbols.filter((symbol) => symbol === verdict.symbol).length;
    expect(hero.querySelectorAll(".lit")).toHaveLength(counted);
  });

  it("calls the player who was first “You” on their own phone", () => {
    const [verdict] = viewOf("won", "player").verdicts;
    if (!verdict) throw new Error("nothing was judged");
    const { root } = board("won", "player", { you: verdict.seat });
    expect(root.querySelector(".hero .plate")?.textContent.trim()).toMatch(/^You/);
  });

  it.each([
    [6, 1, ["6 ms ahead!"]],
    [180, 3, ["180 ms ahead!", "3 in a row!"]],
    [400, 2, ["2 in a row!"]],
    [400, 1, []],
  ])("cheers a narrow win and a series: %i ms ahead, %i won in a row", (ahead, streak, cheers) => {
    const { result, verdicts } = viewOf("won", "player");
    const [won] = verdicts;
    if (!won || !result) throw new Error("nobody won");
    const later = [{ seat: 3, symbol: won.symbol, reaction: won.reaction + ahead }];
    const { root } = board("won", "player", { streak, result: { ...result, later } });
    expect([...root.querySelectorAll(".cheer")].map((cheer) => cheer.textContent)).toEqual(cheers);
  });

  it("says during the count that the tempo has risen", () => {
    const count = (tempo: 1 | 2 | 3): string => {
      const { root } = board("count", "player", { tempo });
      const text = root.querySelector(".count small")?.textContent ?? "";
      cleanup();
      return text;
    };
    expect([count(1), count(2), count(3)]).toEqual(["", "Faster!", "Faster still!"]);
  });

  it("animates the cards of a penalty and says what it cost", async () => {
    const { root } = board("penalty", "table");
    expect(root.querySelectorAll(".piles > i")).toHaveLength(3);
    expect(screen.getByText("−3 cards")).toBeTruthy();
    expect(within(root).getAllByText("+1")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: /Dasha/ }));
    expect(root.querySelector(".hero")?.textContent).toContain("Missed");
  });

  it("says when a lot decided", () => {
    board("lot", "table");
    expect(screen.getByText("by lot")).toBeTruthy();
    expect(screen.getByText("Too close to call: Vera, Dasha. Drawn by lot.")).toBeTruthy();
  });

  it("says what becomes of a card that nobody won", () => {
    board("undecided", "player");
    expect(screen.getByText("Nobody answered")).toBeTruthy();
    expect(screen.getByText("The card goes under the stack. Vera leads again.")).toBeTruthy();
  });

  it("goes on when the player is ready, but not by a tap meant for another button", async () => {
    const { acts } = board("won", "player");
    const next = screen.getByRole("button", { name: "Next" });
    await fireEvent.click(next);
    expect(acts).toEqual([]);
    await vi.waitFor(() => {
      expect(next.getAttribute("aria-disabled")).toBe("false");
    });
    await fireEvent.click(next);
    expect(acts.map(({ action }) => action)).toEqual([{ type: "next" }]);
  });
});

describe("the end", () => {
  it("names those with the most cards, and shows every pile", () => {
    const { root } = board("over", "player");
    expect(screen.getByText("A draw: Dasha, Tom")).toBeTruthy();
    expect(root.querySelectorAll("ol .pile")).toHaveLength(4);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });
});

describe("a screen reader", () => {
  it.each([
    ["count", /^Round 1\. Vera leads\. Your card: /],
    ["watch", /^Which appears most: .+, .+ or .+\?$/],
    ["won", /^Dasha: .+, 400 ms, right\.$/],
  ] as const)("announces what happens: %s", (scene, sentence) => {
    board(scene, "player");
    expect(live.text.trim()).toMatch(sentence);
  });

  it("does not announce a claim that is not judged yet", async () => {
    board("watch", "table");
    const before = live.text.trim();
    cleanup();
    await tick();
    board("sent", "table");
    expect(live.text.trim()).toBe(before);
  });
});
