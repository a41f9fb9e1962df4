import { offer } from "./offer/offer";
import type { Play } from "./play.svelte";

/** What ranks the seats, in this order: points, right accusations, agents face down. */
function standing({ view }: Play, seat: number): readonly number[] {
  return [view.points[seat] ?? 0, view.caught[seat] ?? 0, view.face_down[seat]?.length ?? 0];
}

/** For sorting: negative if `one` is ahead of `other`, zero if they are level. */
function compare(play: Play, one: number, other: number): number {
  const theirs = standing(play, one);
  return standing(play, other)
    .map((value, place) => value - (theirs[place] ?? 0))
    .reduce((decided, difference) => decided || difference, 0);
}

/** All seats, the best first. */
export function ranked(play: Play): readonly number[] {
  return play.seats.toSorted((one, other) => compare(play, one, other));
}

/** Everybody's place; whoever is level shares one. */
export function place(play: Play, seat: number): number {
  return 1 + play.seats.filter((other) => compare(play, other, seat) < 0).length;
}

/** Why the game is over, once the table has said so. */
export function why(play: Play): string {
  const { phase, games } = play.seat.table;
  const reason = phase === "result" ? games.at(-1)?.outcome?.reason : undefined;
  return reason === undefined ? "" : (offer(play.seat.language).reasons[reason] ?? "");
}

/** Who won, in a sentence. The table's result counts as soon as it is there: it knows who left for good. */
export function winner(play: Play): string {
  const { phase, games } = play.seat.table;
  const winners = phase === "result" ? (games.at(-1)?.outcome?.winners ?? []) : [];
  const [first] = ranked(play);
  const best = winners.length
    ? winners
    : play.seats.filter((seat) => first !== undefined && compare(play, first, seat) === 0);
  if (best.length > 1) return play.say("draw", { who: play.names(best) });
  return play.isYou(best[0] ?? null) ? play.say("you_win") : play.say("wins", { who: play.names(best) });
}
