"""What bots know about pictures: how much of each tag is in a card. It never leaves the server."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from quivive.engine.game import Data
from quivive.games.dixit.bots.lexicon import CONTENT, Lexicon, Tag, lexicon
from quivive.games.dixit.model import CardKey

Meaning = Mapping[Tag, float]

# How much a card has of a tag that is only related to its own, of which it has 1.0.
THEME_OF_ELEMENT = 0.4
NEAR_THEME = 0.3
NEAR_THEME_OF_ELEMENT = 0.12


class Described(Data, frozen=True):
    """A card of the house's deck (deck.json); the hashes of its files are for the tests of the deck."""

    elements: tuple[str, ...]
    themes: tuple[str, ...]
    sha256: Mapping[str, str] = msgspec.field(default_factory=dict)


def meaning(card: Described, words: Lexicon) -> Meaning:
    """The card's own tags and those that are related to them."""
    found: dict[Tag, float] = {}

    def add(tag: Tag, weight: float) -> None:
        found[tag] = max(weight, found.get(tag, 0.0))

    for name in card.elements:
        add(f"element:{name}", 1.0)
        for theme in words.elements[name].themes if name in words.elements else ():
            add(f"theme:{theme}", THEME_OF_ELEMENT)
            for other in _near(words, theme):
                add(f"theme:{other}", NEAR_THEME_OF_ELEMENT)
    for theme in card.themes:
        add(f"theme:{theme}", 1.0)
        for other in _near(words, theme):
            add(f"theme:{other}", NEAR_THEME)
    return found


@functools.cache
def meanings() -> Mapping[CardKey, Meaning]:
    """The meaning of every card that something is known about."""
    return {key: meaning(card, lexicon()) for key, card in described().items()}


@functools.cache
def described() -> Mapping[CardKey, Described]:
    path = files(CONTENT) / "deck.json"
    if not path.is_file():
        return {}
    found: dict[CardKey, Any] = msgspec.json.decode(path.read_bytes(), type=dict[CardKey, Described])
    return found


def _near(words: Lexicon, theme: str) -> Sequence[str]:
    return words.themes[theme].near if theme in words.themes else ()
