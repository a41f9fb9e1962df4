"""What bots know about a place: everything about ours, and about a table's own what its name tells."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import astuple

from quivive.engine.content import content
from quivive.engine.game import Data
from quivive.games.spyfall.content.places import LANGUAGES, our_places
from quivive.games.spyfall.content.sayings import place_sayings
from quivive.games.spyfall.content.talk import Stems
from quivive.games.spyfall.model import PlaceKey, PlaceName

STEM = 5
"""How many letters of a word are taken for its stem."""
SHORTEST = 5
TELLING = 4
"""A word that more places than this have in common tells nothing."""
WORD = re.compile(r"[^\W\d_]+")


class Kind(Data, frozen=True):
    """Places that people write themselves, by words in their names."""

    stems: Stems
    traits: dict[str, int]


KINDS: dict[str, Kind] = content("quivive.games.spyfall.content", "own_words.json", dict[str, Kind])


def trait_level(place: PlaceName, trait: str) -> int | None:
    """None where nobody could tell from the name."""
    return traits(place).get(trait)


@functools.lru_cache(maxsize=512)
def traits(place: PlaceName) -> Mapping[str, int]:
    """If a name fits several kinds, those listed first win.

    >>> traits(PlaceName("own.1", "Сочи, пляж"))["water"]
    2
    """
    if place.key in our_places():
        return our_places()[place.key].traits
    found: dict[str, int] = {}
    for kind in KINDS.values():
        if kind.stems.found_in(place.name):
            found = kind.traits | found
    return found


def words_of(text: str) -> frozenset[str]:
    words = WORD.findall(text.lower().replace("ё", "е"))
    return frozenset(word[:STEM] for word in words if len(word) >= SHORTEST)


def hints(place: PlaceKey, text: str) -> float:
    """How strongly the words of a sentence belong to this place; words that few places share count more."""
    return sum(1 / _places_with()[word] for word in words_of(text) & vocabulary(place))


@functools.lru_cache(maxsize=4096)
def tells_of_a_place(text: str) -> bool:
    """Some of its words belong to one of our places more than to the others."""
    return any(hints(place, text) for place in our_places())


@functools.cache
def vocabulary(place: PlaceKey) -> frozenset[str]:
    """The telling words of a place's name, roles and lines, in every language."""
    return frozenset(word for word in _all_words(place) if _places_with()[word] <= TELLING)


@functools.cache
def _places_with() -> Counter[str]:
    return Counter(word for place in our_places() for word in _all_words(place))


@functools.cache
def _all_words(place: PlaceKey) -> frozenset[str]:
    return frozenset().union(*map(words_of, _texts(place)))


def _texts(place: PlaceKey) -> Iterator[str]:
    if place not in our_places():
        return
    for language in LANGUAGES:
        words = our_places()[place].words(language)
        yield from (words.name, *words.roles)
    for sayings in place_sayings(place).values():
        for saying in sayings:
            yield from astuple(saying.texts)
