"""What bots answer: lines of a place by the family of the question, and phrases of the bank that fit it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from quivive.engine.content import content
from quivive.engine.game import Data
from quivive.games.spyfall.content.places import our_places
from quivive.games.spyfall.content.talk import BANK, PHRASES, TRAIT_LEVELS, Stems, answer_key, evasion_key
from quivive.games.spyfall.model import PlaceKey, Texts

FAMILIES = tuple(BANK.families)
PER_LEVEL = 3
"""Phrases of the bank for each level of a trait: `e` is the fifteenth phrase of one, in hexadecimal."""

UNFIT: dict[str, str] = content(__package__, "unfit.json", dict[str, str])
"""By question about a trait: the phrases about the trait that do not answer this question."""
GENERAL: dict[str, dict[str, dict[str, str]]] = content(
    __package__, "general.json", dict[str, dict[str, dict[str, str]]]
)
"""By family and trait: phrases that answer its questions, each with the questions that it does not answer."""


class PlaceLine(Data, frozen=True, array_like=True):
    """Said at a place, first by whoever has the role, later by anybody.

    It speaks of these traits, and always tells the truth about them.
    """

    role: int
    traits: str
    en: str
    ru: str
    uk: str
    unfit: str = ""
    """The questions of its family that it does not answer, by number, in hexadecimal."""


class RetortLine(Data, frozen=True, array_like=True):
    en: str
    ru: str
    uk: str


class Retorts(Data, frozen=True):
    """Answers to questions that are not about the place, and the words by which they are recognised."""

    stems: Stems
    lines: tuple[RetortLine, ...]


RETORTS: dict[str, Retorts] = content(__package__, "retorts.json", dict[str, Retorts])


class Saying(NamedTuple):
    """Something that can be answered, and the levels of the traits that it suggests."""

    tells: tuple[tuple[str, int], ...]
    texts: Texts
    phrase: str | None = None
    role: int | None = None
    unfit: frozenset[str] = frozenset()
    """Keys of the questions that it does not answer, though they are of its family."""


@functools.cache
def place_sayings(place: PlaceKey) -> Mapping[str, tuple[Saying, ...]]:
    """By family; none at the table's own places."""
    if place not in our_places():
        return {}
    lines = content(__package__, f"lines/{place}.json", dict[str, tuple[PlaceLine, ...]])
    levels = our_places()[place].traits
    return {family: tuple(_placed(family, line, levels) for line in some) for family, some in lines.items()}


@functools.cache
def general_sayings(family: str) -> tuple[Saying, ...]:
    """Phrases of the bank that answer questions of this family at any place."""
    return tuple(
        _phrase(trait, _number(digit))._replace(unfit=_keys(family, unfit))
        for trait, phrases in GENERAL[family].items()
        for digit, unfit in phrases.items()
    )


@functools.cache
def trait_sayings(trait: str, question: str | None) -> tuple[Saying, ...]:
    """Answers to this question about a trait; to a question in a person's own words, all about the trait."""
    unfit = set(map(_number, UNFIT.get(question or "", "")))
    return tuple(
        _phrase(trait, number) for number in range(len(TRAIT_LEVELS) * PER_LEVEL) if number not in unfit
    )


@functools.cache
def evasions() -> tuple[Saying, ...]:
    keys = map(evasion_key, range(len(BANK.evasions)))
    return tuple(Saying((), PHRASES[key], key) for key in keys)


@functools.lru_cache(maxsize=512)
def retorts_to(text: str) -> tuple[Saying, ...]:
    """None for a question about the place."""
    found = next((some for some in RETORTS.values() if some.stems.said_in(text)), None)
    return tuple(Saying((), Texts(line.ru, line.uk, line.en)) for line in found.lines) if found else ()


@functools.cache
def known_lines() -> Mapping[str, tuple[str, Saying]]:
    """By their English words, the family of every line of ours and the line itself."""
    return {
        saying.texts.en: (family, saying)
        for place in our_places()
        for family, some in place_sayings(place).items()
        for saying in some
    }


def of_trait(place: PlaceKey, trait: str) -> Iterator[Saying]:
    """The lines of a place that speak of a trait, from the families whose questions are about it."""
    for family, some in place_sayings(place).items():
        if trait in GENERAL[family]:
            yield from (saying for saying in some if any(trait == told for told, _ in saying.tells))


def _placed(family: str, line: PlaceLine, levels: Mapping[str, int]) -> Saying:
    tells = tuple((trait, levels[trait]) for trait in line.traits.split())
    return Saying(tells, Texts(line.ru, line.uk, line.en), role=line.role, unfit=_keys(family, line.unfit))


def _phrase(trait: str, number: int) -> Saying:
    level = int(TRAIT_LEVELS[number // PER_LEVEL])
    key = answer_key(trait, level, number % PER_LEVEL)
    return Saying(((trait, level),), PHRASES[key], key)


def _keys(family: str, digits: str) -> frozenset[str]:
    """The keys of questions that are written as digits.

    >>> sorted(_keys("time", "3b"))
    ['time.11', 'time.3']
    """
    return frozenset(f"{family}.{_number(digit)}" for digit in digits)


def _number(digit: str) -> int:
    return int(digit, 16)
