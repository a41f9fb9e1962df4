"""Who wins a round, and every point with its reason."""

from __future__ import annotations

from quivive.engine.game import Seat
from quivive.games.spyfall.model import Cause, Point, Side
from quivive.games.spyfall.state import Round

PLAYERS_WIN: frozenset[Cause] = frozenset({"spy_exposed_early", "spy_exposed_at_time", "place_missed"})
INNOCENT_CONVICTED: frozenset[Cause] = frozenset({"innocent_convicted_early", "innocent_convicted_at_time"})


def winners(cause: Cause) -> Side:
    return "players" if cause in PLAYERS_WIN else "spies"


def score(round: Round, cause: Cause, *, acquainted: bool) -> tuple[Point, ...]:
    if winners(cause) == "spies":
        return _spies_won(round, cause)
    if cause == "spy_exposed_early":
        return _exposed_early(round, acquainted=acquainted)
    return _one_each(_players(round))


def _spies_won(round: Round, cause: Cause) -> tuple[Point, ...]:
    right = [named.by for named in round.named if named.place == round.place]
    return (
        *(Point(spy, 2, "spies_won") for spy in round.spies),
        *(Point(spy, 2, "named_place") for spy in right),
        *(Point(spy, 2, "innocent_convicted") for spy in round.spies if cause in INNOCENT_CONVICTED),
    )


def _exposed_early(round: Round, *, acquainted: bool) -> tuple[Point, ...]:
    """The unexposed spy scores as a player does, unless the spies knew each other: then both get nothing."""
    exposed = round.suspect
    unexposed = [] if acquainted else [spy for spy in round.spies if spy != exposed]
    scoring = sorted([*_players(round), *unexposed])
    first = next(accusation.by for accusation in round.accusations if accusation.whom == exposed)
    bonus = [Point(first, 1, "accused_first")] if first in scoring else []
    return (*_one_each(scoring), *bonus)


def _players(round: Round) -> list[Seat]:
    return [seat for seat in round.dealt_in if seat not in round.spies]


def _one_each(seats: list[Seat]) -> tuple[Point, ...]:
    return tuple(Point(seat, 1, "players_won") for seat in seats)
