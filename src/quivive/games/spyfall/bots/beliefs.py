"""Where we might be: how people at each place would answer, and what the record tells of it."""

from __future__ import annotations

import functools
import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from operator import add, mul, sub

from quivive.engine.game import Seat
from quivive.games.spyfall.bots.hearing import Heard, Weights, heard
from quivive.games.spyfall.content.places import our_places
from quivive.games.spyfall.model import Line, PlaceKey, PlaceName

Row = tuple[float, ...]
"""A number for every place that is still possible, in the order of the list."""

SAYS: tuple[Weights, ...] = (
    (0.34, 0.34, 0.22, 0.07, 0.03),
    (0.24, 0.34, 0.28, 0.10, 0.04),
    (0.10, 0.24, 0.32, 0.24, 0.10),
    (0.04, 0.10, 0.28, 0.34, 0.24),
    (0.03, 0.07, 0.22, 0.34, 0.34),
)
"""How often one who knows the place answers each level, by the true one: near it, not always on it."""

ANYTHING: Weights = (0.2,) * 5
PLAYER_EVADES = 0.07
SPY_EVADES = 0.14
STRANGER_EVADES = 0.7
"""At a table's own place bots know of no traits, and talk round most questions."""

SPY_CUNNING = 1.5
"""How much a spy is thought to prefer the likelier answer to a merely likely one."""


@dataclass(frozen=True)
class Account:
    """What the record tells anybody who listens, whatever their card; all numbers are logarithms."""

    places: tuple[PlaceKey, ...]
    told: dict[Seat, Row]
    """By seat: how well their answers fit each place."""
    slips: dict[Seat, Row]
    """By seat: how much better their answers fit a spy than one who is at each place."""

    def belief(self, ignoring: Collection[Seat]) -> Row:
        """The chances of each place, by what all others said."""
        told = [row for seat, row in self.told.items() if seat not in ignoring]
        return chances([sum(fits) for fits in zip(*told, strict=True)] if told else (0.0,) * len(self.places))

    def slip(self, seat: Seat, place: PlaceKey) -> float:
        row = self.slips.get(seat)
        return row[self.places.index(place)] if row and place in self.places else 0.0


@functools.lru_cache(maxsize=256)
def account(places: tuple[PlaceName, ...], used: tuple[PlaceKey, ...], record: tuple[Line, ...]) -> Account:
    """All bots at a table hear the same, so one reading serves them all."""
    possible = _possible(places, used)
    everything = nothing = (0.0,) * len(possible)
    told: dict[Seat, Row] = {}
    slips: dict[Seat, Row] = {}
    for answer in heard(record):
        own = told.get(answer.by, nothing)
        others = tuple(map(sub, everything, own))
        bluff = math.log(_bluff(possible, answer, chances(others)))
        honest = _honest(possible, answer.trait, answer.level)
        told[answer.by] = _sum(own, honest)
        slips[answer.by] = _sum(slips.get(answer.by, nothing), tuple(bluff - fit for fit in honest))
        everything = _sum(everything, honest)
    return Account(possible, told, slips)


def expected(places: tuple[PlaceKey, ...], trait: str, belief: Row) -> Weights:
    """How likely each answer is, for one who only has a belief to go by."""
    return tuple(math.fsum(map(mul, belief, column)) for column in _answers(places, trait))


def says(level: int | None) -> Weights:
    return ANYTHING if level is None else SAYS[level + 2]


@functools.lru_cache(maxsize=4096)
def _answers(places: tuple[PlaceKey, ...], trait: str) -> tuple[Row, ...]:
    """For each answer, how often it is given at each place."""
    return tuple(zip(*(says(at) for at in levels(places, trait)), strict=True))


@functools.lru_cache(maxsize=4096)
def levels(places: tuple[PlaceKey, ...], trait: str) -> tuple[int | None, ...]:
    return tuple(level(place, trait) for place in places)


def level(place: PlaceKey, trait: str) -> int | None:
    """None at the table's own places."""
    return None if unknown(place) else our_places()[place].traits.get(trait)


def unknown(place: PlaceKey) -> bool:
    """One of the table's own places: bots know but its name."""
    return place not in our_places()


def chances(logarithms: Sequence[float]) -> Row:
    """Taken from the highest, so that a long record does not underflow."""
    highest = max(logarithms)
    return _normalised([math.exp(each - highest) for each in logarithms])


def _bluff(places: tuple[PlaceKey, ...], answer: Heard, belief: Row) -> float:
    """How likely a spy with this belief says such a thing."""
    at_unknown = sum(chance for chance, place in zip(belief, places, strict=True) if unknown(place))
    evades = at_unknown * STRANGER_EVADES + (1 - at_unknown) * SPY_EVADES
    if answer.level is None:
        return evades
    cunning = _normalised([c**SPY_CUNNING for c in expected(places, answer.trait, belief)])
    return (1 - evades) * _overlap(cunning, answer.level)


@functools.lru_cache(maxsize=8192)
def _honest(places: tuple[PlaceKey, ...], trait: str, said: Weights | None) -> Row:
    """How likely somebody at each place says such a thing, as a logarithm."""
    return tuple(math.log(_honest_at(at, said)) for at in levels(places, trait))


def _honest_at(at: int | None, said: Weights | None) -> float:
    evades = STRANGER_EVADES if at is None else PLAYER_EVADES
    return evades if said is None else (1 - evades) * _overlap(says(at), said)


@functools.lru_cache(maxsize=256)
def _possible(places: tuple[PlaceName, ...], used: tuple[PlaceKey, ...]) -> tuple[PlaceKey, ...]:
    keys = tuple(place.key for place in places)
    return tuple(key for key in keys if key not in used) or keys


def _normalised(weights: Sequence[float]) -> Row:
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def _overlap(answers: Weights, said: Weights) -> float:
    return math.fsum(map(mul, answers, said))


def _sum(one: Row, other: Row) -> Row:
    return tuple(map(add, one, other))
