"""The places a round can be at: ours from the content files, and the table's own."""

from __future__ import annotations

import functools
from typing import Annotated, Literal

from msgspec import Meta

from quivive.engine.content import content
from quivive.engine.game import Data
from quivive.games.spyfall.model import PlaceKey, PlaceName, SpyfallOptions

Language = Literal["en", "ru", "uk"]
LANGUAGES: tuple[Language, ...] = ("en", "ru", "uk")
OurSet = Literal["classic", "further"]
OUR_SETS: tuple[OurSet, ...] = ("classic", "further")
ROLES = 10
OWN = "own."
"""Begins the key of a place that the table wrote itself."""


class PlaceWords(Data, frozen=True):
    name: str
    roles: Annotated[tuple[str, ...], Meta(min_length=ROLES, max_length=ROLES)]


Traits = dict[str, Annotated[int, Meta(ge=-2, le=2)]]


class PlaceTexts(Data, frozen=True):
    en: PlaceWords
    ru: PlaceWords
    uk: PlaceWords

    def words(self, language: Language) -> PlaceWords:
        return {"en": self.en, "ru": self.ru, "uk": self.uk}[language]


class Place(PlaceTexts, frozen=True):
    """One of our places: its words, and how much of each trait it has, for bots and for answers to borrow."""

    traits: Traits


@functools.cache
def place_set(name: OurSet) -> dict[PlaceKey, Place]:
    places: dict[PlaceKey, PlaceTexts] = content(__package__, f"{name}.json", dict[PlaceKey, PlaceTexts])
    traits: dict[PlaceKey, Traits] = content(__package__, "traits.json", dict[PlaceKey, Traits])
    return {key: Place(texts.en, texts.ru, texts.uk, traits[key]) for key, texts in places.items()}


@functools.cache
def our_places() -> dict[PlaceKey, Place]:
    return place_set("classic") | place_set("further")


@functools.lru_cache(maxsize=256)
def place_names(options: SpyfallOptions) -> tuple[PlaceName, ...]:
    """The list on everybody's screen."""
    ours = [PlaceName(key) for name in OUR_SETS if name in options.sets for key in place_set(name)]
    own = [PlaceName(f"{OWN}{number}", place.name) for number, place in enumerate(options.own)]
    return (*ours, *(own if "own" in options.sets else ()))


def role_count(options: SpyfallOptions, place: PlaceKey) -> int:
    own = _own_number(place)
    return ROLES if own is None else len(options.own[own].roles)


def role_text(options: SpyfallOptions, place: PlaceKey, role: int | None) -> str:
    """The text of a role that the table wrote itself. Ours are translated on each screen."""
    own = _own_number(place)
    return "" if role is None or own is None else options.own[own].roles[role]


def _own_number(place: PlaceKey) -> int | None:
    return int(place.removeprefix(OWN)) if place.startswith(OWN) else None
