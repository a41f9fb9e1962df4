import { describe, expect, it } from "vitest";
import { seatWith, viewOf } from "../fixtures/scene";
import { Play } from "../play.svelte";
import type { RecordEntry } from "../types";
import { describeEntry } from "./record";

const view = viewOf("again", "mover");
const play = new Play(seatWith(view).seat, view);
const you = view.you ?? -1;
const [another = -1] = play.others;
const asked = play.suspects.find(({ at }) => at === another)?.standing.suspect ?? -1;

describe("the record", () => {
  it.each<[RecordEntry, RegExp]>([
    [{ what: "detained", by: you }, /^You detain a suspect\.$/],
    [
      { what: "clue", by: you, card: "red10", upright: true },
      /^You show red\u00a010: something in common\.$/,
    ],
    [
      { what: "exchange", by: you, suspect: asked, card: "red2", upright: false },
      /^You lay .* in front of \w+: nothing/,
    ],
    [{ what: "shot", by: you, card: "red3", right: true }, /^You fire: .* Right!$/],
    [{ what: "moved_on" }, /^Every suspect moves on/],
  ])("tells a player of what they did themselves: %o", (entry, sentence) => {
    expect(describeEntry(play, entry)).toMatch(sentence);
  });

  it("names the others, and calls the player by no name", () => {
    expect(describeEntry(play, { what: "drew", by: another })).toBe(`${play.name(another)} draws a card.`);
    const own = play.own[0]?.suspect;
    if (own === undefined) throw new Error("the mover has a suspect here");
    expect(
      describeEntry(play, { what: "exchange", by: another, suspect: own, card: "red2", upright: true }),
    ).toContain("in front of you: something in common");
  });
});
