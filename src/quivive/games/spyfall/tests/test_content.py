"""Our places and roles: complete in every language."""

from __future__ import annotations

from typing import Literal

import pytest

from quivive.games.spyfall.content.places import LANGUAGES, Language, our_places, place_set

SetName = Literal["classic", "further"]

CLASSIC = {
    "building_site",
    "stadium",
    "sightseeing_bus",
    "wedding",
    "metro",
    "museum",
    "rock_concert",
    "petrol_station",
    "parliament",
    "retirement_home",
    "mine",
    "library",
    "chocolate_factory",
    "cemetery",
    "jazz_band",
    "vineyard",
    "port",
    "car_race",
    "prison",
    "cat_show",
}
PLACES = [(name, key) for name in ("classic", "further") for key in place_set(name)]


def test_the_twenty_places_are_those_of_the_game() -> None:
    assert set(place_set("classic")) == CLASSIC


def test_there_are_thirty_further_places_and_none_twice() -> None:
    assert len(place_set("further")) == 30
    assert len(our_places()) == 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_have_the_same_name(language: Language) -> None:
    names = [place.words(language).name.casefold() for place in our_places().values()]
    assert len(set(names)) == 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "key"), PLACES, ids=[key for _, key in PLACES])
def test_a_place_has_a_name_and_ten_different_roles(name: SetName, key: str, language: Language) -> None:
    words = place_set(name)[key].words(language)
    texts = [words.name, *words.roles]
    assert all(text and text == text.strip() for text in texts)
    assert len({role.casefold() for role in words.roles}) == 10


def test_no_place_of_ours_looks_like_a_tables_own() -> None:
    assert not any(key.startswith("own.") for key in our_places())


def test_every_place_has_the_same_traits() -> None:
    traits = {frozenset(place.traits) for place in our_places().values()}
    assert len(traits) == 1
