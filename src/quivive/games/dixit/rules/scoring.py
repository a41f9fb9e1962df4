"""The points of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from quivive.engine.game import Seat
from quivive.games.dixit.model import Found, Point, Result, Revealed
from quivive.games.dixit.rules.cards import TABLE_FOR_THREE
from quivive.games.dixit.state import Ballot, Laid

FEWEST_VOTES = 2
POINTS_IF_SOME_FIND = 3
POINTS_IF_ONE_OF_TWO_FINDS = 4
POINTS_IF_ALL_OR_NOBODY_FIND = 2


def result(storyteller: Seat, laid: tuple[Laid, ...], ballots: tuple[Ballot | None, ...]) -> Result:
    votes = {Seat(seat): ballot for seat, ballot in enumerate(ballots) if ballot is not None}
    owners = {entry.card: entry.owner for entry in laid}
    owner_voted_for = {seat: owners[ballot.card] for seat, ballot in votes.items()}
    return Result(
        storyteller=storyteller,
        cards=tuple(_revealed(entry, votes) for entry in laid),
        found=found(storyteller, owner_voted_for),
        points=points(storyteller, owner_voted_for, seats=len(ballots)),
        votes_by_lot=tuple(seat for seat, ballot in votes.items() if ballot.by_lot),
    )


def found(storyteller: Seat, votes: Mapping[Seat, Seat]) -> Found:
    """`votes` says whose card each voter chose; a seat without a vote is not counted (R8)."""
    finders = [voter for voter, owner in votes.items() if owner == storyteller]
    if len(votes) < FEWEST_VOTES:
        return "too_few_votes"
    if len(finders) == len(votes):
        return "all"
    return "some" if finders else "nobody"


def points(storyteller: Seat, votes: Mapping[Seat, Seat], *, seats: int) -> tuple[Point, ...]:
    """Every point of a turn, by seat. `seats` is the number dealt, whoever is away now."""
    who = found(storyteller, votes)
    if who == "too_few_votes":  # R9
        return ()
    if who == "some":
        earned = _some_found(storyteller, votes, seats=seats)
    else:
        earned = [Point(voter, POINTS_IF_ALL_OR_NOBODY_FIND, "all_or_nobody") for voter in votes]
    fooled = [Point(owner, 1, "fooled") for owner in votes.values() if owner != storyteller]
    return tuple(sorted([*earned, *fooled], key=lambda point: point.seat))


def totals(points: tuple[Point, ...], seats: int) -> tuple[int, ...]:
    return tuple(sum(point.points for point in points if point.seat == seat) for seat in range(seats))


def _some_found(storyteller: Seat, votes: Mapping[Seat, Seat], *, seats: int) -> list[Point]:
    """Four points at a table for three (R12): with two voters, some means one."""
    finders = [voter for voter, owner in votes.items() if owner == storyteller]
    worth = POINTS_IF_ONE_OF_TWO_FINDS if seats == TABLE_FOR_THREE else POINTS_IF_SOME_FIND
    return [Point(storyteller, worth, "told"), *(Point(finder, worth, "found") for finder in finders)]


def _revealed(entry: Laid, votes: Mapping[Seat, Ballot]) -> Revealed:
    voters = tuple(seat for seat, ballot in votes.items() if ballot.card == entry.card)
    return Revealed(card=entry.card, owner=entry.owner, voters=voters, by_lot=entry.by_lot)
