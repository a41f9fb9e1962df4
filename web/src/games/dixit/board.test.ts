import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { language } from "../../language.svelte";
import { LANGUAGES, type Language } from "../../words";
import Board from "./Board.svelte";
import { SCENES, seatWith, viewOf, type SceneName, type Stub, type Viewer } from "./fixtures/scene";
import { order } from "./reveal.svelte";
import { sentences } from "./sentences";
import type { DixitView } from "./types";

type Shown = Stub & { root: HTMLElement; view: DixitView };

async function board(
  scene: SceneName,
  viewer: Viewer,
  { tongue = "en", changes = {}, at }: { tongue?: Language; changes?: Partial<DixitView>; at?: number } = {},
): Promise<Shown> {
  language.choose(tongue);
  const view = viewOf(scene, viewer, changes);
  const stub = seatWith(view, tongue, at);
  const { container } = render(Board, { seat: stub.seat });
  await waitFor(() => {
    expect(container.textContent.trim()).not.toBe("");
  });
  return { ...stub, root: container, view };
}

function brass(root: HTMLElement): HTMLElement {
  const button = root.querySelector<HTMLElement>(".apron .brass");
  if (!button) throw new Error("there is no such button");
  return button;
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(cleanup);

describe("every scene", () => {
  const cases = SCENES.flatMap((scene) =>
    (["teller", "player", "table"] as const).flatMap((viewer) =>
      LANGUAGES.map((tongue) => [scene, viewer, tongue] as const),
    ),
  );

  it.each(cases)("is drawn from a real view: %s as the %s sees it, in %s", async (scene, viewer, tongue) => {
    const { root } = await board(scene, viewer, { tongue });
    expect(root.querySelector(".board")?.getAttribute("data-phase")).toBe(viewOf(scene, viewer).phase);
    expect(root.textContent.trim().length).toBeGreaterThan(10);
    expect(root.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});

describe("the first storyteller", () => {
  it("is whoever presses first: the button is blank before it counts", async () => {
    const { root, acts } = await board("deal", "player");
    await fireEvent.click(brass(root));
    expect(acts).toEqual([]);
    expect(brass(root).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("the storyteller", () => {
  it("chooses a picture, then finds words for it", async () => {
    const { root, acts, view } = await board("tell", "teller");
    await fireEvent.click(brass(root));
    const words = screen.getByLabelText<HTMLTextAreaElement>("Your clue");
    await fireEvent.input(words, { target: { value: "  A wave has come to call " } });
    await fireEvent.click(screen.getByRole("button", { name: "Tell" }));
    expect(acts).toEqual([{ type: "tell", card: view.hand[0], text: "A wave has come to call" }]);
  });

  it("tells nothing with empty words", async () => {
    const { root, acts } = await board("tell", "teller");
    await fireEvent.click(brass(root));
    await fireEvent.click(screen.getByRole("button", { name: "Tell" }));
    expect(acts).toEqual([]);
  });

  it("may say it aloud in one room, and only there", async () => {
    const { root, acts, view } = await board("aloud", "teller");
    await fireEvent.click(brass(root));
    await fireEvent.click(screen.getByRole("button", { name: "I’ve said it aloud" }));
    expect(acts).toEqual([{ type: "tell", card: view.hand[0] }]);
    cleanup();
    const apart = await board("tell", "teller");
    await fireEvent.click(brass(apart.root));
    expect(screen.queryByRole("button", { name: "I’ve said it aloud" })).toBeNull();
  });
});

describe("what is read aloud", () => {
  it("has one full stop after each sentence", () => {
    expect(sentences(["Picture 1", "A boy holds a carrot.", "", "Your vote", "Too clear!"])).toBe(
      "Picture 1. A boy holds a carrot. Your vote. Too clear!",
    );
  });
});

describe("choosing", () => {
  it("lays the picture in front and takes it back", async () => {
    const { root, acts, view } = await board("choose", "player");
    await fireEvent.click(brass(root));
    expect(acts).toEqual([{ type: "choose", card: view.hand[0] }]);
    cleanup();
    const laid = await board("chosen", "player");
    expect(laid.root.querySelector(".apron .brass"), "gold never undoes").toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(laid.acts).toEqual([{ type: "take_back", card: laid.view.mine[0] }]);
  });

  it("says which picture of the hand is chosen", async () => {
    const { root, view } = await board("chosen", "player");
    const named = [...root.querySelectorAll(".hand button")].map((card) => card.getAttribute("aria-label"));
    expect(named.map((name) => name?.endsWith("Chosen."))).toEqual(
      view.hand.map((card) => view.mine.includes(card)),
    );
    expect(view.mine).toHaveLength(1);
  });

  it("gives the focus to the picture in front when another one was looked at full screen", async () => {
    const { root } = await board("choose", "player");
    await fireEvent.click(root.querySelector(".front button") ?? root);
    const dialog = within(await screen.findByRole("dialog", { hidden: true }));
    await fireEvent.click(dialog.getByRole("button", { name: "Next picture", hidden: true }));
    await fireEvent.click(dialog.getAllByRole("button", { name: "Close", hidden: true }).at(-1) ?? root);
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
    });
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Picture 2\./);
    expect(document.activeElement?.getAttribute("aria-current")).toBe("true");
  });

  it("reads the clue in one's own language when a bot has told it", async () => {
    const clue = { type: "lexicon", texts: { ru: "Тихо", uk: "Тихо-тихо", en: "Hush" } } as const;
    const { root } = await board("choose", "player", { tongue: "uk", changes: { clue } });
    expect(root.querySelector(".clue h2")?.textContent).toBe("«Тихо-тихо»");
  });

  it("names the storyteller of a clue that was said aloud, and quotes nothing", async () => {
    const { root } = await board("choose", "player", { changes: { clue: { type: "spoken" } } });
    expect(root.querySelector(".clue small")?.textContent).not.toContain("says");
    expect(root.querySelector(".clue h2")?.textContent).toBe("The clue was said aloud");
  });
});

describe("the vote", () => {
  it("is one tap on a picture", async () => {
    const { acts, view } = await board("vote", "player");
    const free = view.laid.findIndex((card) => !view.mine.includes(card));
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Picture ${free + 1}\\.`) }));
    expect(acts).toEqual([{ type: "vote", card: view.laid[free] }]);
  });

  it("says why one's own picture cannot be chosen", async () => {
    const { root, acts, view } = await board("vote", "player");
    const own = view.laid.findIndex((card) => view.mine.includes(card));
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Picture ${own + 1}, yours`) }));
    expect(acts).toEqual([]);
    expect(root.querySelector(".apron")?.textContent).toContain("you can’t vote for it");
  });

  it("opens a picture full screen without voting, and closes it again", async () => {
    const { acts } = await board("vote", "player");
    const [closer] = screen.getAllByRole("button", { name: /^Look closer/ });
    if (!closer) throw new Error("nothing can be opened");
    await fireEvent.click(closer);
    const dialog = await screen.findByRole("dialog", { hidden: true });
    await fireEvent.click(
      within(dialog).getAllByRole("button", { hidden: true, name: "Close" })[1] ?? dialog,
    );
    expect(acts).toEqual([]);
  });
});

describe("the reveal", () => {
  it("goes from the least chosen card to the storyteller’s", () => {
    const { result } = viewOf("reveal", "table");
    if (!result) throw new Error("nothing is revealed");
    const shown = order(result);
    expect(shown.at(-1)?.owner).toBe(result.storyteller);
    const votes = shown.slice(0, -1).map(({ voters }) => voters.length);
    expect(votes).toEqual([...votes].sort((a, b) => a - b));
  });

  it("shows nothing of a card before its time, and everything when skipped", async () => {
    const view = viewOf("reveal", "player");
    const { root } = await board("reveal", "player", { at: view.revealed_at ?? 0 });
    expect(root.querySelectorAll(".owner")).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
    expect(root.querySelectorAll(".owner")).toHaveLength(view.laid.length);
  });

  it("leaves the track's room to the pictures until the points are counted", async () => {
    const began = viewOf("reveal", "player").revealed_at ?? 0;
    const first = await board("reveal", "player", { at: began });
    expect(first.root.querySelectorAll(".track.later")).toHaveLength(1);
    cleanup();
    const { root } = await board("reveal", "player");
    expect(root.querySelectorAll(".track.later")).toHaveLength(0);
  });

  it("says beside the points what they are for, and over the masks that they are votes", async () => {
    const { result } = viewOf("reveal", "player");
    if (!result) throw new Error("nothing is revealed");
    const [one, other] = result.cards
      .map(({ owner }) => owner)
      .filter((owner) => owner !== result.storyteller);
    if (one === undefined || other === undefined) throw new Error("nobody guessed");
    const points = [
      { seat: result.storyteller, points: 3, reason: "told" as const },
      { seat: one, points: 3, reason: "found" as const },
      { seat: one, points: 1, reason: "fooled" as const },
      { seat: one, points: 1, reason: "fooled" as const },
      { seat: other, points: 1, reason: "fooled" as const },
    ];
    const { root } = await board("reveal", "player", { changes: { result: { ...result, points } } });
    const why = (owner: number): string[] => {
      const card = root.querySelector(`[data-gain="${owner}"]`)?.parentElement;
      return [...(card?.querySelectorAll(".why small") ?? [])].map((note) => note.textContent);
    };
    expect(why(result.storyteller)).toEqual(["clue +3"]);
    expect(why(one)).toEqual(["found it +3", "votes +2"]);
    expect(why(other)).toEqual(["vote +1"]);
    const voted = result.cards.filter(({ voters }) => voters.length).length;
    expect(root.querySelectorAll(".voters small")).toHaveLength(voted);
  });

  it.each([
    ["all", "found it +2"],
    ["nobody", "all others +2"],
  ] as const)("says why the others have points if it was found by: %s", async (found, why) => {
    const { result } = viewOf("reveal", "player");
    const guesser = result?.cards.find(({ owner }) => owner !== result.storyteller)?.owner;
    if (!result || guesser === undefined) throw new Error("nothing is revealed");
    const points = [{ seat: guesser, points: 2, reason: "all_or_nobody" as const }];
    const { root } = await board("reveal", "player", { changes: { result: { ...result, found, points } } });
    expect(root.querySelector(".why")?.textContent).toBe(why);
  });

  it("shows the points of two cards on the one that is opened last", async () => {
    const { result, laid, scores } = viewOf("over", "table");
    if (!result) throw new Error("nothing is revealed");
    const owner = scores.findIndex((_, seat) => seat !== result.storyteller);
    const [first, second] = result.cards.filter((card) => card.owner === owner);
    // The vote is for the first, so the second is opened before it.
    const voters = (card: typeof first): number[] => (card === first ? [result.storyteller] : []);
    const cards = result.cards.map((card) => ({ ...card, voters: voters(card) }));
    const points = [{ seat: owner, points: 1, reason: "fooled" as const }];
    const { root } = await board("over", "table", { changes: { result: { ...result, cards, points } } });
    const gained = [...root.querySelectorAll(".gallery li")].map(
      (item) => item.querySelector(".gain") !== null,
    );
    expect(second).toBeDefined();
    expect(gained.indexOf(true)).toBe(laid.indexOf(first?.card ?? ""));
  });

  it("marks what chance chose for those who ran out of time, and only now", async () => {
    const { result } = viewOf("reveal", "player");
    const [first, second] = result?.cards ?? [];
    if (!result || !first || !second) throw new Error("nothing is revealed");
    const cards = result.cards.map((card) => (card === first ? { ...card, by_lot: true } : card));
    const changes = { result: { ...result, cards, votes_by_lot: [second.owner] } };
    const { root } = await board("reveal", "player", { changes });
    expect(root.querySelectorAll(".late")).toHaveLength(1);
    expect(root.querySelector(".verdict small")?.textContent).toMatch(
      /^Picture drawn by lot: .+\. Vote drawn by lot: /,
    );
  });

  it("keeps the focus on the board when everything is shown", async () => {
    const { root, view } = await board("reveal", "player", {
      at: viewOf("reveal", "player").revealed_at ?? 0,
    });
    const skip = screen.getByRole("button", { name: "Show everything" });
    skip.focus();
    await fireEvent.click(skip);
    expect(root.querySelectorAll(".owner")).toHaveLength(view.laid.length);
    expect(document.activeElement).toBe(root.querySelector("main"));
  });

  it("lets one look at any picture again", async () => {
    await board("reveal", "player");
    await fireEvent.click(screen.getByRole("button", { name: "Look closer: Picture 2" }));
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(dialog.getAttribute("aria-label")).toMatch(/^Picture 2\./);
  });

  it("goes on when everybody is ready", async () => {
    const { root, acts } = await board("reveal", "player");
    await fireEvent.click(brass(root));
    expect(acts).toEqual([{ type: "next" }]);
  });

  it("says who has won", async () => {
    const { root } = await board("over", "table");
    expect(root.querySelector(".verdict")?.textContent).toMatch(/win|Shared/);
  });
});
