"""The clue board and the easy grid: from all public clues of a suspect together, from nothing else (R10)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quivive.engine.game import Seat
from quivive.games.crosshairs.actions import Clue, Detain, Exchange, Wait
from quivive.games.crosshairs.content.cards import ALL_CARDS, in_common, number_cards
from quivive.games.crosshairs.content.missions import nameable
from quivive.games.crosshairs.model import Boards, CrosshairsOptions, Laid
from quivive.games.crosshairs.rules.deduction import board, grid
from quivive.games.crosshairs.tests.builders import Table, dealt

DECK = nameable("training_3")


def clues(*laid: tuple[str, bool]) -> tuple[Laid, ...]:
    return tuple(Laid(Seat(0), upright, card=card) for card, upright in laid)


def test_without_clues_nothing_is_struck() -> None:
    found = board("training_1", ())
    assert (found.struck_suits, found.struck_numbers) == ((), ())
    assert grid("training_1", ()) == number_cards(("red", "black", "yellow"), 2, 13)


def test_a_sideways_clue_strikes_its_suit_and_every_number_in_common_with_its_own() -> None:
    found = board("training_1", clues(("red6", False)))
    assert found.struck_suits == ("red",)
    assert found.struck_numbers == (2, 3, 6, 12)


def test_an_upright_clue_alone_strikes_nothing() -> None:
    found = board("training_1", clues(("red6", True)))
    assert (found.struck_suits, found.struck_numbers) == ((), ())


def test_clues_together_strike_what_none_of_them_does_alone() -> None:
    """Not red, so the upright red card speaks of the number: 11 can only be 11 itself."""
    found = board("training_1", clues(("red11", True), ("red4", False)))
    assert found.struck_suits == ("red",)
    assert found.struck_numbers == (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13)
    assert grid("training_1", clues(("red11", True), ("red4", False))) == ("black11", "yellow11")


def test_a_special_card_strikes_suits_alone() -> None:
    found = board("sealing_wax", clues(("red_special", False)))
    assert (found.struck_suits, found.struck_numbers) == (("red",), ())
    assert board("sealing_wax", clues(("red_special", True))).struck_suits == ("black", "yellow", "blue")


def test_a_card_laid_as_a_clue_is_not_the_suspect() -> None:
    assert "red11" not in grid("training_1", clues(("red11", True)))


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(DECK), st.lists(st.sampled_from(DECK), max_size=6, unique=True))
def test_grid_and_board_match_a_brute_force_search(suspect: str, laid: list[str]) -> None:
    known = clues(*((card, in_common(card, suspect)) for card in laid if card != suspect))
    left = [
        card
        for card in DECK
        if all(clue.card != card and in_common(clue.card or "", card) == clue.upright for clue in known)
    ]
    assert grid("training_3", known) == tuple(left)
    assert suspect in left
    rows = board("training_3", known)
    suits = {ALL_CARDS[card].suit for card in left}
    assert set(rows.struck_suits) == {"red", "black", "yellow", "blue"} - suits
    assert set(rows.struck_numbers) == set(range(2, 16)) - {ALL_CARDS[card].number for card in left}


def played(boards: Boards) -> Table:
    """Two suspects with clues; other cards are seen elsewhere, and a shot has missed."""
    options = CrosshairsOptions(mission="training_1", boards=boards)
    table = dealt("red4 black2", "black4 yellow4", suspects="black11 red6", options=options).begin()
    table.plays(Detain(), Detain(), Clue("red4", 1), Exchange("black4", 1))
    return table.plays(Wait()).fire(1, "black13")


@pytest.mark.parametrize(
    ("boards", "board_shown", "grid_shown"),
    [("on", True, False), ("off", False, False), ("easy", False, True)],
)
def test_the_option_decides_what_is_shown(boards: Boards, board_shown: bool, grid_shown: bool) -> None:
    (standing,) = played(boards).sees(None).stands[0]
    assert (standing.board is not None, standing.grid is not None) == (board_shown, grid_shown)


def test_misses_and_cards_seen_elsewhere_do_not_count() -> None:
    (standing,) = played("easy").sees(1).stands[0]
    assert standing.grid is not None
    assert standing.missed == ("black13",)
    assert "black13" in standing.grid
    assert "black4" not in standing.grid


def test_a_mission_without_boards_has_none_whatever_the_option_says() -> None:
    options = CrosshairsOptions(mission="power_cut", boards="easy")
    view = dealt(options=options).begin().act(0, Detain()).sees(0)
    assert view.boards == "off"
    assert (view.stands[0][0].board, view.stands[0][0].grid) == (None, None)
