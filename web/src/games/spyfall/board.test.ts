import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { language } from "../../language.svelte";
import { LANGUAGES, type Language } from "../../words";
import Board from "./Board.svelte";
import traits from "../../../../src/quivive/games/spyfall/content/traits.json";
import { SCENES, placeOf, seatWith, viewOf, type SceneName, type Stub, type Viewer } from "./fixtures/scene";
import type { SpyfallView } from "./types";

const CEMETERY = { en: "Cemetery", ru: "Кладбище", uk: "Цвинтар" } as const;

async function board(
  scene: SceneName,
  viewer: Viewer,
  changes: Partial<SpyfallView> = {},
  tongue: Language = "en",
): Promise<Stub & { root: HTMLElement }> {
  language.choose(tongue);
  const stub = seatWith(viewOf(scene, viewer, changes), tongue);
  const { container } = render(Board, { seat: stub.seat });
  await waitFor(() => {
    expect(container.textContent.trim()).not.toBe("");
    expect(container.textContent).not.toContain("undefined");
  });
  return { ...stub, root: container };
}

/** The structure of a screen without its text: screens of equal structure look alike at a glance. */
function shape(element: Element): string {
  const children = [...element.children].map(shape).join("");
  return `<${element.tagName} ${[...element.classList].sort().join(".")}>${children}`;
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

/** At another position than the first tap, so that it does not count as a double tap. */
const ELSEWHERE = { clientX: 100, clientY: 300 };

describe("every scene", () => {
  const cases = SCENES.flatMap((scene) =>
    (["player", "spy", "table"] as const).map((viewer) => [scene, viewer] as const),
  );

  it.each(cases)("is drawn from a real view: %s as %s sees it", async (scene, viewer) => {
    const { root } = await board(scene, viewer);
    expect(root.querySelector(".board")?.getAttribute("data-phase")).toBe(viewOf(scene, viewer).phase);
    expect(root.textContent.trim().length).toBeGreaterThan(10);
  });

  const secret = SCENES.filter((scene) => viewOf(scene, "table").reveal === null);

  it.each(secret)("has one shape for a spy and a player who is in the same position: %s", async (scene) => {
    const { card } = viewOf(scene, "spy");
    const own = await board(scene, "player");
    const asPlayer = shape(own.root);
    cleanup();
    const other = await board(scene, "player", { card });
    expect(shape(other.root)).toBe(asPlayer);
  });

  it.each(secret)("keeps the card out of the page until it is held: %s", async (scene) => {
    const { root } = await board(scene, "player");
    const listed = within(root).queryAllByText(CEMETERY.en).length;
    cleanup();
    const spy = await board(scene, "player", { card: { spy: true } });
    expect(within(spy.root).queryAllByText(CEMETERY.en)).toHaveLength(listed);
    expect(root.textContent).not.toContain("You are the spy");
  });
});

describe("the sealed card", () => {
  it.each(LANGUAGES)("opens while it is held, in the reader's language: %s", async (tongue) => {
    const { root } = await board("deal", "player", {}, tongue);
    const card = root.querySelector("button.card");
    if (!card) throw new Error("there is no card");
    await fireEvent.keyDown(card, { key: " " });
    await screen.findByText(CEMETERY[tongue]);
    await fireEvent.keyUp(card, { key: " " });
    expect(screen.queryByText(CEMETERY[tongue])).toBeNull();
  });

  it("of a spy never names the place", async () => {
    const { root } = await board("deal", "spy");
    const card = root.querySelector("button.card");
    if (!card) throw new Error("there is no card");
    await fireEvent.keyDown(card, { key: "Enter" });
    await screen.findByText("You are the spy");
    expect(root.textContent).not.toContain(CEMETERY.en);
  });

  it("is reported as looked at when it is closed again", async () => {
    const { acts, root } = await board("deal", "spy");
    const card = root.querySelector("button.card");
    if (!card) throw new Error("there is no card");
    await fireEvent.keyDown(card, { key: "Enter" });
    expect(acts).toEqual([]);
    await fireEvent.keyUp(card, { key: "Enter" });
    expect(acts).toEqual([{ type: "look" }]);
  });

  it("tells spies in league who the other is", async () => {
    const { root } = await board("deal", "spy", { card: { spy: true, partner: 2 } });
    const card = root.querySelector("button.card");
    if (card) await fireEvent.keyDown(card, { key: " " });
    await screen.findByText("The other spy: Tom");
  });

  it("is not there for a spectator", async () => {
    const { root } = await board("talk", "table");
    expect(root.querySelector(".peek")).toBeNull();
    expect(screen.queryByRole("button", { name: "Accuse" })).toBeNull();
    expect(screen.getByText("You are watching this game")).toBeTruthy();
  });
});

describe("the dealer", () => {
  it("starts the clock, and nobody else can", async () => {
    const { dealer } = viewOf("deal", "table");
    const { acts } = await board("deal", "player", { you: dealer });
    await fireEvent.click(screen.getByRole("button", { name: "Start the clock" }));
    expect(acts).toEqual([{ type: "start" }]);
    cleanup();
    await board("deal", "player", { you: (dealer + 1) % 5 });
    expect(screen.queryByRole("button", { name: "Start the clock" })).toBeNull();
  });

  it("puts everybody to the vote after time", async () => {
    const { dealer } = viewOf("discussion", "table");
    const { acts } = await board("discussion", "player", { you: dealer });
    await fireEvent.click(screen.getByRole("button", { name: "Call the vote" }));
    expect(acts).toEqual([{ type: "poll" }]);
  });

  it("who deals next goes on from the reveal", async () => {
    const { next_dealer } = viewOf("reveal", "table");
    const { acts } = await board("reveal", "player", { you: next_dealer });
    await fireEvent.click(screen.getByRole("button", { name: "Next round" }));
    expect(acts).toEqual([{ type: "next" }]);
  });
});

describe("the talk apart", () => {
  it("asks with words of one's own, once a face is chosen", async () => {
    const { asker, may_ask } = viewOf("talk", "table");
    const { acts } = await board("talk", "player", { you: asker });
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "  Is it loud? " } });
    const send = screen.getByRole("button", { name: "Send" });
    expect(send).toHaveProperty("disabled", true);
    await fireEvent.click(screen.getByRole("button", { name: /Vera/ }));
    await fireEvent.click(send);
    expect(may_ask).toContain(0);
    await waitFor(() => {
      expect(acts).toEqual([{ type: "ask", to: 0, text: "Is it loud?" }]);
    });
  });

  it("is few Tabs away from whom to ask", async () => {
    const { asker } = viewOf("talk", "table");
    const { root } = await board("talk", "player", { you: asker });
    await screen.findByRole("button", { name: "Port: no mark" });
    const stops = [...root.querySelectorAll<HTMLElement>("button, input, [tabindex]")].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    const face = within(root.querySelector(".whom") as HTMLElement).getAllByRole("button")[0] as HTMLElement;
    expect(stops.indexOf(face)).toBeGreaterThan(0);
    expect(stops.indexOf(face)).toBeLessThan(6);
  });

  it("lends phrases of the bank, which travel by their key", async () => {
    const { acts } = await board("asked", "spy");
    const list = await screen.findByRole("list", { name: "Words to borrow" });
    const lent = await waitFor(() => within(list).getAllByRole("button")[0]);
    if (!lent) throw new Error("nothing was lent");
    await fireEvent.click(lent);
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => {
      expect(acts).toEqual([{ type: "answer", phrase: expect.stringMatching(/^[a-z]+\.-?\d/) as string }]);
    });
  });

  describe("of the answers that it lends", () => {
    /** What is lent after this question, by key. */
    async function lent(question: string | undefined, card: SpyfallView["card"]): Promise<string[]> {
      const asked = viewOf("asked", "spy");
      const [last] = asked.record.slice(-1);
      if (!last) throw new Error("nobody asked");
      const line = {
        by: last.by,
        to: last.to,
        text: "…",
        ...(question === undefined ? {} : { phrase: question }),
      } as typeof last;
      const record = [...asked.record.slice(0, -1), line];
      const { root, acts } = await board("asked", "spy", { record, card });
      const count = (): number => root.querySelectorAll(".lent button").length;
      await waitFor(() => {
        expect(count()).toBe(5);
      });
      for (let place = 0; place < count(); place++) {
        await fireEvent.click(root.querySelectorAll(".lent button")[place] as HTMLElement);
        await fireEvent.click(screen.getByRole("button", { name: "Send" }));
      }
      return acts.map((act) => ("phrase" in act ? (act.phrase ?? "") : ""));
    }

    const truth = (key: string): number | null => {
      const [trait = "", level] = key.split(".");
      if (trait === "evasion") return null;
      const of: Readonly<Record<string, number>> = traits.cemetery;
      return (of[trait] ?? NaN) * Number(level) || Number((of[trait] ?? NaN) === Number(level));
    };

    it.each(["noise.1", "senses.2", "company.4", "mood.13", "any.3", undefined])(
      "some are true for whoever knows the place, none is false: %s",
      async (question) => {
        const told = (await lent(question, { spy: false, place: "cemetery", role: 0 })).map(truth);
        expect(told.filter((one) => one !== null).length).toBeGreaterThan(0);
        expect(told.filter((one) => one !== null && !(one > 0))).toEqual([]);
      },
    );

    it("the spy's take no side of their own: they are the same wherever we are", async () => {
      const card = { spy: true };
      const told = await lent("noise.1", card);
      expect(new Set(told.map((key) => key.split(".")[0]))).toEqual(new Set(["noise", "evasion"]));
      cleanup();
      expect((await lent(undefined, card)).every((key) => key.startsWith("evasion."))).toBe(true);
    });
  });

  it("lends from the first phrase on, however far the last list was scrolled", async () => {
    const { asker } = viewOf("talk", "table");
    const { container, rerender } = render(Board, { seat: seatWith(viewOf("asked", "spy")).seat });
    const answers = await screen.findByRole("list", { name: "Words to borrow" });
    await rerender({ seat: seatWith(viewOf("talk", "player", { you: asker })).seat });
    expect(await screen.findByRole("list", { name: "Words to borrow" })).not.toBe(answers);
    expect(container.querySelectorAll(".lent")).toHaveLength(1);
  });

  it.each([
    ["en", "If you sneeze here, who will hear it?"],
    ["ru", "Если тут чихнуть, кто услышит?"],
    ["uk", "Якщо тут чхнути, хто почує?"],
  ] as const)("shows a phrase of the bank in the reader's language: %s", async (tongue, text) => {
    await board("asked", "table", {}, tongue);
    await screen.findByText(text, { exact: false });
    expect(screen.getByText("It depends on the wind.", { exact: false })).toBeTruthy();
  });
});

