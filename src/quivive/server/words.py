"""Sentences for refusals, in the reader's language: the house's own, and those each game brings."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from quivive.engine.registry import games
from quivive.tables.model import Language

LANGUAGES: tuple[Language, ...] = ("en", "ru", "uk")
Sentences = Mapping[str, Mapping[str, str]]


def sentence(code: str, language: Language) -> str:
    """
    >>> sentence("no_such_table", "en")
    'There is no table with this code.'
    """
    return sentences()[code][language]


@functools.cache
def sentences() -> Sentences:
    own = (files("quivive.server") / "refusals.json").read_bytes()
    found: dict[str, Mapping[str, str]] = msgspec.json.decode(own, type=dict[str, dict[str, str]])
    for game in games().values():
        found |= game.refusals
    return found
