"""Sentences for refusals, in the reader's language: the house's own and each game's."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from quivive.engine.registry import games
from quivive.tables.model import Language

LANGUAGES: tuple[Language, ...] = ("en", "ru", "uk")
Sentences = Mapping[str, Mapping[str, str]]


def sentence(code: str, language: Language, game: str | None = None) -> str:
    """The sentence for a code at a table of this game: games may use the same code for different things.

    >>> sentence("no_such_table", "en")
    'There is no table with this code.'
    """
    return sentences(game)[code][language]


@functools.cache
def sentences(game: str | None = None) -> Sentences:
    """All sentences for a table of this game; without a game, the house's own."""
    text = (files("quivive.server") / "refusals.json").read_bytes()
    house: Sentences = msgspec.json.decode(text, type=dict[str, dict[str, str]])
    return house if game is None else {**house, **games()[game].refusals}
