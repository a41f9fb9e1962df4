import { expect, it } from "vitest";
import { seatWith, viewOf } from "./fixtures/scene";
import { heading } from "./heading";

it.each([{ over: false }, { over: true }])(
  "keeps the points of a turn for the show (game over: $over)",
  ({ over }) => {
    const shown = heading(seatWith(viewOf("reveal", "player", { over })).seat);
    expect(`${shown.title} ${shown.small ?? ""}`).not.toMatch(/point/);
  },
);

it("tells one's points while there is no show", () => {
  expect(heading(seatWith(viewOf("vote", "player")).seat).small).toMatch(/point/);
});
