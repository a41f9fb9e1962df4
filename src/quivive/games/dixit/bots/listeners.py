"""Who listens to a storyteller: kinds of players, and which kind each seat has shown itself to be."""

from __future__ import annotations

import functools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from quivive.engine.game import Seat
from quivive.games.dixit.bots.levels import LEVELS
from quivive.games.dixit.bots.lexicon import Tag
from quivive.games.dixit.bots.listening import about, heard
from quivive.games.dixit.bots.pictures import meanings
from quivive.games.dixit.model import CardKey, Clue, DixitView, PastTurn


class Kind(NamedTuple):
    """A way of listening."""

    attention: float
    """How often a clue is understood at all."""
    sharpness: float
    """How much a better fit is preferred."""
    literal: bool = False
    """Thinks of what a saying is about, never of its single words."""


KINDS = (
    *(Kind(level.attention, level.sharpness) for level in LEVELS.values()),
    Kind(attention=0.7, sharpness=12.0, literal=True),
)

Odds = Sequence[float]
"""How likely each kind is."""
Likings = Mapping[CardKey, float]
"""How much a card is preferred to one that does not fit the clue at all; such a card is left out here."""


def voters(view: DixitView) -> list[Seat]:
    """Everybody else who takes part."""
    seats = (Seat(seat) for seat in range(len(view.scores)))
    return [seat for seat in seats if seat != view.you and seat not in view.away]


def unknown_listeners(view: DixitView) -> Mapping[Seat, Odds]:
    """Any kind is as likely as any other."""
    return {seat: [1.0] * len(KINDS) for seat in voters(view)}


def literal_listeners(view: DixitView) -> Mapping[Seat, Odds]:
    """All of them think of what a saying is about and of nothing else."""
    return {seat: [float(kind.literal) for kind in KINDS] for seat in voters(view)}


def listeners_by_votes(view: DixitView) -> Mapping[Seat, Odds]:
    """By how each seat has voted so far; a kind that is common at this table is likelier for each of them."""
    alone = {seat: _shares([_likelihood(kind, seat, view.past) for kind in KINDS]) for seat in voters(view)}
    common = [1 + sum(odds) for odds in zip(*alone.values(), strict=True)]
    return {
        seat: [own * shared for own, shared in zip(odds, common, strict=True)] for seat, odds in alone.items()
    }


def finds(kind: Kind, clue: Clue, card: CardKey, shown: Iterable[CardKey]) -> float:
    """How likely somebody of this kind is to vote for this one of the cards shown."""
    likes = likings(clue, kind)
    weights = [likes.get(other, 1.0) for other in shown]
    chance = 1 / len(weights)
    return chance + kind.attention * (likes.get(card, 1.0) / sum(weights) - chance)


@functools.lru_cache(maxsize=2048)
def likings(clue: Clue, kind: Kind) -> Likings:
    return {card: math.exp(kind.sharpness * fit) for card, fit in fits_of(clue, kind.literal).items()}


@functools.lru_cache(maxsize=1024)
def fits_of(clue: Clue, literal: bool) -> Mapping[CardKey, float]:
    """Of every card that has anything to do with the clue."""
    found: dict[CardKey, float] = defaultdict(float)
    for tag, strength in (about(clue) if literal else heard(clue)).items():
        for card, weight in _cards_by_tag().get(tag, ()):
            found[card] += strength * weight
    return dict(found)


def _likelihood(kind: Kind, seat: Seat, past: Iterable[PastTurn]) -> float:
    """How likely this kind would have voted as this seat has; a vote cast by lot tells nothing."""
    found = 1.0
    for turn in past:
        cards = turn.result.cards
        chosen = [entry.card for entry in cards if seat in entry.voters]
        if chosen and seat not in turn.result.votes_by_lot:
            shown = [entry.card for entry in cards if entry.owner != seat]
            found *= finds(kind, turn.clue, chosen[0], shown)
    return found


def _shares(weights: Sequence[float]) -> Odds:
    return [weight / sum(weights) for weight in weights]


@functools.cache
def _cards_by_tag() -> Mapping[Tag, Sequence[tuple[CardKey, float]]]:
    found: dict[Tag, list[tuple[CardKey, float]]] = defaultdict(list)
    for card, meaning in meanings().items():
        for tag, weight in meaning.items():
            found[tag].append((card, weight))
    return found
