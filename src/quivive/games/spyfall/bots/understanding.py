"""What bots make of the talk: what a question is about, and what an answer says about it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from quivive.engine.content import content
from quivive.engine.game import Seat
from quivive.games.spyfall.bots.place_knowledge import tells_of_a_place
from quivive.games.spyfall.content.sayings import FAMILIES, GENERAL, Saying, known_lines, retorts_to
from quivive.games.spyfall.content.talk import BANK, PHRASES, TRAIT_LEVELS, Stems
from quivive.games.spyfall.model import Line

Weights = tuple[float, ...]
"""How well words fit each level of a trait, from the lowest to the highest."""

LOW: Weights = (1.0, 0.9, 0.5, 0.2, 0.15)
HIGH: Weights = LOW[::-1]
"""A person's own words only lean to a side, and may have been misread."""

HINTS: tuple[Weights, ...] = (
    (1.0, 0.9, 0.5, 0.2, 0.15),
    (1.0, 0.9, 0.5, 0.2, 0.15),
    (0.6, 0.9, 1.0, 0.9, 0.6),
    (0.15, 0.2, 0.5, 0.9, 1.0),
    (0.15, 0.2, 0.5, 0.9, 1.0),
)
"""What is heard in a line that hints at each level."""
ANY_LEVEL: Weights = (1.0,) * 5

LOW_ENDS: dict[str, Stems] = content("quivive.games.spyfall.content", "low_ends.json", dict[str, Stems])
"""Words for the low end of a trait, where there are any; its other words are taken for the high end."""

EVASION = "evasion."
MOST_LEAD_WORDS = 16


class Heard(NamedTuple):
    """An answer that speaks of a trait."""

    by: Seat
    trait: str
    """Empty for a person's words that point to a place but to no trait."""
    level: Weights | None
    """What a stranger to the place makes of it. None: they evaded the question."""
    known: Weights | None = None
    """What somebody who is there hears as well. None: no more than a stranger."""
    words: str = ""
    """What a person typed; bots' lines are known."""


@functools.lru_cache(maxsize=512)
def heard(record: tuple[Line, ...]) -> tuple[Heard, ...]:
    """The answers that tell something, in order. What bots cannot make out is left out."""
    understood: list[Heard] = []
    question: Line | None = None
    for line in record:
        if line.to is not None:
            question = line
        else:
            understood += _answer(line, question)
    return tuple(understood)


def last_question(record: tuple[Line, ...]) -> Line | None:
    return next((line for line in reversed(record) if line.to is not None), None)


def topic(line: Line | None) -> str | None:
    """The trait or the family that a line is about. None: bots cannot tell."""
    if line is None:
        return None
    if line.phrase is not None:
        return _questions().get(line.phrase)
    return _topic_in(line.text or (line.texts.en if line.texts else ""))


def meaning(english: str) -> tuple[tuple[str, int], ...]:
    """Where a bot's line puts which traits, whatever lead-in was said before it."""
    found = _line(english)
    return found[1].tells if found else ()


def answers_to(question: Line, answer: Line) -> bool:
    """Whether a bot's line was written for such a question."""
    found = _line(answer.texts.en) if answer.texts else None
    if found is None or question.phrase in found[1].unfit:
        return False
    asked = topic(question)
    return found[0] == asked or any(asked == trait for trait, _ in found[1].tells)


def said_lines(record: tuple[Line, ...]) -> frozenset[str]:
    """In English, everything that bots have said, without their lead-ins."""
    return frozenset(filter(None, map(_said, record)))


def _said(line: Line) -> str | None:
    if line.phrase is not None:
        return PHRASES[line.phrase].en
    found = _line(line.texts.en) if line.texts else None
    return found[1].texts.en if found else None


def trait_of(topic: str) -> str:
    """The trait itself, or the first that a family of questions is about."""
    return next(iter(GENERAL[topic])) if topic in FAMILIES else topic


@functools.lru_cache(maxsize=4096)
def _line(english: str) -> tuple[str, Saying] | None:
    words = english.split()
    tails = (" ".join(words[start:]) for start in range(min(len(words), MOST_LEAD_WORDS)))
    return next((known_lines()[tail] for tail in tails if tail in known_lines()), None)


def _answer(line: Line, question: Line | None) -> list[Heard]:
    if line.phrase is None and line.texts is None:
        return _own_words(line, question)
    if line.phrase is None and line.texts is not None:
        return _hints(line.by, meaning(line.texts.en))
    assert line.phrase is not None
    if line.phrase.startswith(EVASION):
        asked = topic(question)
        return [Heard(line.by, trait_of(asked), None)] if asked else []
    trait, level, _ = line.phrase.split(".")
    return [Heard(line.by, trait, _exactly(level))]


def _hints(by: Seat, tells: Sequence[tuple[str, int]]) -> list[Heard]:
    """A line of a place: strangers hear which way its first hint leans, those who are there hear them all."""
    return [
        Heard(by, trait, ANY_LEVEL if number else HINTS[level + 2], _exactly(str(level)))
        for number, (trait, level) in enumerate(tells)
    ]


def _own_words(line: Line, question: Line | None) -> list[Heard]:
    """What a yes or a no says of the question, else every trait that the answer itself names."""
    asked = topic(question)
    about = [asked] if asked and asked not in FAMILIES else []
    found = [
        (trait, _side(line.text, question, trait))
        for trait in dict.fromkeys((*about, *_traits_in(line.text)))
    ]
    sides = [(trait, LOW if side < 0 else HIGH) for trait, side in found if side]
    leaning = [Heard(line.by, trait, side, words=line.text) for trait, side in sides]
    return leaning or ([Heard(line.by, "", None, words=line.text)] if tells_of_a_place(line.text) else [])


def _side(text: str, question: Line | None, trait: str) -> int:
    agreed = _agreement(text) * _end(question.text, trait) if question else 0
    return agreed or _end(text, trait) * (-1 if BANK.no.said_in(text) else 1)


@functools.lru_cache(maxsize=4096)
def _topic_in(text: str) -> str | None:
    """A trait is the closer reading; a family tells at least what kind of answer is wanted."""
    traits = _traits_in(text)
    if traits:
        return traits[0]
    if retorts_to(text):
        return None
    return next((name for name, family in BANK.families.items() if family.stems.said_in(text)), None)


@functools.lru_cache(maxsize=4096)
def _traits_in(text: str) -> tuple[str, ...]:
    return tuple(name for name, trait in BANK.traits.items() if trait.stems.found_in(text))


@functools.lru_cache(maxsize=4096)
def _agreement(text: str) -> int:
    """1 for yes, -1 for no, 0 for neither or both."""
    return BANK.yes.said_in(text) - BANK.no.said_in(text)


@functools.lru_cache(maxsize=4096)
def _end(text: str, trait: str) -> int:
    """Which end of a trait is spoken of: -1 for `is it quiet there?`, 1 for `is it loud?`, 0 for none."""
    if (low := LOW_ENDS.get(trait)) and low.found_in(text):
        return -1
    return int(BANK.traits[trait].stems.found_in(text))


@functools.cache
def _questions() -> dict[str, str]:
    traits = {key: name for name, trait in BANK.traits.items() for key in trait.questions}
    return traits | {key: name for name, family in BANK.families.items() for key in family.questions}


@functools.cache
def _exactly(level: str) -> Weights:
    return tuple(float(level == other) for other in TRAIT_LEVELS)
