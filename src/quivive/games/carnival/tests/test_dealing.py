"""Before the first turn."""

from __future__ import annotations

import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal
from quivive.games.carnival import GAME
from quivive.games.carnival.model import CarnivalOptions
from quivive.games.carnival.tests.builders import Table, carnival, together

CARDS = {4: (36, 9), 5: (35, 7), 6: (36, 6), 7: (35, 5), 8: (32, 4)}


@pytest.mark.parametrize(("seats", "cards"), CARDS.items())
def test_each_number_lies_in_the_crowd_and_in_one_hand(seats: int, cards: tuple[int, int]) -> None:
    agents, each = cards
    state = Table.set_up(CarnivalOptions(), seats).state
    numbers = list(range(1, agents + 1))
    assert sorted(state.crowd) == numbers
    assert sorted(card for hand in state.hands for card in hand) == numbers
    assert {len(hand) for hand in state.hands} == {each}


@pytest.mark.parametrize(("seats", "cards", "each"), [(4, 3, 3), (8, 3, 3), (8, 9, 4), (5, 2, 2)])
def test_a_shorter_game_deals_fewer_cards_and_has_a_smaller_crowd(seats: int, cards: int, each: int) -> None:
    state = Table.set_up(CarnivalOptions(cards=cards), seats).state
    assert sorted(state.crowd) == list(range(1, each * seats + 1))
    assert {len(hand) for hand in state.hands} == {each}


def test_everybody_holds_four_counter_intelligence_cards_worth_a_point_each() -> None:
    assert carnival(6).sees(None).counter == (4,) * 6
    assert carnival(6).points() == (4,) * 6


def test_crowd_hands_and_the_first_player_are_by_lot() -> None:
    tables = [Table.set_up(CarnivalOptions(), 6, seed).state for seed in range(12)]
    assert len({state.crowd for state in tables}) == 12
    assert len({state.hands for state in tables}) == 12
    assert len({state.mover for state in tables}) > 3
    assert len({state.blink_seed for state in tables}) == 12


def test_the_table_may_agree_on_who_begins() -> None:
    assert Table.set_up(CarnivalOptions(first=3), 5).state.mover == 3


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (CarnivalOptions(first=4), "no_such_first_player"),
        (CarnivalOptions(least_seconds=20, turn_seconds=20), "no_time_to_call"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: CarnivalOptions, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        GAME.setup(options, 4, Dice(b"deal", 0))


def test_apart_a_turn_lasts_eight_to_thirty_seconds() -> None:
    view = carnival().sees(0)
    assert (view.calling_open, view.opens_at, view.deadline) == (False, 8_000, 30_000)


def test_together_no_clock_runs() -> None:
    view = together().sees(0)
    assert (view.calling_open, view.opens_at, view.deadline) == (True, None, None)
    assert GAME.deadline(together().state) is None


def test_a_least_time_of_nothing_opens_the_calling_at_once() -> None:
    assert carnival(least_seconds=0).sees(0).calling_open
