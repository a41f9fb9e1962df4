"""Names and masks, codes and secrets."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quivive.engine.game import Illegal
from quivive.tables import commands as c
from quivive.tables import judge, names
from quivive.tables.model import MASKS
from tests.tables.house import ANN, BOB, CID, House, token

CLEAN = {
    "Ann": "Ann",
    "  Ann \t Lee\n": "Ann Lee",
    "Ann\u00a0Lee": "Ann Lee",
    "e\u0301": "\u00e9",
    "й".join(["", ""]): "й",
    "и\u0306": "й",
    "Їжак 🦔": "Їжак 🦔",
    "👩\u200d🚀": "👩\u200d🚀",
    "x" * 20: "x" * 20,
    "x" * 10 + " " * 30 + "y" * 9: "x" * 10 + " " + "y" * 9,
    "<b>Ann</b>": "<b>Ann</b>",
    "👩\u200d🚀 Ann": "👩\u200d🚀 Ann",
}

REFUSED = {
    "": "say_something",
    " \t\n": "say_something",
    "\u200b": "say_something",
    "\u2060\u00ad\ufeff": "say_something",
    "x" * 21: "text_too_long",
    "\u0000Ann": "odd_characters",
    "Ann\u0007": "odd_characters",
    "\u009bAnn": "odd_characters",
    "Ann\ue000": "odd_characters",
    "\u202eevil": "odd_characters",
    "A\u200bnn": "odd_characters",
    "Ann\u3164": "odd_characters",
}


def refusal(name: str) -> str | None:
    try:
        names.clean_name(None, name)
    except Illegal as illegal:
        return illegal.code
    return None


@pytest.mark.parametrize(("typed", "clean"), CLEAN.items())
def test_a_name_is_trimmed_and_composed(typed: str, clean: str) -> None:
    assert names.clean_name(None, typed) == clean


@pytest.mark.parametrize(("typed", "code"), REFUSED.items(), ids=ascii)
def test_a_name_that_cannot_be_read_is_refused(typed: str, code: str) -> None:
    assert refusal(typed) == code


@given(st.text())
def test_a_text_is_refused_or_cleaned_up_once_and_for_all(typed: str) -> None:
    if refusal(typed) is None:
        name = names.clean_name(None, typed)
        assert 0 < len(name) <= names.NAME_LENGTH
        assert unicodedata.is_normalized("NFC", name)
        assert names.clean_name(None, name) == name


TAKEN = ("Bob", "bob", " BOB ", "Bob\u200b", "B\u00ado\u200db", "\u2066Bob\u2069", "Ｂｏｂ")


@pytest.mark.parametrize("name", TAKEN, ids=ascii)
async def test_nobody_can_take_a_name_that_reads_like_somebody_elses(name: str) -> None:
    house = await House.opened(2)
    assert await house.refusal(ANN, c.Introduce(name=name)) == "name_taken"
    with pytest.raises(Illegal, match="name_taken"):
        await house.table.join(name, None, "uk", token(9))
    assert [person.name for person in house.state.persons] == ["Ann", "Bob"]


async def test_ones_own_name_may_be_spelt_differently() -> None:
    house = await House.opened(2)
    await house.do(BOB, c.Introduce(name="BOB"))
    assert house.names() == ["Ann", "BOB"]


async def test_a_name_is_free_again_once_its_owner_has_left() -> None:
    house = await House.opened(2)
    await house.do(BOB, c.Leave())
    house.go(BOB)
    who = await house.table.join("Bob", None, "en", token(9))
    assert who == CID, "numbers are never given twice"


async def test_an_introduction_changes_only_what_it_names() -> None:
    house = await House.opened(2)
    await house.do(BOB, c.Introduce(mask=7))
    await house.do(BOB, c.Introduce(language="ru"))
    await house.do(BOB, c.Introduce(name="  Боб "))
    await house.do(BOB, c.Introduce())
    bob = house.state.person(BOB)
    assert bob is not None
    assert (bob.name, bob.mask, bob.language, bob.token) == ("Боб", 7, "ru", names.token_hash(token(BOB)))
    assert house.phone(ANN).table["persons"][1]["name"] == "Боб"


def masks(house: House) -> list[int]:
    return [person.mask for person in house.state.persons]


async def test_newcomers_get_the_mask_they_want_or_a_free_one() -> None:
    house = await House.opened(3)
    assert masks(house) == [1, 2, 3]
    await house.do(BOB, c.Leave())
    house.go(BOB)
    await house.table.join("Dan", None, "en", token(7))
    await house.table.join("Eve", 30, "en", token(8))
    await house.table.join("Fox", 3, "en", token(9))
    assert masks(house) == [1, 3, 2, 30, 4]


async def test_twelve_who_want_the_same_mask_wear_twelve() -> None:
    house = await House.opened(1)
    for number in range(2, 13):
        await house.table.join(f"Person {number}", MASKS, "en", token(number))
    assert masks(house) == [1, MASKS, *range(2, 12)]


async def test_a_mask_that_somebody_wears_cannot_be_put_on() -> None:
    house = await House.opened(2)
    assert await house.refusal(BOB, c.Introduce(name="Rob", mask=1)) == "mask_taken"
    assert house.names() == ["Ann", "Bob"]
    await house.do(BOB, c.Introduce(mask=2))
    await house.do(ANN, c.Introduce(mask=7))
    await house.do(BOB, c.Introduce(mask=1))
    assert masks(house) == [7, 1]


async def test_with_more_people_than_masks_some_share_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "GUESTS_UNASKED", judge.MOST_PERSONS)
    house = await House.opened(1)
    for number in range(2, MASKS + 3):
        await house.table.join(f"Person {number}", None, "en", token(number))
    assert sorted(masks(house)[:MASKS]) == list(range(1, MASKS + 1))
    assert masks(house)[MASKS:] == [1, 1]
    await house.do(BOB, c.Introduce(mask=5))
    await house.do(CID, c.Introduce(name="Still in mask 3"))
    assert masks(house)[:3] == [1, 5, 3]


def test_a_code_is_recognised_however_it_is_typed() -> None:
    for length in (4, 5, 9):
        code = names.new_code(length)
        assert re.fullmatch(f"[{names.CODE_LETTERS}]{{{length}}}", code)
        assert names.read_code(f" {code[:2].lower()}-{code[2:]}. ") == code
    assert names.read_code("12 !") == ""


def test_a_secret_is_128_bits_and_only_its_hash_is_kept() -> None:
    secrets = {names.new_token() for _ in range(50)}
    assert len(secrets) == 50
    assert all(re.fullmatch("[0-9a-f]{32}", secret) for secret in secrets)
    assert len({names.token_hash(secret) for secret in secrets} | secrets) == 100
