"""Who was first: order by when hands were laid, a wait for those on their way, lots among equals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Seat


class First(NamedTuple):
    """Whose hand was first, and among whom the lot was drawn for it; nobody, where it was clear."""

    seat: Seat
    lot: tuple[Seat, ...] = ()


def due(hands: Iterable[Moment]) -> Millis | None:
    """When the first hand can be judged: once none that is as early can still arrive. None without a hand.

    >>> due([Moment(9, 7, 40), Moment(9, 8, 90)])
    41
    """
    first = min(hands, key=lambda moment: moment.made, default=None)
    return None if first is None else Millis(first.settled + 1)


def in_order(hands: Mapping[Seat, Moment]) -> tuple[Seat, ...]:
    """By when each was laid, whenever it arrived."""
    return tuple(sorted(hands, key=lambda seat: (hands[seat].made, seat)))


def equals(hands: Mapping[Seat, Moment]) -> tuple[Seat, ...]:
    """Those that may have been first, as far as could be measured."""
    surely = min(moment.made + moment.error for moment in hands.values())
    return tuple(sorted(seat for seat, moment in hands.items() if moment.made - moment.error <= surely))


def first(hands: Mapping[Seat, Moment], dice: Dice) -> First:
    """The earliest hand; among those that are equal within the measured error, by lot."""
    equal = equals(hands)
    return First(equal[0]) if len(equal) == 1 else First(dice.choice(equal), equal)
