import { describe, expect, it } from "vitest";
import { highlights as crosshairs } from "../../games/crosshairs/highlights/highlights";
import { highlights as dixit } from "../../games/dixit/highlights/highlights";
import { highlights as keepWatch } from "../../games/keep_watch/highlights/highlights";
import type { Highlights, Memo } from "../../games/module";
import { highlights as spyfall } from "../../games/spyfall/highlights/highlights";
import type { Seat } from "../../seat/seat.svelte";

/** The highlights after these views, each seen twice: a reload must add nothing. */
function highlightsAfter<V>({ note, tell }: Highlights<V>, views: readonly object[]): readonly string[] {
  const seen = views.flatMap((view) => [view, view]) as V[];
  const memo = seen.reduce<Memo>(note, {});
  const seat = { language: "en", name: (seat: number) => `P${seat}`, view: seen.at(-1) };
  return tell(memo, seat as unknown as Seat<V>);
}

describe("the highlights of a game", () => {
  it("are the fastest claim that was right", () => {
    const hand = (seat: number, reaction: number, right: boolean): object => ({ seat, reaction, right });
    const views = [
      { verdicts: [hand(0, 300, false), hand(1, 812, true)] },
      { verdicts: [hand(2, 1_900, true)] },
    ];
    expect(highlightsAfter(keepWatch, views)).toEqual(["The quickest hand: P1, 812 ms"]);
  });

  it("are the rounds that spies won, and the last spy", () => {
    const round = (round: number, winners: string): object => ({
      round,
      reveal: { spies: [round], result: { winners } },
    });
    expect(
      highlightsAfter(spyfall, [round(1, "spies"), { round: 2, reveal: null }, round(2, "players")]),
    ).toEqual(["Rounds that spies won: 1 of 2", "The last to wear the spy’s hat: P2"]);
  });

  it("are the best bluff, and the clues that were just right", () => {
    const turn = (round: number, found: string, seat: number, points: number): object => ({
      round,
      result: { found, points: [{ seat, points, reason: "fooled" }] },
    });
    expect(
      highlightsAfter(dixit, [turn(1, "some", 2, 1), turn(2, "all", 1, 1), turn(3, "some", 2, 2)]),
    ).toEqual(["The best bluff: P2’s pictures caught 3 votes", "Clues just right: 2 of 3"]);
  });

  it("are how close a mission was, and the best marksman", () => {
    const shot = (suspect: string, by: number, right: boolean): object => ({
      over: true,
      bullets: 1,
      round: 4,
      shot: { suspect, by, right },
    });
    expect(
      highlightsAfter(crosshairs, [shot("a", 1, true), shot("b", 0, false), shot("b", 1, true)]),
    ).toEqual(["1 bullet left, 4 rounds played", "The marksman: P1, 2 hits"]);
  });

  it("are empty if nothing was seen", () => {
    expect(highlightsAfter(keepWatch, [{ verdicts: [] }])).toEqual([]);
    expect(highlightsAfter(spyfall, [{ round: 1, reveal: null }])).toEqual([]);
  });
});
