"""The storyteller: a clue that some will find, not all."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.games.dixit.bots.level import Level
from quivive.games.dixit.bots.lexicon import Saying, Tag, lexicon
from quivive.games.dixit.bots.listening import Evidence, evidence, fit, index
from quivive.games.dixit.bots.pictures import meanings
from quivive.games.dixit.model import CardKey, DixitView, Tell, Texts

GUESSERS = (3.0, 6.0)
"""How sharply the others may tell cards apart: nobody knows them, so a clue must do for both kinds."""
FAINTEST = 0.12
"""What a card has to do with a tag, at least, for a clue about it."""


Table = Sequence[Sequence[CardKey]]
"""The hands of the others."""


class Idea(NamedTuple):
    card: CardKey
    saying: Saying


def tell(view: DixitView, level: Level, dice: Dice) -> Tell:
    """The best aimed of this many ideas; a card that nothing is known about gets a random clue."""
    ideas = dice.sample(_ideas(view.hand), level.ideas)
    if not ideas:
        return Tell(dice.choice(view.hand), texts=_texts(dice.choice(_any_sayings())))
    faced = _faced(view, dice, level.foresight)
    best = max(ideas, key=lambda idea: aim(idea, faced, view.gives))
    return Tell(best.card, texts=_texts(best.saying))


def aim(idea: Idea, faced: Sequence[Table], gives: int) -> float:
    """How likely it is that some find the card and not all, over tables that one might face."""
    said, known = said_by(idea.saying), meanings()
    cards = {card for table in faced for hand in table for card in hand}
    fits = {card: fit(said, known[card]) for card in cards}
    mine = fit(said, known[idea.card])
    tables = [[[fits[card] for card in hand] for hand in table] for table in faced]
    return sum(_some_not_all(mine, hands, gives, sharp) for hands in tables for sharp in GUESSERS)


@functools.lru_cache(maxsize=4096)
def said_by(saying: Saying) -> Evidence:
    return evidence((saying.ru, saying.uk, saying.en), index())


def _some_not_all(mine: float, hands: Sequence[Sequence[float]], gives: int, sharpness: float) -> float:
    """Each of the others hands in what fits best, and votes among what the rest of them handed in."""
    others = len(hands)
    best = [value for hand in hands for value in sorted(hand)[-gives:]]
    theirs = sum(math.exp(sharpness * (value - mine)) for value in best) * (others - 1) / others
    found = 1 / (1 + theirs)
    return float(1 - found**others - (1 - found) ** others)


def _faced(view: DixitView, dice: Dice, tables: int) -> list[Table]:
    """Hands that the others might hold, of all known cards but one's own."""
    unseen = [card for card in meanings() if card not in view.hand]
    others, size = len(view.scores) - 1, len(view.hand)
    if len(unseen) < others * size:
        return []
    dealt = [dice.sample(unseen, others * size) for _ in range(tables)]
    return [[cards[n * size : (n + 1) * size] for n in range(others)] for cards in dealt]


def _ideas(hand: Sequence[CardKey]) -> list[Idea]:
    known, sayings = meanings(), _sayings_by_tag()
    return [
        Idea(card, saying)
        for card in hand
        for tag, weight in known.get(card, {}).items()
        if weight >= FAINTEST
        for saying in sayings.get(tag, ())
        if not saying.is_name
    ]


@functools.cache
def _sayings_by_tag() -> Mapping[Tag, tuple[Saying, ...]]:
    found: dict[Tag, list[Saying]] = {}
    for saying in lexicon().sayings():
        found.setdefault(saying.tag, []).append(saying)
    return {tag: tuple(sayings) for tag, sayings in found.items()}


@functools.cache
def _any_sayings() -> tuple[Saying, ...]:
    sayings = tuple(saying for saying in lexicon().sayings() if not saying.is_name)
    return sayings or (Saying("", "…", "…", "…", is_name=False),)


def _texts(saying: Saying) -> Texts:
    return Texts(saying.ru, saying.uk, saying.en)
