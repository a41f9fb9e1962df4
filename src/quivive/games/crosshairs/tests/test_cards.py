"""The relation that everything is deduced from, in full."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quivive.games.crosshairs.content.cards import (
    ALL_CARDS,
    SUITS,
    card_id,
    corners,
    in_common,
    number_cards,
    special_cards,
    token_fits,
)
from quivive.games.crosshairs.rules.deduction import deductions

IN_COMMON = {
    2: {2, 4, 6, 8, 10, 12, 14},
    3: {3, 6, 9, 12, 15},
    4: {2, 4, 8, 12},
    5: {5, 10, 15},
    6: {2, 3, 6, 12},
    7: {7, 14},
    8: {2, 4, 8},
    9: {3, 9},
    10: {2, 5, 10},
    11: {11},
    12: {2, 3, 4, 6, 12},
    13: {13},
    14: {2, 7, 14},
    15: {3, 5, 15},
}
"""By hand: for each number those that divide it, are divided by it, or are the same."""

NUMBERS = range(2, 16)
CARDS = st.sampled_from([card for card in ALL_CARDS if not card.endswith("_special")])


@pytest.mark.parametrize("suspect", NUMBERS)
@pytest.mark.parametrize("clue", NUMBERS)
def test_numbers_of_different_suits(clue: int, suspect: int) -> None:
    assert in_common(f"black{clue}", f"red{suspect}") == (clue in IN_COMMON[suspect])


@pytest.mark.parametrize("clue", NUMBERS)
def test_any_numbers_of_one_suit_have_the_suit_in_common(clue: int) -> None:
    assert all(in_common(f"red{clue}", f"red{suspect}") for suspect in NUMBERS)


@pytest.mark.parametrize("suit", SUITS)
def test_a_special_card_speaks_only_of_its_suit(suit: str) -> None:
    for card, (of_suit, _) in ALL_CARDS.items():
        assert in_common(f"{suit}_special", card) == (of_suit == suit)


def test_the_example_in_the_rules() -> None:
    deck = number_cards(SUITS, 2, 15)
    others = {card for card in deck if in_common(card, "red6") and not card.startswith("red")}
    assert others == {f"{suit}{number}" for suit in SUITS[1:] for number in (2, 3, 6, 12)}
    assert not in_common("black4", "red6")


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(CARDS, CARDS)
def test_having_something_in_common_is_symmetric_and_reflexive(one: str, other: str) -> None:
    assert in_common(one, other) == in_common(other, one)
    assert in_common(one, one)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(CARDS, CARDS)
def test_it_matters_only_whether_suits_are_equal(one: str, other: str) -> None:
    a, b = ALL_CARDS[one], ALL_CARDS[other]
    if a.suit != b.suit:
        assert in_common(card_id("blue", a.number), card_id("green", b.number)) == in_common(one, other)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_corner_of_a_card_is_the_same_relation(number: int) -> None:
    corner = corners(2, 15)[number - 2]
    assert corner.number == number
    assert {*corner.divisors, number, *corner.multiples} == IN_COMMON[number]


def test_a_corner_names_no_numbers_that_the_mission_lacks() -> None:
    assert corners(2, 13)[7 - 2].multiples == ()


DIGIT_SUMS = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 1, 11: 2, 12: 3, 13: 4, 14: 5, 15: 6}


@pytest.mark.parametrize("token", range(1, 10))
@pytest.mark.parametrize("number", NUMBERS)
def test_tokens(token: int, number: int) -> None:
    assert token_fits(token, f"red{number}", "digit_sum") == (DIGIT_SUMS[number] == token)
    assert token_fits(token, f"red{number}", "factor") == (number in range(token, 16, token))


def test_there_are_70_cards_and_5_special_ones() -> None:
    assert len(number_cards(SUITS, 2, 15)) == 70
    assert len(special_cards(SUITS)) == 5
    assert len(ALL_CARDS) == 75


@pytest.mark.parametrize("mission", ["training_1", "training_3", "sealing_wax"])
def test_bit_masks_of_cards_say_the_same(mission: str) -> None:
    known = deductions(mission)
    for clue in known.bits:
        for card in known.cards:
            assert bool(known.upright[clue] & known.bits[card]) == in_common(clue, card)
