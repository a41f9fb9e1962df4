"""What things in pictures are called in three languages, and what they make people think of and say."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from quivive.engine.game import Data

LANGUAGES = ("ru", "uk", "en")
CONTENT = "quivive.games.dixit.content"

Tag = str
"""An element or a theme by its id: `element:moon`, `theme:loneliness`."""


class Phrases(Data, frozen=True):
    """Lists run parallel: entry i means the same in every language."""

    ru: tuple[str, ...]
    uk: tuple[str, ...]
    en: tuple[str, ...]


class Element(Data, frozen=True):
    """Something that can be seen."""

    themes: tuple[str, ...]
    names: Phrases
    clues: Phrases


class Theme(Data, frozen=True):
    """Something that a picture can be about."""

    near: tuple[str, ...]
    words: Phrases
    clues: Phrases


class Saying(NamedTuple):
    """A phrase of the lexicon in all languages, and what it stands for."""

    tag: Tag
    ru: str
    uk: str
    en: str
    is_name: bool
    """It names the thing itself; otherwise it is something that a storyteller would say."""


class Lexicon(NamedTuple):
    elements: Mapping[str, Element]
    themes: Mapping[str, Theme]

    def sayings(self) -> Iterator[Saying]:
        for name, element in self.elements.items():
            yield from _sayings(f"element:{name}", element.names, element.clues)
        for name, theme in self.themes.items():
            yield from _sayings(f"theme:{name}", theme.words, theme.clues)


@functools.cache
def lexicon() -> Lexicon:
    return Lexicon(_read("elements", Element), _read("themes", Theme))


def _read(folder: str, kind: type[Any]) -> dict[str, Any]:
    """All files of a folder, read strictly."""
    root = files(CONTENT) / "lexicon" / folder
    found: dict[str, Any] = {}
    paths = sorted(root.iterdir(), key=lambda path: path.name) if root.is_dir() else []
    for path in paths:
        if path.name.endswith(".json"):
            found |= msgspec.json.decode(path.read_bytes(), type=dict[str, kind])  # type: ignore[valid-type]
    return found


def _sayings(tag: Tag, names: Phrases, clues: Phrases) -> Iterator[Saying]:
    for phrases, is_name in ((names, True), (clues, False)):
        for ru, uk, en in zip(phrases.ru, phrases.uk, phrases.en, strict=True):
            yield Saying(tag, ru, uk, en, is_name)