describe("the talk together", () => {
  it("shows a bot's question, and whoever is asked says that the answer was spoken", async () => {
    const { acts } = await board("read_out", "player");
    expect(await screen.findByText(/Who has more than two legs here\?/)).toBeDefined();
    await fireEvent.click(screen.getByRole("button", { name: "I have answered aloud" }));
    expect(acts).toEqual([{ type: "answer" }]);
  });

  it("shows a bot's answer to everybody", async () => {
    const { default: bank } = await import("@content/spyfall/talk/en");
    await board("answer_read_out", "player");
    expect(await screen.findByText(bank.evasions[0] ?? "", { exact: false })).toBeDefined();
    expect(screen.queryByRole("button", { name: "I have answered aloud" })).toBeNull();
  });

  it("passes the question by touching a face, back to nobody", async () => {
    const { asker, may_ask } = viewOf("together", "table");
    const { acts, root } = await board("together", "player", { you: asker });
    const faces = within(within(root).getByRole("list", { name: "Players" })).getAllByRole("button");
    expect(faces).toHaveLength(may_ask.length);
    await fireEvent.click(faces[0] as HTMLElement);
    expect(acts).toEqual([{ type: "ask", to: may_ask[0] }]);
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("the private marks", () => {
  it("go from none over maybe to struck out and back, and outlive the page", async () => {
    await board("talk", "player");
    const port = async (mark: string): Promise<HTMLElement> =>
      screen.findByRole("button", { name: `Port: ${mark}` });
    await fireEvent.click(await port("no mark"));
    await fireEvent.click(await port("maybe"));
    await port("struck out");
    cleanup();
    await board("talk", "player");
    await fireEvent.click(await port("struck out"));
    await port("no mark");
  });
});

describe("an accusation", () => {
  it("calls the suspect by name, but for the suspect", async () => {
    const { vote } = viewOf("accusation", "table");
    const { root } = await board("accusation", "player", { you: vote?.suspect ?? 0 });
    expect(root.querySelector(".suspect .plate")?.textContent.trim()).toBe("You");
  });

  it("is made in two steps, in wax", async () => {
    const { acts } = await board("talk", "player");
    await fireEvent.click(screen.getByRole("button", { name: "Accuse" }));
    const sheet = screen.getByRole("dialog", { hidden: true });
    await fireEvent.click(within(sheet).getByRole("button", { name: /Tom/, hidden: true }), ELSEWHERE);
    expect(acts).toEqual([]);
    await fireEvent.click(
      within(sheet).getByRole("button", { name: "Accuse: Tom", hidden: true }),
      ELSEWHERE,
    );
    expect(acts).toEqual([{ type: "accuse", whom: 2 }]);
  });

  it("can be made once a round", async () => {
    await board("acquitted", "player");
    expect(screen.getByRole("button", { name: "Accuse" })).toHaveProperty("disabled", true);
  });

  it("is voted on in secret: envelopes tell who, not how", async () => {
    const { acts, root } = await board("accusation", "player", {
      you: 2,
      vote: { suspect: 3, accuser: 0, voters: [0, 1, 2, 4], voted: [0, 1], needed: 4 },
      ballot: null,
    });
    expect(root.querySelectorAll(".envelope.in")).toHaveLength(2);
    expect(screen.getByText("No talking until the votes are revealed")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Guilty" }));
    expect(acts).toEqual([{ type: "vote", guilty: true }]);
  });

  it("gives the suspect no ballot", async () => {
    await board("accusation", "spy");
    expect(screen.queryByRole("button", { name: "Guilty" })).toBeNull();
    expect(screen.getByText("The vote is on you")).toBeTruthy();
  });

  it("that failed is opened to all until it is closed", async () => {
    await board("acquitted", "spy");
    expect(screen.getByText("Tom: not guilty")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Tom: not guilty")).toBeNull();
  });
});

describe("a spy who stops", () => {
  it("is asked the same way as everybody, and sure of it", async () => {
    const { acts } = await board("talk", "player");
    await fireEvent.click(screen.getByRole("button", { name: "I am the spy!" }));
    await fireEvent.click(screen.getByRole("button", { name: "Yes, I am the spy", hidden: true }), ELSEWHERE);
    expect(acts).toEqual([{ type: "stop" }]);
  });

  it("names a place of the list", async () => {
    const { acts } = await board("guess", "spy");
    await fireEvent.click(await screen.findByRole("button", { name: "Port" }));
    await fireEvent.click(screen.getByRole("button", { name: "Name it: Port" }));
    expect(acts).toEqual([{ type: "guess", place: "port" }]);
  });

  it("is seen by the others, who wait", async () => {
    await board("guess", "player");
    expect(screen.getByText("Mira is a spy and will name the place")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Port/ })).toBeNull();
  });

  it("is followed by the other, who sees the first guess", async () => {
    const { guesser, named } = viewOf("second_guess", "table");
    await board("second_guess", "spy", { you: guesser });
    expect(named).toHaveLength(1);
    await screen.findByText(/Vera names: \w+/);
    expect(
      screen.getByText("The other spy has stepped forward. Now you must name a place too."),
    ).toBeTruthy();
  });
});

describe("the reveal", () => {
  it.each(["player", "spy", "table"] as const)("opens everything to %s", async (viewer) => {
    const { root } = await board("reveal", viewer);
    await screen.findAllByText(CEMETERY.en);
    expect(placeOf("reveal")).toBe("cemetery");
    expect(screen.getByText("The place is named!")).toBeTruthy();
    expect(within(root).getByText("+2 round won, +2 place named")).toBeTruthy();
    expect(within(root).getByText("Gravedigger and philosopher")).toBeTruthy();
  });

  it("of the last round says so, and goes nowhere", async () => {
    await board("last", "player");
    expect(screen.getByText("That was the last round")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Next round" })).toBeNull();
  });
});
