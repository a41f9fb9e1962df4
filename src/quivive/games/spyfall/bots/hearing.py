"""What a bot makes of the talk: what a question is about, and where an answer puts it."""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import NamedTuple

import msgspec

from quivive.engine.game import Seat
from quivive.games.spyfall.content.talk import BANK, LEVELS, Stems
from quivive.games.spyfall.model import Line

Weights = tuple[float, ...]
"""How well words fit each level of a trait, from the lowest to the highest."""

LOW: Weights = (1.0, 0.9, 0.5, 0.2, 0.15)
HIGH: Weights = LOW[::-1]
"""A person's own words only lean to a side, and may have been misread."""

WHOLE_WORD = 3
"""Stems this short stand for themselves alone: `no` is not `noisy`."""

EVASION = "evasion."


class Heard(NamedTuple):
    """An answer to a question about a trait."""

    by: Seat
    trait: str
    level: Weights | None
    """None: they talked their way round it."""


@functools.lru_cache(maxsize=512)
def heard(record: tuple[Line, ...]) -> tuple[Heard, ...]:
    """The answers that tell something, in order; what bots cannot make out is left out."""
    understood: list[Heard] = []
    question: Line | None = None
    for line in record:
        if line.to is not None:
            question = line
        elif answer := _answer(line, question):
            understood.append(answer)
    return tuple(understood)


def last_question(record: tuple[Line, ...]) -> Line | None:
    return next((line for line in reversed(record) if line.to is not None), None)


def topic(line: Line | None) -> str | None:
    """The trait that a line is about, or None for small talk and for words of which bots make nothing."""
    if line is None:
        return None
    return _trait_in(line.text) if line.phrase is None else _questions().get(line.phrase)


def _answer(line: Line, question: Line | None) -> Heard | None:
    if line.phrase is None:
        return _own_words(line, question)
    if line.phrase.startswith(EVASION):
        asked = topic(question)
        return Heard(line.by, asked, None) if asked else None
    trait, level, _ = line.phrase.split(".")
    return Heard(line.by, trait, _exactly(level))


def _own_words(line: Line, question: Line | None) -> Heard | None:
    trait = topic(question) or topic(line)
    if trait is None:
        return None
    side = _agreement(line.text) * _end(question.text, trait) if question else 0
    side = side or _end(line.text, trait) * (-1 if _says(BANK.no, line.text) else 1)
    return Heard(line.by, trait, LOW if side < 0 else HIGH) if side else None


@functools.lru_cache(maxsize=4096)
def _trait_in(text: str) -> str | None:
    return next((name for name, trait in BANK.traits.items() if trait.stems.found_in(text)), None)


@functools.lru_cache(maxsize=4096)
def _agreement(text: str) -> int:
    """1 for yes, -1 for no, 0 for neither or both."""
    return _says(BANK.yes, text) - _says(BANK.no, text)


@functools.lru_cache(maxsize=4096)
def _end(text: str, trait: str) -> int:
    """Which end of a trait is spoken of: -1 for `is it quiet there?`, 1 for `is it loud?`, 0 for none."""
    if (low := _low_ends().get(trait)) and low.found_in(text):
        return -1
    return int(BANK.traits[trait].stems.found_in(text))


def _says(short_words: Stems, text: str) -> bool:
    words = "".join(letter if letter.isalpha() or letter in "’'" else " " for letter in text.lower()).split()
    stems = (*short_words.en, *short_words.ru, *short_words.uk)
    return any(
        word == stem or (len(stem) > WHOLE_WORD and word.startswith(stem)) for word in words for stem in stems
    )


@functools.cache
def _questions() -> dict[str, str]:
    return {key: name for name, trait in BANK.traits.items() for key in trait.questions}


@functools.cache
def _low_ends() -> dict[str, Stems]:
    """Words for the low end of a trait, where there are any; its other words are taken for the high end."""
    path = files("quivive.games.spyfall") / "content" / "low_ends.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Stems])


@functools.cache
def _exactly(level: str) -> Weights:
    return tuple(float(level == other) for other in LEVELS)
