import type { Play } from "./play.svelte";
import type { Result } from "./types";

/** The result of a turn as a sentence. */
export function verdict({ say }: Play, result: Result): string {
  switch (result.found) {
    case "all":
      return say("found_all");
    case "nobody":
      return say("found_nobody");
    case "too_few_votes":
      return say("too_few_votes");
    case "some": {
      const told = result.cards.find(({ owner }) => owner === result.storyteller);
      return say("found_some", { n: told?.voters.length ?? 0 });
    }
  }
}

/** The players whose picture or vote was chosen by lot, because they ran out of time. */
export function byLot(play: Play, result: Result): string {
  const cards = result.cards.filter(({ by_lot }) => by_lot).map(({ owner }) => owner);
  const said = [
    ["card_by_lot", [...new Set(cards)]],
    ["vote_by_lot", result.votes_by_lot],
  ] as const;
  return said
    .flatMap(([what, who]) => (who.length ? [play.say(what, { who: play.names(who) })] : []))
    .join(". ");
}

/** Who won; players who have left for good cannot win. */
export function winner(play: Play): string {
  const { scores, gone } = play.view;
  const stay = play.seats.filter((seat) => !gone.includes(seat));
  const most = Math.max(...stay.map((seat) => scores[seat] ?? 0));
  const best = stay.filter((seat) => scores[seat] === most);
  if (best.length > 1) return play.say("draw", { who: play.names(best) });
  return play.isYou(best[0] ?? null) ? play.say("you_win") : play.say("wins", { who: play.names(best) });
}
