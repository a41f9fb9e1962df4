import type { Seat } from "../../seat/seat.svelte";

export interface Standing {
  readonly key: string;
  readonly name: string;
  readonly mask: number;
  readonly points: number;
  readonly wins: number;
  readonly you: boolean;
  readonly bot: boolean;
  /** Players with equal points share a place, unless the game has named one of them the winner. */
  readonly place: number;
}

type Unplaced = Omit<Standing, "place">;

/** More people than this share the first three places only in a crowd. */
const MOST_ON_PODIUM = 6;

/** Everybody on the first three places. */
export function onPodium(standings: readonly Standing[]): readonly Standing[] {
  return standings.filter(({ place }) => place <= 3).slice(0, MOST_ON_PODIUM);
}

/** The standings of the last game, best first, including bots. */
export function ofGame(seat: Seat): readonly Standing[] {
  const last = seat.table.games.at(-1);
  if (!last?.outcome) return [];
  const { scores, winners } = last.outcome;
  return withPlaces(
    // With equal points, a game's own rule may have decided.
    (one, other) => other.points - one.points || other.wins - one.wins,
    scores.map((points, i) => ({
      key: `seat.${i}`,
      name: seat.name(i),
      mask: seat.mask(i),
      points,
      wins: winners.includes(i) ? 1 : 0,
      you: last.persons[i] !== null && last.persons[i] === seat.you,
      bot: last.persons[i] === null,
    })),
  );
}

/** The evening's standings, best first, without bots. */
export function ofEvening(seat: Seat): readonly Standing[] {
  return withPlaces(
    (one, other) => other.points - one.points,
    seat.table.evening.map(({ person, name, points, wins }) => ({
      key: `person.${person}`,
      name: seat.personById(person)?.name ?? name,
      mask: seat.personById(person)?.mask ?? 1,
      points,
      wins,
      you: person === seat.you,
      bot: false,
    })),
  );
}

/** `order` is negative if the first of two is ahead of the other. */
function withPlaces(
  order: (one: Unplaced, other: Unplaced) => number,
  all: readonly Unplaced[],
): readonly Standing[] {
  const sorted = [...all].sort((one, other) => order(one, other) || other.wins - one.wins);
  return sorted.map((one) => ({
    ...one,
    place: 1 + sorted.filter((other) => order(other, one) < 0).length,
  }));
}
