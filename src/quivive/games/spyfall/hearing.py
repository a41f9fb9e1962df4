"""What a bot makes of the talk: what a question is about, and where an answer puts it."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import NamedTuple

from quivive.engine.game import Seat
from quivive.games.spyfall.model import Line
from quivive.games.spyfall.talk import BANK, LEVELS

Weights = tuple[float, ...]
"""How well words fit each level of a trait, from the lowest to the highest."""

LOW: Weights = (1.0, 0.9, 0.4, 0.15, 0.1)
HIGH: Weights = LOW[::-1]
"""A person's own words only lean to a side, and may have been misread."""

STEM = 5

_TRAIT_OF_QUESTION = {key: name for name, trait in BANK.traits.items() for key in trait.questions}
_EVASION = "evasion."


class Heard(NamedTuple):
    """An answer to a question about a trait."""

    by: Seat
    trait: str
    level: Weights | None
    """None: they talked their way round it."""


@functools.lru_cache(maxsize=512)
def heard(record: tuple[Line, ...]) -> tuple[Heard, ...]:
    """The answers that tell something, in order; what nobody of us understands is left out."""
    understood: list[Heard] = []
    question: Line | None = None
    for line in record:
        if line.to is not None:
            question = line
        elif answer := _answer(line, question):
            understood.append(answer)
    return tuple(understood)


def topic(question: Line | None) -> str | None:
    """The trait that a question is about, or None for small talk and for words of which we make nothing."""
    if question is None:
        return None
    return _TRAIT_OF_QUESTION.get(question.phrase) if question.phrase else _trait_in(question.text)


def last_question(record: tuple[Line, ...]) -> Line | None:
    return next((line for line in reversed(record) if line.to is not None), None)


def _answer(line: Line, question: Line | None) -> Heard | None:
    asked = topic(question)
    if line.phrase is None:
        side = _side(line.text, question, asked) if question and asked else None
        return Heard(line.by, asked, side) if asked and side else None
    if line.phrase.startswith(_EVASION):
        return Heard(line.by, asked, None) if asked else None
    trait, level, _ = line.phrase.split(".")
    return Heard(line.by, trait, _exactly(level))


def _side(text: str, question: Line, trait: str) -> Weights | None:
    """Yes or no if they said so, turned round for a question from the low end (`is it quiet there?`)."""
    if agrees := _agreement(text):
        pole = agrees * (_pole(question.text, trait) or 1)
    else:
        pole = _pole(text, trait)
    return {-1: LOW, 1: HIGH}.get(pole)


@functools.lru_cache(maxsize=4096)
def _trait_in(text: str) -> str | None:
    return next((name for name, trait in BANK.traits.items() if trait.stems.found_in(text)), None)


@functools.lru_cache(maxsize=4096)
def _agreement(text: str) -> int:
    return int(BANK.yes.found_in(text)) - int(BANK.no.found_in(text))


@functools.lru_cache(maxsize=4096)
def _pole(text: str, trait: str) -> int:
    """The end of the trait whose answers in the bank sound like this; 0 when both or neither do."""
    lean = sum(_poles(trait).get(stem, 0) for stem in _stems(text))
    return (lean > 0) - (lean < 0)


@functools.cache
def _poles(trait: str) -> dict[str, int]:
    low, high = _vocabulary(trait, LEVELS[:2]), _vocabulary(trait, LEVELS[3:])
    return dict.fromkeys(low - high, -1) | dict.fromkeys(high - low, 1)


def _vocabulary(trait: str, levels: Iterable[str]) -> set[str]:
    answers = [words for level in levels for words in BANK.traits[trait].answers[level]]
    texts = [text for words in answers for text in (words.en, words.ru, words.uk)]
    return {stem for text in texts for stem in _stems(text)}


def _stems(text: str) -> list[str]:
    """The beginnings of the longer words: enough to know a word again in another form."""
    words = "".join(letter if letter.isalpha() else " " for letter in text.lower()).split()
    return [word[:STEM] for word in words if len(word) >= STEM - 1]


@functools.cache
def _exactly(level: str) -> Weights:
    return tuple(float(level == other) for other in LEVELS)
