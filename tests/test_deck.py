"""The pictures of Dixit's deck exist, are small and all different, and match their descriptions."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from art.deck.manifest import CONTENT, PICTURES, descriptions, distance, hash_of, read
from tests.test_art import webp_size

RECORDS = read()
WRITTEN = descriptions()
KEYS = {record["key"]: name for name, record in RECORDS.items()}
DECK = json.loads((CONTENT / "deck.json").read_text())
ALT = json.loads((CONTENT / "alt.json").read_text())
PLACEHOLDERS = json.loads((PICTURES / "placeholders.json").read_text())

LARGEST, ALL_LARGE = 60_000, 6_000_000
PLACEHOLDER = 600
NEAREST = 12


def large(key: str) -> Path:
    return PICTURES / f"{key}.webp"


def small(key: str) -> Path:
    return PICTURES / "small" / f"{key}.webp"


def test_all_files_of_the_deck_list_the_same_cards() -> None:
    assert DECK.keys() == ALT.keys() == PLACEHOLDERS.keys() == KEYS.keys()
    assert {file.stem for file in PICTURES.glob("*.webp")} == KEYS.keys()
    assert {file.stem for file in (PICTURES / "small").glob("*.webp")} == KEYS.keys()


def test_the_deck_has_at_least_a_hundred_cards() -> None:
    assert len(KEYS) >= 100


def test_keys_reveal_nothing_and_are_equally_long() -> None:
    assert all(len(key) == 8 and set(key) <= set("0123456789abcdef") for key in KEYS)


@pytest.mark.parametrize("key", KEYS, ids=KEYS.get)
def test_a_card_has_both_pictures_as_in_the_manifest(key: str) -> None:
    record = RECORDS[KEYS[key]]
    assert webp_size(large(key).read_bytes()) == (720, 1080)
    assert webp_size(small(key).read_bytes()) == (360, 540)
    assert large(key).stat().st_size <= LARGEST
    assert {"large": hash_of(large(key)), "small": hash_of(small(key))} == DECK[key]["sha256"]
    assert (record["large"], record["small"]) == (hash_of(large(key)), hash_of(small(key)))


@pytest.mark.parametrize("key", KEYS, ids=KEYS.get)
def test_a_card_has_a_description(key: str) -> None:
    written = WRITTEN[KEYS[key]]
    told = DECK[key]["elements"] + DECK[key]["themes"]
    assert told == written["elements"] + written["themes"]
    assert len(set(told)) == len(told) >= 8
    assert len(set(written["readings"])) >= 4
    assert ALT[key] == written["alt"]


@pytest.mark.parametrize("key", KEYS, ids=KEYS.get)
def test_a_card_has_an_alt_text_in_every_language(key: str) -> None:
    assert ALT[key].keys() == {"ru", "uk", "en"}
    assert all(30 <= len(text) <= 320 and text.endswith(".") for text in ALT[key].values())
    assert not set("ыэъё") & set(ALT[key]["uk"].lower())
    assert not set("іїєґ") & set(ALT[key]["ru"].lower())


def test_a_placeholder_is_a_few_hundred_bytes() -> None:
    assert all(text.startswith("data:image/webp;base64,") for text in PLACEHOLDERS.values())
    assert all(len(text) <= PLACEHOLDER for text in PLACEHOLDERS.values())


def test_the_large_pictures_together_are_small() -> None:
    assert sum(large(key).stat().st_size for key in KEYS) <= ALL_LARGE


def test_no_two_cards_have_the_same_description() -> None:
    sets = [frozenset(card["elements"] + card["themes"]) for card in DECK.values()]
    assert len(set(sets)) == len(sets)
    assert len({text["en"] for text in ALT.values()}) == len(ALT)


def test_no_two_cards_look_alike() -> None:
    pairs = combinations(RECORDS.items(), 2)
    close = [
        (a, b) for (a, one), (b, other) in pairs if distance(one["likeness"], other["likeness"]) < NEAREST
    ]
    assert close == []
