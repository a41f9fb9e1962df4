"""Where we might be: how people at each place would answer, and what the record says about it."""

from __future__ import annotations

import functools
import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from operator import add, mul, sub

from quivive.engine.game import Seat
from quivive.games.spyfall.bots.place_knowledge import hints, trait_level, traits
from quivive.games.spyfall.bots.understanding import Heard, Weights, heard
from quivive.games.spyfall.model import Line, PlaceKey, PlaceName

Row = tuple[float, ...]
"""A number for every place that is still possible, in the order of the list."""
Places = tuple[PlaceName, ...]

SAYS: tuple[Weights, ...] = (
    (0.42, 0.33, 0.18, 0.04, 0.03),
    (0.27, 0.38, 0.25, 0.07, 0.03),
    (0.10, 0.24, 0.32, 0.24, 0.10),
    (0.03, 0.07, 0.25, 0.38, 0.27),
    (0.03, 0.04, 0.18, 0.33, 0.42),
)
"""How often somebody who knows the place is heard to put a trait at each level, by its true level.

Nobody honest says the opposite of the truth, but listeners misunderstand."""

ANYTHING: Weights = (0.2,) * 5
PLAYER_EVADES = 0.07
SPY_EVADES = 0.14
STRANGER_EVADES = 0.7
"""How often bots evade a question that the name of the place says nothing about."""

SPY_CUNNING = 1.5
"""How strongly a spy is assumed to prefer the likeliest answer."""

WORD_WEIGHT = 2.0
"""How much more likely a sentence is at a place to which all of its telling words belong."""


@dataclass(frozen=True)
class Account:
    """What the record tells anybody who listens, whatever card they hold. All numbers are logarithms."""

    places: Places
    fits: dict[Seat, Row]
    """By seat: how well their answers fit each place."""
    slips: dict[Seat, Row]
    """By seat: how much better their answers fit a spy than somebody at each place."""

    def belief(self, ignoring: Collection[Seat]) -> Row:
        """The probability of each place, given what everybody else said."""
        rows = [row for seat, row in self.fits.items() if seat not in ignoring]
        return chances([sum(fits) for fits in zip(*rows, strict=True)] if rows else (0.0,) * len(self.places))

    def slip(self, seat: Seat, place: PlaceName) -> float:
        row = self.slips.get(seat)
        return row[self.places.index(place)] if row and place in self.places else 0.0


@functools.lru_cache(maxsize=256)
def account(places: Places, used: tuple[PlaceKey, ...], record: tuple[Line, ...]) -> Account:
    """All bots at a table hear the same, so one reading serves them all."""
    possible = _possible(places, used)
    everything = nothing = (0.0,) * len(possible)
    fits: dict[Seat, Row] = {}
    slips: dict[Seat, Row] = {}
    for answer in heard(record):
        own = fits.get(answer.by, nothing)
        others = tuple(map(sub, everything, own))
        honest = _honest(possible, answer)
        fits[answer.by] = _sum(own, honest)
        slips[answer.by] = _sum(slips.get(answer.by, nothing), _slip(possible, answer, chances(others)))
        everything = _sum(everything, honest)
    return Account(possible, fits, slips)


def expected(places: Places, trait: str, belief: Row) -> Weights:
    """How likely each answer is from somebody who only has a belief about the place."""
    return tuple(math.fsum(map(mul, belief, column)) for column in _answers(places, trait))


def says(level: int | None) -> Weights:
    return ANYTHING if level is None else SAYS[level + 2]


@functools.lru_cache(maxsize=4096)
def _answers(places: Places, trait: str) -> tuple[Row, ...]:
    """For each answer, how often it is given at each place."""
    return tuple(zip(*(says(at) for at in trait_levels(places, trait)), strict=True))


@functools.lru_cache(maxsize=4096)
def trait_levels(places: Places, trait: str) -> tuple[int | None, ...]:
    return tuple(trait_level(place, trait) for place in places)


def unknown(place: PlaceName) -> bool:
    """One of the table's own places, and its name tells bots nothing."""
    return not traits(place)


def chances(logarithms: Sequence[float]) -> Row:
    """Scaled by the highest, so that a long record does not underflow."""
    highest = max(logarithms)
    return _normalised([math.exp(each - highest) for each in logarithms])


def _slip(places: Places, answer: Heard, belief: Row) -> Row:
    """Somebody at the place hears more in a line than a stranger does."""
    as_heard = answer if answer.known is None else answer._replace(level=answer.known)
    bluff = _bluff(places, as_heard, belief)
    return tuple(bluff - fit for fit in _honest(places, as_heard))


def _bluff(places: Places, answer: Heard, belief: Row) -> float:
    """How likely a spy with this belief is to say such a thing, as a logarithm."""
    words = math.fsum(map(mul, belief, _worded(places, answer.words))) if answer.words else 0.0
    if not answer.trait:
        return words
    asked = trait_levels(places, answer.trait)
    at_unknown = sum(chance for chance, at in zip(belief, asked, strict=True) if at is None)
    evades = at_unknown * STRANGER_EVADES + (1 - at_unknown) * SPY_EVADES
    if answer.level is None:
        return math.log(evades) + words
    cunning = _normalised([c**SPY_CUNNING for c in expected(places, answer.trait, belief)])
    return math.log((1 - evades) * _overlap(cunning, answer.level)) + words


def _honest(places: Places, answer: Heard) -> Row:
    """How likely somebody at each place is to say such a thing, as a logarithm."""
    words = _worded(places, answer.words) if answer.words else (0.0,) * len(places)
    return _sum(_fitting(places, answer.trait, answer.level), words) if answer.trait else words


@functools.lru_cache(maxsize=8192)
def _fitting(places: Places, trait: str, said: Weights | None) -> Row:
    return tuple(math.log(_fitting_at(at, said)) for at in trait_levels(places, trait))


def _fitting_at(at: int | None, said: Weights | None) -> float:
    evades = STRANGER_EVADES if at is None else PLAYER_EVADES
    return evades if said is None else (1 - evades) * _overlap(says(at), said)


@functools.lru_cache(maxsize=1024)
def _worded(places: Places, text: str) -> Row:
    """A person's words may belong to a place, whatever they say of its traits."""
    found = [hints(place.key, text) for place in places]
    whole = sum(found)
    return tuple(WORD_WEIGHT * (each / whole if whole else 0.0) for each in found)


@functools.lru_cache(maxsize=256)
def _possible(places: Places, used: tuple[PlaceKey, ...]) -> Places:
    return tuple(place for place in places if place.key not in used) or places


def _normalised(weights: Sequence[float]) -> Row:
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def _overlap(answers: Weights, said: Weights) -> float:
    return math.fsum(map(mul, answers, said))


def _sum(one: Row, other: Row) -> Row:
    return tuple(map(add, one, other))
