import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { hint } from "../../house/hint.svelte";
import AccuseSheet from "../accuse/AccuseSheet.svelte";
import { seatWith, viewOf, type SceneName } from "../fixtures/scene";
import { Play } from "../play.svelte";
import type { CarnivalView, WinkShown } from "../types";
import GoOn from "./GoOn.svelte";
import Hints from "./Hints.svelte";
import { hints } from "./words";

/** Two lines on the narrowest phone. */
const LONGEST = 88;
const LONGEST_NAME = "Пружинка";

afterEach(cleanup);

type Changes = Partial<CarnivalView>;

function newcomer(scene: SceneName, viewer: "player" | "mover", change: Changes = {}): Play {
  const { you } = viewOf(scene, viewer);
  const view = viewOf(scene, viewer, { learner: you, ...change });
  return new Play(seatWith(view).seat, view);
}

function told(play: Play, hushed = false): string | undefined {
  render(Hints, { props: { play, hushed } });
  const said = hint.now?.text;
  cleanup();
  return said;
}

/** A wink of seat 3 over the number that `at` has called. */
function wink(play: Play, at: number): WinkShown {
  return { seat: 3, at, number: play.called(at) ?? 0, turn: 2, since: 0, until: 700, seen_by: [] };
}

describe("hints", () => {
  it("say on one's own first turn how to call, before anything else", () => {
    expect(told(newcomer("calling", "mover"))).toBe(hints.words.en.call);
  });

  it("ask for the partner by name on one's next turn", () => {
    const play = newcomer("second_round", "mover");
    const seen = [wink(play, play.view.you ?? 0)];
    expect(told(newcomer("second_round", "mover", { seen }))).toContain(`${play.name(3)} winked at you`);
  });

  it("offer another call to whoever has seen no wink", () => {
    expect(told(newcomer("second_round", "mover", { seen: [] }))).toBe(hints.words.en.call_again);
  });

  it("tell what a wink was and what it earns", () => {
    const play = newcomer("called", "player");
    const caller = play.seats.find((seat) => !play.isYou(seat) && play.called(seat) !== null) ?? -1;
    const change = { seen: [wink(play, caller)], partner_of: [], mover: caller };
    const said = told(newcomer("called", "player", change));
    expect(said).toContain(`${play.name(3)} winked at ${play.name(caller)}, not at you`);
    expect(said).toContain("two points");
  });

  it("wait while a contact or an accusation is shown", () => {
    expect(told(newcomer("calling", "mover"), true)).toBeUndefined();
  });

  it.each(["ru", "uk", "en"] as const)("fit into two lines in %s", (language) => {
    const filled = Object.values(hints.words[language]).map((text) =>
      text.replace(/\{n\}/g, "12").replace(/\{\w+\}/g, LONGEST_NAME),
    );
    expect(filled.filter((text) => text.length > LONGEST)).toEqual([]);
  });
});

describe("the golden button of a newcomer", () => {
  const looks: number[] = [];
  function shown(play: Play, at: number | null): void {
    looks.length = 0;
    render(GoOn, { props: { play, at, look: (seat: number) => looks.push(seat) } });
  }

  function nobodyCalled(): Play {
    const { calls } = viewOf("called", "player");
    return newcomer("called", "player", { calls: calls.map(() => null), mover: 3 });
  }

  it("lets whoever is to move go on, by looking at them", async () => {
    const play = nobodyCalled();
    shown(play, null);
    await fireEvent.click(screen.getByRole("button", { name: /^Go on/ }));
    expect(looks).toEqual([3]);
  });

  it("says that they are choosing once they are looked at", () => {
    const play = nobodyCalled();
    shown(play, play.view.mover);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/is choosing/)).toBeTruthy();
  });

  it("looks back at whoever may be the partner first", async () => {
    const { you } = viewOf("called", "player");
    const calls = viewOf("called", "player").calls.map((call, seat) =>
      seat === you ? { number: 9, turn: 1, closed: false } : call,
    );
    shown(newcomer("called", "player", { calls, seen: [], watched_by: [3], mover: 4 }), null);
    await fireEvent.click(screen.getByRole("button", { name: /^Look back/ }));
    expect(looks).toEqual([3]);
  });
});

it("says what an accusation needs and what it may win or cost, before anything is tapped", () => {
  const view = viewOf("winked", "player");
  const play = new Play(seatWith(view).seat, view);
  render(AccuseSheet, { props: { play, suspect: null, close: () => undefined } });
  expect(screen.getByText(/Saw a sign between two others\? A card below accuses at once/)).toBeTruthy();
  expect(screen.getByText(/Right: two points. Wrong: one of these cards is lost/)).toBeTruthy();
});
