import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { SCENES, seatWith, viewOf, type Stub } from "./fixtures/scene";
import { heading } from "./heading";
import { Play } from "./play.svelte";
import poster from "./poster";
import { nextBlink } from "./spy/blinks";
import type { CarnivalView } from "./types";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(view: CarnivalView, stub = seatWith(view)): Stub & { container: HTMLElement } {
  const { container } = render(Board, { props: { seat: stub.seat } });
  return { ...stub, container };
}

function face(container: HTMLElement, seat: number): Element {
  const found = container.querySelector(`.side [data-seat="${seat}"]`);
  if (!found) throw new Error(`no face of ${seat}`);
  return found;
}

describe.each(SCENES)("the scene “%s”", (name) => {
  it.each(["ru", "uk", "en"] as const)("is drawn for those who watch, in %s", (language) => {
    const view = viewOf(name, "table", { you: null });
    const { container } = shown(view, seatWith(view, language));
    expect(container.querySelector("main")?.textContent).not.toMatch(/undefined|NaN|\{/);
  });
});

describe("the room", () => {
  it("shows every face but one's own, and the whole crowd", () => {
    const view = viewOf("eight", "player");
    const { container } = shown(view);
    expect(container.querySelectorAll(".side [data-seat]")).toHaveLength(7);
    expect(container.querySelectorAll(".crowd [data-number]")).toHaveLength(view.crowd.length);
  });

  it("puts a watcher's sign on whoever is watched", () => {
    const { container } = shown(viewOf("eight", "player"));
    const watchers = face(container, 0).querySelectorAll(".watcher");
    expect([...watchers].map((one) => one.classList[1])).toEqual(["ivory"]);
  });

  it("looks at a face when it is touched, and away when the crowd is", async () => {
    vi.useFakeTimers();
    const { container, acts } = shown(viewOf("called", "player"));
    const seat = Number(container.querySelector(".side [data-seat]")?.getAttribute("data-seat"));
    await fireEvent.pointerDown(face(container, seat), { button: 0 });
    expect(face(container, seat).getAttribute("aria-pressed")).toBe("true");
    await vi.advanceTimersByTimeAsync(0);
    const crowd = container.querySelector(".crowd");
    if (crowd) await fireEvent.pointerDown(crowd, { button: 0 });
    await vi.advanceTimersByTimeAsync(300);
    expect(acts.map(({ action }) => action)).toEqual([
      { type: "look", at: seat },
      { type: "look", at: null },
    ]);
  });

  it("sends no more than the latest of many quick looks", async () => {
    vi.useFakeTimers();
    const { container, acts } = shown(viewOf("eight", "player"));
    for (const seat of [4, 5, 6, 7, 0]) await fireEvent.pointerDown(face(container, seat), { button: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(acts.length).toBeLessThanOrEqual(2);
    expect(acts.at(-1)?.action).toEqual({ type: "look", at: 0 });
  });

  it("looks once more when the server says that it was too fast, and shows nothing of it", async () => {
    vi.useFakeTimers();
    const view = viewOf("eight", "player");
    const { container, acts } = shown(view, seatWith(view, "en", 0, { code: "too_fast", text: "Too fast" }));
    await fireEvent.pointerDown(face(container, 5), { button: 0 });
    await vi.advanceTimersByTimeAsync(700);
    expect(acts.length).toBeGreaterThan(1);
    expect(new Set(acts.map(({ action }) => JSON.stringify(action))).size).toBe(1);
  });
});

/** The sheet is a chunk of its own. */
async function sheet(): Promise<HTMLElement> {
  return screen.findByRole("dialog", { hidden: true });
}

/** Taps the first agent that can be picked, and says which. */
async function pickFirst(container: HTMLElement): Promise<number> {
  const agent = container.querySelector("button.guest");
  if (!agent) throw new Error("nobody to pick");
  await fireEvent.click(agent);
  return Number(agent.getAttribute("data-number"));
}

describe("the golden button", () => {
  it("calls the agent that was picked", async () => {
    const view = viewOf("calling", "mover");
    const { container, acts } = shown(view);
    const guest = container.querySelector("button.guest");
    if (!guest) throw new Error("nobody to call");
    await fireEvent.click(guest);
    await fireEvent.click(screen.getByRole("button", { name: /^Call agent/ }));
    expect(acts.at(-1)?.action).toEqual({ type: "call", number: Number(guest.getAttribute("data-number")) });
  });

  it("says on one's own turn that an agent has to be tapped first", () => {
    shown(viewOf("deal", "mover"));
    const call = screen.getByRole("button", { name: /^Call an agent\s*First tap one in the crowd$/ });
    expect(call.getAttribute("aria-disabled")).toBe("true");
  });

  it("calls an agent that was picked and pressed early as soon as the calling opens", async () => {
    const view = viewOf("deal", "mover");
    const stub = seatWith(view);
    const { container, rerender } = render(Board, { props: { seat: stub.seat } });
    const number = await pickFirst(container);
    await fireEvent.click(screen.getByRole("button", { name: /^Call agent/ }));
    expect(stub.acts).toEqual([]);
    const waits = screen.getByRole("button", { name: /^Call agent \d+\s*Your call goes out in \d+ s$/ });
    expect(waits.getAttribute("aria-disabled")).toBe("true");
    const later = seatWith(viewOf("calling", "mover"));
    await rerender({ seat: later.seat });
    expect(later.acts.map(({ action }) => action)).toEqual([{ type: "call", number }]);
  });

  it("calls the agent that was picked before chance takes another, though nobody has pressed it", async () => {
    const view = viewOf("calling", "mover");
    const { container, rerender } = render(Board, { props: { seat: seatWith(view).seat } });
    const number = await pickFirst(container);
    const early = seatWith(view, "en", (view.deadline ?? 0) - 2_000);
    await rerender({ seat: early.seat });
    expect(early.acts).toEqual([]);
    const late = seatWith(view, "en", (view.deadline ?? 0) - 500);
    await rerender({ seat: late.seat });
    expect(late.acts.map(({ action }) => action)).toEqual([{ type: "call", number }]);
  });

  it("keeps an agent that is tapped twice", async () => {
    const { container } = shown(viewOf("calling", "mover"));
    await pickFirst(container);
    await pickFirst(container);
    expect(screen.getByRole("button", { name: /^Call agent/ })).toBeTruthy();
  });

  it("is about the turn on one's own turn, even towards a caller who waits for a sign", async () => {
    vi.useFakeTimers();
    const waiting = { caller: 3, number: 1, turns_left: 2, winked: false };
    const { container } = shown(viewOf("deal", "mover", { turn: 2, partner_of: [waiting] }));
    await fireEvent.pointerDown(face(container, 3), { button: 0 });
    expect(screen.getByRole("button", { name: /^Call an agent/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Wink/ })).toBeTruthy();
  });

  it("offers none of one's own agents to pick early", () => {
    const view = viewOf("deal", "mover");
    const { container } = shown(view);
    const picks = [...container.querySelectorAll("button.guest")].map((one) =>
      Number(one.getAttribute("data-number")),
    );
    expect(picks).toHaveLength(view.crowd.length - view.hand.length);
    expect(picks.filter((number) => view.hand.includes(number))).toEqual([]);
  });

  it("warns the player to move when time runs out", () => {
    const view = viewOf("calling", "mover");
    shown(view, seatWith(view, "en", (view.deadline ?? 0) - 4_000));
    expect(screen.getByText(/^4 s left: tap one/)).toBeTruthy();
  });

  it("asks for the partner when there is a contact to make", () => {
    shown(viewOf("second_round", "mover", { looking_at: null }));
    expect(screen.getByRole("button", { name: /^Who is your partner\?/ })).toBeTruthy();
  });

  it("leads a partner to the caller, and says when the moment for the sign has come", async () => {
    vi.useFakeTimers();
    const { acts } = shown(viewOf("called", "partner"));
    await fireEvent.click(screen.getByRole("button", { name: /^Look at Vera/ }));
    await vi.advanceTimersByTimeAsync(0);
    expect(acts.map(({ action }) => action)).toEqual([{ type: "look", at: 0 }]);
    expect(screen.getByRole("button", { name: /^Wink.*Wait/ })).toBeTruthy();
    cleanup();
    const at = { looking_at: 0 };
    shown(viewOf("called", "partner", { ...at, watched_by: [0] }));
    expect(screen.getByRole("button", { name: /^Wink.*Now/ }).classList).toContain("lit");
    cleanup();
    shown(viewOf("called", "partner", { ...at, watched_by: [0, 4] }));
    expect(screen.getByRole("button", { name: /^Wink.*1 other is watching/ })).toBeTruthy();
  });

  it("never is a wink that would be refused; the small one beside it stays live", async () => {
    vi.useFakeTimers();
    const { container } = shown(viewOf("called", "player"));
    await fireEvent.pointerDown(face(container, 0), { button: 0 });
    expect(container.querySelector(".acts .brass")?.textContent).not.toMatch(/Wink/);
    expect(screen.getByRole("button", { name: /^Wink/ }).getAttribute("aria-disabled")).not.toBe("true");
  });

  it("winks at whoever is looked at, whether or not one is their partner", async () => {
    vi.useFakeTimers();
    for (const viewer of ["partner", "player"] as const) {
      const { container, acts } = shown(viewOf("called", viewer));
      await fireEvent.pointerDown(face(container, 0), { button: 0 });
      await fireEvent.click(screen.getByRole("button", { name: /^Wink/ }));
      await vi.advanceTimersByTimeAsync(0);
      expect(acts.at(-1)?.action).toEqual({ type: "wink" });
      cleanup();
    }
  });

  it("winks once the server knows the face, however quickly the eyes have turned", async () => {
    vi.useFakeTimers();
    const { container, acts } = shown(viewOf("called", "partner"));
    const other = Number(
      container.querySelector('.side [data-seat]:not([data-seat="0"])')?.getAttribute("data-seat"),
    );
    await fireEvent.pointerDown(face(container, other), { button: 0 });
    await vi.advanceTimersByTimeAsync(50);
    await fireEvent.pointerDown(face(container, 0), { button: 0 });
    await fireEvent.click(screen.getByRole("button", { name: /^Wink/ }));
    expect(acts.map(({ action }) => action)).toEqual([{ type: "look", at: other }]);
    await vi.advanceTimersByTimeAsync(300);
    expect(acts.map(({ action }) => action)).toEqual([
      { type: "look", at: other },
      { type: "look", at: 0 },
      { type: "wink" },
    ]);
  });

  it("winks at nobody when the eyes turn away before it could be sent", async () => {
    vi.useFakeTimers();
    const { container, acts } = shown(viewOf("called", "partner"));
    await fireEvent.pointerDown(face(container, 0), { button: 0 });
    await fireEvent.click(screen.getByRole("button", { name: /^Wink/ }));
    const crowd = container.querySelector(".crowd");
    if (crowd) await fireEvent.pointerDown(crowd, { button: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(acts.map(({ action }) => action.type)).not.toContain("wink");
  });

  it("makes contact with the face that is looked at, at the instant of the tap", async () => {
    vi.useFakeTimers();
    const { container, acts } = shown(viewOf("second_round", "mover"));
    await fireEvent.pointerDown(face(container, 3), { button: 0 });
    await fireEvent.click(screen.getByRole("button", { name: /^My partner/ }));
    const contact = acts.find(({ action }) => action.type === "contact");
    expect(contact?.action).toEqual({ type: "contact", partner: 3 });
    expect(contact?.at).toBeTypeOf("number");
  });
});

describe("what stands on the screen", () => {
  it("says in the first round that a coin counts points, and only the number later", () => {
    const coins = (view: CarnivalView): string[] => {
      const { container } = shown(view);
      const said = [...container.querySelectorAll(".side .token")].map((coin) => coin.textContent.trim());
      cleanup();
      return said;
    };
    expect(new Set(coins(viewOf("deal", "player")))).toEqual(new Set(["4 points"]));
    expect(coins(viewOf("second_round", "player"))).toContain("4");
  });

  it("says on a dark agent whose it is", () => {
    const view = viewOf("calling", "mover");
    const { container } = shown(view);
    const dark = [...container.querySelectorAll<HTMLElement>(".crowd .unfit")];
    expect(dark.map((agent) => Number(agent.dataset.number)).toSorted()).toEqual(view.hand.toSorted());
    expect(dark.every((agent) => agent.textContent.endsWith("yours"))).toBe(true);
    expect(dark[0]?.getAttribute("aria-label")).toMatch(/^Agent \d+, in your hand$/);
  });

  it("names the sign and counts the cards for accusations on their buttons", () => {
    const { container } = shown(viewOf("called", "player"));
    expect(container.querySelector(".acts .sign")?.textContent).toContain("Sign");
    const accuse = screen.getByRole("button", { name: /^Accuse/ });
    expect(accuse.textContent).toContain("4 cards");
    expect(within(accuse).getByRole("img").getAttribute("aria-label")).toBe("4 accusation cards");
  });

  it("words the goal as the bill does, whatever the language", () => {
    for (const language of ["en", "ru", "uk"] as const) {
      const { container } = shown(viewOf("deal", "player"), seatWith(viewOf("deal", "player"), language));
      expect(container.querySelector(".apron")?.textContent.trim()).toBe(poster.words[language].blurb);
      cleanup();
    }
  });

  it("shows the goal to the first player to move as well, beside the golden button", () => {
    const { container } = shown(viewOf("deal", "mover"));
    expect(container.querySelector(".goal")?.textContent).toBe(poster.words.en.blurb);
    expect(screen.getByRole("button", { name: /^Call an agent/ })).toBeTruthy();
  });
});

describe("an accusation", () => {
  it("takes two taps: a face, then a number among those called now", async () => {
    const view = viewOf("winked", "player");
    const { container, acts } = shown(view);
    await fireEvent.click(screen.getByRole("button", { name: /^Accuse/ }));
    const dialog = within(await sheet());
    expect(container.ownerDocument.querySelectorAll(".numbers button")).toHaveLength(0);
    const [suspect] = container.ownerDocument.querySelectorAll(".faces button");
    if (!suspect) throw new Error("nobody to accuse");
    await fireEvent.click(suspect);
    const number = view.calls[0]?.number ?? 0;
    await fireEvent.click(
      dialog.getByRole("button", { name: `Agent ${number}, called: Vera`, hidden: true }),
    );
    expect(acts.at(-1)?.action).toEqual({
      type: "accuse",
      named: Number(suspect.getAttribute("data-seat")),
      number,
    });
    expect(acts.at(-1)?.at).toBeTypeOf("number");
  });

  it("is waited for until it is judged", () => {
    shown(viewOf("naming", "accuser"));
    expect(screen.getByText(/Judging/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Accuse/ })).toBeNull();
  });
});

describe("a scene", () => {
  it("is shown once, when its serial is new", async () => {
    const before = viewOf("naming", "player");
    const { container, rerender } = render(Board, { props: { seat: seatWith(before).seat } });
    expect(container.querySelector(".showing")).toBeNull();
    const after = seatWith(viewOf("caught", "player")).seat;
    await rerender({ seat: after });
    await fireEvent.click(await screen.findByRole("button", { name: "Go on" }));
    expect(container.querySelector(".showing")).toBeNull();
  });

  it("is not shown to a screen that comes after it", () => {
    const { container } = shown(viewOf("caught", "player"));
    expect(container.querySelector(".showing")).toBeNull();
  });
});

describe("the hand", () => {
  it("lets the card glow whose caller waits, with the turns left", () => {
    const view = viewOf("called", "partner");
    const { container } = shown(view);
    const number = view.partner_of[0]?.number ?? 0;
    expect(container.querySelector(`.hand .live[data-number="${number}"]`)).toBeTruthy();
    expect(container.querySelectorAll(".hand .live")).toHaveLength(1);
  });

  it("glows for nobody else", () => {
    const { container } = shown(viewOf("called", "player"));
    expect(container.querySelector(".hand .live")).toBeNull();
  });
});

describe("a sign", () => {
  it("is known only where its view has seen it", () => {
    const signed = (viewer: "watcher" | "player" | "caller"): boolean => {
      const view = viewOf("winked", viewer);
      const play = new Play(seatWith(view).seat, view);
      return play.seats.some((seat) => play.signOf(seat) !== null);
    };
    expect([signed("watcher"), signed("caller"), signed("player")]).toEqual([true, true, false]);
  });

  it("is named as the table agreed", async () => {
    vi.useFakeTimers();
    const { container } = shown(viewOf("closed", "player"));
    await fireEvent.pointerDown(face(container, 0), { button: 0 });
    expect(screen.getByRole("button", { name: /^Touch your hat/ })).toBeTruthy();
  });
});

describe("in one room", () => {
  const people = (container: HTMLElement): HTMLElement[] => [
    ...container.querySelectorAll<HTMLElement>(".people button:not([aria-disabled=true])"),
  ];
  const first = (container: HTMLElement): HTMLElement => {
    const [face] = people(container);
    if (!face) throw new Error("nobody to name");
    return face;
  };

  it("follows nobody's eyes", () => {
    expect(shown(viewOf("together", "mover")).container.querySelector(".mirror")).toBeNull();
  });

  it("takes two taps to accuse: a face, then a number among those called now", async () => {
    const view = viewOf("together", "player");
    const { container, acts } = shown(view);
    const face = first(container);
    await fireEvent.click(face);
    await sheet();
    const [card] = document.querySelectorAll<HTMLElement>("dialog .number:not(.own)");
    if (!card) throw new Error("nothing is called");
    await fireEvent.click(card);
    expect(acts.map(({ action }) => action)).toEqual([
      { type: "accuse", named: Number(face.dataset.seat), number: Number(card.dataset.number) },
    ]);
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("takes two taps to make contact: a face, then one's own call", async () => {
    const { container, acts } = shown(viewOf("together", "mover"));
    const face = first(container);
    await fireEvent.click(face);
    await sheet();
    await fireEvent.click(screen.getByRole("button", { name: /^Partner/, hidden: true }));
    expect(acts.map(({ action }) => action)).toEqual([
      { type: "contact", partner: Number(face.dataset.seat) },
    ]);
  });

  it("keeps every caller's place on the sheet when a call ends", async () => {
    const view = viewOf("together", "mover");
    const { container, rerender } = render(Board, { props: { seat: seatWith(view).seat } });
    await fireEvent.click(first(container));
    await sheet();
    const places = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>("dialog .numbers > *")].map((place) => place.dataset.number);
    const before = places();
    const gone = Number(before.findLast((number) => number !== undefined));
    const calls = view.calls.map((call) => (call?.number === gone ? null : call));
    await rerender({ seat: seatWith(viewOf("together", "mover", { calls })).seat });
    expect(places()).toEqual(before.map((number) => (number === String(gone) ? undefined : number)));
  });

  it("presses no card that has just come under the finger", async () => {
    const view = viewOf("together", "mover");
    const { container, rerender } = render(Board, { props: { seat: seatWith(view).seat } });
    await fireEvent.click(first(container));
    await sheet();
    const own = view.calls[view.you ?? 0];
    const other = view.crowd.find((number) => view.calls.every((call) => call?.number !== number)) ?? 0;
    const calls = view.calls.map((call) => (own && call === own ? { ...own, number: other } : call));
    const later = seatWith(viewOf("together", "mover", { calls }));
    await rerender({ seat: later.seat });
    const [card] = document.querySelectorAll<HTMLElement>(`dialog [data-number="${other}"]`);
    if (!card) throw new Error("nothing has come");
    // However slow the machine is.
    card.dataset.since = String(performance.now() + 60_000);
    await fireEvent.click(card);
    expect(later.acts).toEqual([]);
    card.dataset.since = "-1000";
    await fireEvent.click(card);
    expect(later.acts).toHaveLength(1);
  });

  it("tells a partner whose sign is waited for", () => {
    const view = viewOf("together", "player");
    const [owed] = view.partner_of;
    const { container } = shown(view);
    const told = container.querySelector(".acts p")?.textContent ?? "";
    expect(told).toMatch(
      owed ? new RegExp(`called your agent ${owed.number}: give the sign`) : /^You called/,
    );
  });

  it("lets nobody be touched of whom there is nothing to say", () => {
    expect(people(shown(viewOf("together", "table", { you: null })).container)).toEqual([]);
  });
});

describe("the valance", () => {
  it("says whose turn it is", () => {
    const titles = (["mover", "player"] as const).map(
      (viewer) => heading(seatWith(viewOf("calling", viewer)).seat).title,
    );
    expect(titles).toEqual(["Your turn", "Vera to move"]);
  });
});

describe("an idle blink", () => {
  it("comes 2.5 to 6 seconds after the last, at the same instants everywhere", () => {
    for (const seat of [0, 3, 7]) {
      let at = nextBlink(42, seat, 0);
      for (let blink = 0; blink < 200; blink++) {
        const next = nextBlink(42, seat, at);
        expect(next - at).toBeGreaterThanOrEqual(2_500);
        expect(next - at).toBeLessThanOrEqual(6_000);
        at = next;
      }
    }
    expect(nextBlink(42, 0, 1_000)).toBe(nextBlink(42, 0, 1_000));
    expect(nextBlink(42, 0, 1_000)).not.toBe(nextBlink(42, 1, 1_000));
  });
});
