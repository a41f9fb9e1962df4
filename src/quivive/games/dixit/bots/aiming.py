"""Whom a storyteller speaks to: tables that one might face, and how a clue would fare at them."""

from __future__ import annotations

import functools
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.games.dixit.bots.chance import drawn
from quivive.games.dixit.bots.level import LEVELS
from quivive.games.dixit.bots.lexicon import LANGUAGES, Saying, Tag
from quivive.games.dixit.bots.listening import evidence, index
from quivive.games.dixit.bots.pictures import meanings
from quivive.games.dixit.model import CardKey, DixitView

Likings = Mapping[CardKey, float]
"""How much a card is preferred to one that does not fit the clue at all; such a card is left out here."""


class Listener(NamedTuple):
    """Somebody who might sit there: nobody knows how well they listen, or in which language."""

    hand: Sequence[CardKey]
    language: str
    attention: float
    sharpness: float
    hand_in: tuple[tuple[float, float], ...]
    """For each card that is handed in: whether the clue is understood, and what is picked."""


Table = Sequence[Listener]


def imagine(view: DixitView, dice: Dice, tables: int) -> list[Table]:
    """Hands of known cards but one's own; listeners of every level."""
    unseen = [card for card in meanings() if card not in view.hand]
    others, size = len(view.scores) - 1, len(view.hand)
    if len(unseen) < others * size:
        return []
    dealt = [dice.sample(unseen, others * size) for _ in range(tables)]
    return [
        [_listener(cards[n * size : (n + 1) * size], view.gives, dice) for n in range(others)]
        for cards in dealt
    ]


def _listener(hand: Sequence[CardKey], gives: int, dice: Dice) -> Listener:
    like = dice.choice(tuple(LEVELS.values()))
    chances = tuple((dice.unit(), dice.unit()) for _ in range(gives))
    return Listener(hand, dice.choice(LANGUAGES), like.attention, like.sharpness, chances)


def aim(card: CardKey, saying: Saying, tables: Sequence[Table]) -> float:
    """How likely it is that some find the card and not all, summed over these tables."""
    return sum(_some_not_all(card, saying, table) for table in tables)


def _some_not_all(card: CardKey, saying: Saying, table: Table) -> float:
    liked = [likings(saying, listener.language, listener.sharpness) for listener in table]
    given = [_handed_in(listener, likes) for listener, likes in zip(table, liked, strict=True)]
    laid = [card, *(other for cards in given for other in cards)]
    all_find = nobody_finds = 1.0
    for listener, likes, own in zip(table, liked, given, strict=True):
        shown = [likes.get(other, 1.0) for other in laid if other not in own]
        chance = 1 / len(shown)
        finds = chance + listener.attention * (likes.get(card, 1.0) / sum(shown) - chance)
        all_find *= finds
        nobody_finds *= 1 - finds
    return 1 - all_find - nobody_finds


def _handed_in(listener: Listener, likes: Likings) -> list[CardKey]:
    left, given = list(listener.hand), []
    for understands, lot in listener.hand_in:
        weights = [likes.get(card, 1.0) if understands < listener.attention else 1.0 for card in left]
        given.append(drawn(left, weights, lot))
        left.remove(given[-1])
    return given


@functools.lru_cache(maxsize=512)
def likings(saying: Saying, language: str, sharpness: float) -> Likings:
    return {card: math.exp(sharpness * fit) for card, fit in fits_of(saying, language).items()}


@functools.lru_cache(maxsize=1024)
def fits_of(saying: Saying, language: str) -> Mapping[CardKey, float]:
    """As somebody reads it who reads this language alone; of every card that has anything to do with it."""
    found: dict[CardKey, float] = defaultdict(float)
    for tag, strength in evidence((getattr(saying, language),), index()).items():
        for card, weight in _cards_by_tag().get(tag, ()):
            found[card] += strength * weight
    return dict(found)


@functools.cache
def _cards_by_tag() -> Mapping[Tag, Sequence[tuple[CardKey, float]]]:
    found: dict[Tag, list[tuple[CardKey, float]]] = defaultdict(list)
    for card, meaning in meanings().items():
        for tag, weight in meaning.items():
            found[tag].append((card, weight))
    return found
