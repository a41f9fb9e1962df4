"""What bots answer: lines of a place by the family of the question, and phrases of the bank that fit it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import NamedTuple

import msgspec

from quivive.engine.content import content
from quivive.engine.game import Data
from quivive.games.spyfall.content.places import our_places
from quivive.games.spyfall.content.talk import BANK, LEVELS, PHRASES, answer_key, evasion_key
from quivive.games.spyfall.model import PlaceKey, Texts

FAMILIES = tuple(BANK.families)
PER_LEVEL = 3
"""Phrases of the bank for each level of a trait: `e` is the fifteenth phrase of one, in hexadecimal."""

UNFIT: dict[str, str] = content(__package__, "unfit.json", dict[str, str])
"""By question about a trait: the phrases about it that are no answer to this question."""
GENERAL: dict[str, dict[str, str]] = content(__package__, "general.json", dict[str, dict[str, str]])
"""By family and trait: the phrases about it that answer every question of the family."""


class PlaceLine(Data, frozen=True, array_like=True):
    """Said at a place by whoever holds the role first, and by anybody there after that.

    It speaks of these traits, and always tells the truth about them.
    """

    role: int
    traits: str
    en: str
    ru: str
    uk: str
    unfit: str = ""
    """The questions of its family that it does not answer, by number, in hexadecimal."""


class Saying(NamedTuple):
    """Something to answer, and where it puts which traits."""

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
    page = files(__package__) / "lines" / f"{place}.json"
    lines = msgspec.json.decode(page.read_bytes(), type=dict[str, tuple[PlaceLine, ...]])
    levels = our_places()[place].traits
    return {family: tuple(_placed(family, line, levels) for line in some) for family, some in lines.items()}


@functools.cache
def general_sayings(family: str) -> tuple[Saying, ...]:
    return tuple(
        _phrase(trait, number)
        for trait, numbers in GENERAL[family].items()
        for number in map(_number, numbers)
    )


@functools.cache
def trait_sayings(trait: str, question: str | None) -> tuple[Saying, ...]:
    """Answers to this question about a trait; to a question in a person's own words, all about the trait."""
    unfit = set(map(_number, UNFIT.get(question or "", "")))
    return tuple(_phrase(trait, number) for number in range(len(LEVELS) * PER_LEVEL) if number not in unfit)


@functools.cache
def evasions() -> tuple[Saying, ...]:
    keys = map(evasion_key, range(len(BANK.evasions)))
    return tuple(Saying((), _texts(key), key) for key in keys)


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
    """The lines of a place that speak of a trait, whatever they were asked."""
    for some in place_sayings(place).values():
        yield from (saying for saying in some if any(trait == told for told, _ in saying.tells))


def _placed(family: str, line: PlaceLine, levels: Mapping[str, int]) -> Saying:
    tells = tuple((trait, levels[trait]) for trait in line.traits.split())
    unfit = frozenset(f"{family}.{_number(digit)}" for digit in line.unfit)
    return Saying(tells, Texts(line.ru, line.uk, line.en), role=line.role, unfit=unfit)


def _phrase(trait: str, number: int) -> Saying:
    level = int(LEVELS[number // PER_LEVEL])
    key = answer_key(trait, level, number % PER_LEVEL)
    return Saying(((trait, level),), _texts(key), key)


def _texts(key: str) -> Texts:
    words = PHRASES[key]
    return Texts(words.ru, words.uk, words.en)


def _number(digit: str) -> int:
    return int(digit, 16)
