"""Where we might be: how people at each place would answer, and what the record tells of it."""

from __future__ import annotations

import functools
import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from quivive.engine.game import Seat
from quivive.games.spyfall.hearing import Heard, Weights, heard
from quivive.games.spyfall.model import Line, PlaceKey, PlaceName
from quivive.games.spyfall.places import our_places

Row = tuple[float, ...]
"""A number for every place that is still possible, in the order of the list."""

SAYS: tuple[Weights, ...] = (
    (0.46, 0.36, 0.14, 0.03, 0.01),
    (0.22, 0.44, 0.26, 0.06, 0.02),
    (0.06, 0.22, 0.44, 0.22, 0.06),
    (0.02, 0.06, 0.26, 0.44, 0.22),
    (0.01, 0.03, 0.14, 0.36, 0.46),
)
"""How often one who knows the place answers each level, by the place's own: near the truth, not always on it."""

ANYTHING: Weights = (0.2,) * 5
PLAYER_EVADES = 0.07
SPY_EVADES = 0.14
STRANGER_EVADES = 0.7
"""At a table's own place bots know of no traits, and talk round most questions."""

SPY_CUNNING = 2.0
"""How much a spy prefers the likelier answer to a merely likely one."""


@dataclass(frozen=True)
class Account:
    """What the record tells anybody who listens, whatever their card."""

    places: tuple[PlaceKey, ...]
    told: dict[Seat, Row]
    """By seat: how well their answers fit each place, as a logarithm."""
    slips: dict[Seat, Row]
    """By seat: at each place, how much likelier a spy's answers theirs are than a player's, as a logarithm."""

    def belief(self, ignoring: Collection[Seat]) -> Row:
        """The chances of each place, by what all others said."""
        told = [row for seat, row in self.told.items() if seat not in ignoring]
        return chances(_total(told, len(self.places)))

    def slip(self, seat: Seat, place: PlaceKey) -> float:
        row = self.slips.get(seat)
        return row[self.places.index(place)] if row and place in self.places else 0.0


@functools.lru_cache(maxsize=256)
def account(places: tuple[PlaceName, ...], used: tuple[PlaceKey, ...], record: tuple[Line, ...]) -> Account:
    """All bots at a table hear the same, so one reading serves them all."""
    possible = possible_places(places, used)
    told: dict[Seat, Row] = {}
    slips: dict[Seat, Row] = {}
    nothing = (0.0,) * len(possible)
    everything = nothing
    for answer in heard(record):
        mine = told.get(answer.by, nothing)
        belief = chances([all_ - own for all_, own in zip(everything, mine, strict=True)])
        bluff = math.log(_bluff(possible, answer, belief))
        fit = _fit(possible, answer.trait, answer.level)
        told[answer.by] = _sum(mine, fit)
        everything = _sum(everything, fit)
        slips[answer.by] = tuple(
            slip + bluff - honest for slip, honest in zip(slips.get(answer.by, nothing), fit, strict=True)
        )
    return Account(possible, told, slips)


@functools.lru_cache(maxsize=256)
def possible_places(places: tuple[PlaceName, ...], used: tuple[PlaceKey, ...]) -> tuple[PlaceKey, ...]:
    keys = tuple(place.key for place in places)
    return tuple(key for key in keys if key not in used) or keys


@functools.lru_cache(maxsize=4096)
def levels(places: tuple[PlaceKey, ...], trait: str) -> tuple[int | None, ...]:
    """The level of a trait at each place; None at the table's own."""
    return tuple(level(place, trait) for place in places)


def level(place: PlaceKey, trait: str) -> int | None:
    ours = our_places().get(place)
    return ours.traits.get(trait) if ours else None


def unknown(place: PlaceKey) -> bool:
    """One of the table's own places, of which bots know but the name."""
    return place not in our_places()


def says(level: int | None) -> Weights:
    return ANYTHING if level is None else SAYS[level + 2]


def expected(places: tuple[PlaceKey, ...], trait: str, belief: Row) -> Weights:
    """How likely each answer is, for one who only has a belief to go by."""
    by_level: dict[int | None, float] = {}
    for at, chance in zip(levels(places, trait), belief, strict=True):
        by_level[at] = by_level.get(at, 0.0) + chance
    rows = [(chance, says(at)) for at, chance in by_level.items()]
    return tuple(sum(chance * row[answer] for chance, row in rows) for answer in range(len(ANYTHING)))


def chances(logarithms: Sequence[float]) -> Row:
    """Taken from the highest, so that a long record does not underflow."""
    highest = max(logarithms)
    return normalised([math.exp(each - highest) for each in logarithms])


def normalised(weights: Sequence[float]) -> Row:
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def _bluff(places: tuple[PlaceKey, ...], answer: Heard, belief: Row) -> float:
    """How likely a spy with this belief says such a thing."""
    stranger = sum(c for c, at in zip(belief, levels(places, answer.trait), strict=True) if at is None)
    evades = stranger * STRANGER_EVADES + (1 - stranger) * SPY_EVADES
    if answer.level is None:
        return evades
    cunning = normalised([c**SPY_CUNNING for c in expected(places, answer.trait, belief)])
    return (1 - evades) * _overlap(cunning, answer.level)


@functools.lru_cache(maxsize=8192)
def _fit(places: tuple[PlaceKey, ...], trait: str, said: Weights | None) -> Row:
    return tuple(math.log(_honest(at, said)) for at in levels(places, trait))


def _honest(at: int | None, said: Weights | None) -> float:
    evades = STRANGER_EVADES if at is None else PLAYER_EVADES
    return evades if said is None else (1 - evades) * _overlap(says(at), said)


def _overlap(answers: Weights, said: Weights) -> float:
    return sum(chance * fits for chance, fits in zip(answers, said, strict=True))


def _sum(one: Row, other: Row) -> Row:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _total(rows: Sequence[Row], width: int) -> Row:
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0.0,) * width
