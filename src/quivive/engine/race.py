"""Decides who was first: orders hands by when they were made, waits for late ones, draws lots for ties."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Seat


class First(NamedTuple):
    """Whose hand was first, and the seats that drew lots for it; none if it was clear."""

    seat: Seat
    lot: tuple[Seat, ...] = ()


def due(hands: Iterable[Moment]) -> Millis | None:
    """When the first hand can be judged: once none as early can still arrive. None if there are no hands.

    >>> due([Moment(9, 7, 40), Moment(9, 8, 90)])
    41
    """
    first = min(hands, key=lambda moment: moment.made, default=None)
    return None if first is None else Millis(first.settled + 1)


def in_order(hands: Mapping[Seat, Moment]) -> tuple[Seat, ...]:
    """Hands ordered by when they were made, not by when they arrived."""
    return tuple(sorted(hands, key=lambda seat: (hands[seat].made, seat)))


def equals(hands: Mapping[Seat, Moment]) -> tuple[Seat, ...]:
    """The hands that may have been first, within the measured error."""
    surely = min(moment.made + moment.error for moment in hands.values())
    return tuple(sorted(seat for seat, moment in hands.items() if moment.made - moment.error <= surely))


def first(hands: Mapping[Seat, Moment], dice: Dice) -> First:
    """The earliest hand; hands equal within the measured error draw lots."""
    equal = equals(hands)
    return First(equal[0]) if len(equal) == 1 else First(dice.choice(equal), equal)
