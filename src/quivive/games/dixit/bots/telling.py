"""The storyteller: a clue that some will find, not all."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.games.dixit.bots.aiming import aim, imagine
from quivive.games.dixit.bots.chance import drawn
from quivive.games.dixit.bots.level import Level
from quivive.games.dixit.bots.lexicon import Saying, Tag, lexicon
from quivive.games.dixit.bots.pictures import meanings
from quivive.games.dixit.model import CardKey, DixitView, Tell, Texts

FAINTEST = 0.3
"""What a card has to do with a tag, at least, for a clue about it."""


class Idea(NamedTuple):
    card: CardKey
    tag: Tag
    weight: float
    """How much of it is in the card."""


def tell(view: DixitView, level: Level, dice: Dice) -> Tell:
    """The best aimed of this many clues; a card that nothing is known about gets a random one."""
    clues = _clues(_ideas(view.hand), dice, level.ideas)
    if not clues:
        return Tell(dice.choice(view.hand), texts=_texts(dice.choice(_any_sayings())))
    tables = imagine(view, dice, level.foresight)
    card, saying = max(clues, key=lambda clue: aim(clue[0], clue[1], tables))
    return Tell(card, texts=_texts(saying))


def _clues(ideas: Sequence[Idea], dice: Dice, count: int) -> list[tuple[CardKey, Saying]]:
    """What comes to mind: the more of something is in a card, the sooner."""
    if not ideas:
        return []
    weights = [idea.weight for idea in ideas]
    came = [drawn(ideas, weights, dice.unit()) for _ in range(count)]
    return [(idea.card, dice.choice(_sayings_by_tag()[idea.tag])) for idea in came]


def _ideas(hand: Sequence[CardKey]) -> list[Idea]:
    known, sayings = meanings(), _sayings_by_tag()
    return [
        Idea(card, tag, weight)
        for card in hand
        for tag, weight in known.get(card, {}).items()
        if weight >= FAINTEST and tag in sayings
    ]


@functools.cache
def _sayings_by_tag() -> Mapping[Tag, tuple[Saying, ...]]:
    found: dict[Tag, list[Saying]] = {}
    for saying in _any_sayings():
        found.setdefault(saying.tag, []).append(saying)
    return {tag: tuple(sayings) for tag, sayings in found.items()}


@functools.cache
def _any_sayings() -> tuple[Saying, ...]:
    """Of all that a storyteller would say; what a thing is called gives it away."""
    sayings = tuple(saying for saying in lexicon().sayings() if not saying.is_name)
    return sayings or (Saying("", "…", "…", "…", is_name=False),)


def _texts(saying: Saying) -> Texts:
    return Texts(saying.ru, saying.uk, saying.en)
