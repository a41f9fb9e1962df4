import type { Play } from "./play.svelte";
import type { Result } from "./types";

/** How a turn went, in a sentence. */
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

/** Who won; whoever left for good cannot. */
export function winner(play: Play): string {
  const { scores, gone } = play.view;
  const stay = play.seats.filter((seat) => !gone.includes(seat));
  const most = Math.max(...stay.map((seat) => scores[seat] ?? 0));
  const best = stay.filter((seat) => scores[seat] === most);
  if (best.length > 1) return play.say("draw", { who: play.names(best) });
  return play.isYou(best[0] ?? null) ? play.say("you_win") : play.say("wins", { who: play.names(best) });
}
