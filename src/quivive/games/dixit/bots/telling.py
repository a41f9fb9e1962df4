"""The storyteller: a clue that some will find, not all."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.games.dixit.bots.aiming import Table, aim, imagine
from quivive.games.dixit.bots.chance import weighted_choice
from quivive.games.dixit.bots.levels import Level
from quivive.games.dixit.bots.lexicon import Saying, Tag, lexicon
from quivive.games.dixit.bots.listeners import listeners_by_votes, literal_listeners, unknown_listeners
from quivive.games.dixit.bots.pictures import meanings
from quivive.games.dixit.model import CardKey, DixitView, FromLexicon, Tell, Texts

FAINTEST = 0.3
"""The least weight that a tag must have in a card for a clue about it."""
A_GLANCE = 6
"""Tables at which all clues are tried by what they are about, which is soon worked out."""
SHORTLIST = 30
"""How many clues are then weighed word by word."""


class Idea(NamedTuple):
    card: CardKey
    tag: Tag
    weight: float
    """How much of it is in the card."""


class Candidate(NamedTuple):
    """A card, and what might be said about it."""

    card: CardKey
    clue: FromLexicon


def tell(view: DixitView, level: Level, dice: Dice) -> Tell:
    """The best aimed of what comes to mind; a card that nothing is known about gets a random clue."""
    candidates = _candidates(_ideas(view.hand), level, dice)
    if not candidates:
        return Tell(dice.choice(view.hand), texts=_texts(dice.choice(_any_sayings())))
    card, clue = candidates[0] if len(candidates) == 1 else _best_aimed(candidates, view, level, dice)
    return Tell(card, texts=clue.texts)


def _best_aimed(candidates: Sequence[Candidate], view: DixitView, level: Level, dice: Dice) -> Candidate:
    company = listeners_by_votes(view) if level.remembers else unknown_listeners(view)
    if len(candidates) > SHORTLIST:
        candidates = _ranked(candidates, imagine(view, literal_listeners(view), dice, A_GLANCE))[:SHORTLIST]
    return _ranked(candidates, imagine(view, company, dice, level.foresight))[0]


def _ranked(candidates: Sequence[Candidate], tables: Sequence[Table]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: aim(candidate.card, candidate.clue, tables), reverse=True)


def _candidates(ideas: Sequence[Idea], level: Level, dice: Dice) -> list[Candidate]:
    """What is most in a picture comes to mind first."""
    if not ideas:
        return []
    weights = [idea.weight for idea in ideas]
    came = [weighted_choice(ideas, weights, dice.unit()) for _ in range(level.ideas)]
    said = [
        Candidate(idea.card, FromLexicon(_texts(dice.choice(_sayings_by_tag()[idea.tag])))) for idea in came
    ]
    return list(dict.fromkeys(said))


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
    """Everything that a storyteller would say. Names are left out: they give a picture away."""
    sayings = tuple(saying for saying in lexicon().sayings() if not saying.is_name)
    return sayings or (Saying("", "…", "…", "…", is_name=False),)


def _texts(saying: Saying) -> Texts:
    return Texts(saying.ru, saying.uk, saying.en)
