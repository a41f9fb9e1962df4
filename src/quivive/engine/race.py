"""Decides who was first: orders claims by when they were made, waits for late ones, breaks ties by lot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Seat


class First(NamedTuple):
    """Whose claim was first, and the seats that drew lots for it; none if it was clear."""

    seat: Seat
    lot: tuple[Seat, ...] = ()


def due(claims: Iterable[Moment]) -> Millis | None:
    """When the first claim can be judged: once none as early can still arrive. None if there are no claims.

    >>> due([Moment(9, 7, 40), Moment(9, 8, 90)])
    41
    """
    first = min(claims, key=lambda moment: moment.made, default=None)
    return None if first is None else Millis(first.settled + 1)


def in_order(claims: Mapping[Seat, Moment]) -> tuple[Seat, ...]:
    """Claims ordered by when they were made, not by when they arrived."""
    return tuple(sorted(claims, key=lambda seat: (claims[seat].made, seat)))


def tied(claims: Mapping[Seat, Moment]) -> tuple[Seat, ...]:
    """The seats whose claims may have been first, within the measured error."""
    latest = min(moment.made + moment.error for moment in claims.values())  # by then somebody surely had
    return tuple(sorted(seat for seat, moment in claims.items() if moment.made - moment.error <= latest))


def first(claims: Mapping[Seat, Moment], dice: Dice) -> First:
    """The earliest claim; claims equal within the measured error draw lots."""
    lot = tied(claims)
    return First(lot[0]) if len(lot) == 1 else First(dice.choice(lot), lot)
