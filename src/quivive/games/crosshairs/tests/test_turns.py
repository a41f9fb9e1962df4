"""A turn: the five actions, one at a time, clockwise, and the hand limit at its end."""

from __future__ import annotations

import pytest

from quivive.games.crosshairs.actions import Clue, Detain, Discard, Draw, Exchange, Stop, Wait
from quivive.games.crosshairs.model import CrosshairsOptions
from quivive.games.crosshairs.tests.builders import Table, dealt, setup


def begun(*hands: str, hq: str | None = None, suspects: str = "red6 black11") -> Table:
    return dealt(*hands, hq=hq, suspects=suspects).begin()


def test_turns_go_clockwise_and_rounds_are_counted() -> None:
    table = begun()
    turns = []
    for _ in range(7):
        turns.append((table.state.round, table.turn))
        table.plays(Wait())
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_the_host_may_pick_who_moves_first_otherwise_it_is_by_lot() -> None:
    picked = {setup(CrosshairsOptions(first=2), seed=seed).state.first for seed in range(10)}
    by_lot = {setup(seed=seed).state.first for seed in range(20)}
    assert picked == {2}
    assert by_lot == {0, 1, 2}


def test_detain_takes_the_top_suspect_and_discards_the_top_of_hq_unseen() -> None:
    table = begun(hq="yellow2 yellow3").act(0, Detain())
    assert table.suspect(1).card == "red6"
    assert table.state.stands[0] == (table.suspect(1),)
    assert table.state.suspects == ("black11",)
    assert table.state.hq == ("yellow3",)
    assert table.state.face_down == ("yellow2",)
    assert table.turn == 1


def test_detain_with_an_empty_hq_is_allowed_and_discards_nothing() -> None:
    table = begun(hq="").act(0, Detain())
    assert table.state.face_down == ()
    assert table.suspect(1).card == "red6"


CLUES = [
    ("red13", True, "same suit"),
    ("black6", True, "same number"),
    ("black12", True, "a multiple"),
    ("black3", True, "a divisor"),
    ("black4", False, "nothing"),
    ("yellow13", False, "nothing"),
]


@pytest.mark.parametrize(("card", "upright", "why"), CLUES)
def test_a_clue_lies_upright_exactly_when_something_is_in_common(card: str, upright: bool, why: str) -> None:
    table = begun(f"{card} yellow10", "red2").plays(Detain(), Wait()).act(0, Clue(card, 1))
    (clue,) = table.suspect(1).clues
    assert (clue.card, clue.upright, clue.by, clue.own) == (card, upright, 0, True)
    assert table.state.hands[0] == ("yellow10",)
    assert table.turn == 1


@pytest.mark.parametrize(("card", "upright", "why"), CLUES)
def test_an_exchange_is_laid_just_as_truthfully(card: str, upright: bool, why: str) -> None:
    table = begun("red2", f"{card} yellow10").act(0, Detain()).act(1, Exchange(card, 1))
    (clue,) = table.suspect(1).clues
    assert (clue.card, clue.upright, clue.by, clue.own) == (card, upright, 1, False)


def test_after_an_exchange_one_card_may_be_drawn() -> None:
    table = begun("red2", "red3", hq="yellow2 yellow3 yellow4").act(0, Detain())
    table.act(1, Exchange("red3", 1))
    assert (table.state.phase, table.turn) == ("draw", 1)
    table.act(1, Draw())
    assert table.state.hands[1] == ("yellow3",)
    assert table.turn == 0


def test_the_draw_after_an_exchange_may_be_declined() -> None:
    table = begun("red2", "red3", hq="yellow2 yellow3").act(0, Detain()).acts(1, Exchange("red3", 1), Stop())
    assert table.state.hands[1] == ()
    assert table.turn == 0


def test_an_exchange_with_an_empty_hq_ends_the_turn_at_once() -> None:
    table = begun("red2", "red3", hq="yellow2").act(0, Detain()).act(1, Exchange("red3", 1))
    assert (table.state.phase, table.turn) == ("turn", 0)


@pytest.mark.parametrize("drawn", range(4))
def test_wait_discards_one_unseen_and_lets_up_to_three_be_drawn(drawn: int) -> None:
    table = begun("red2", "red3", hq="yellow2 yellow3 yellow4 yellow5 yellow7").act(0, Wait())
    assert table.state.face_down == ("yellow2",)
    table.acts(0, *[Draw()] * drawn)
    if drawn < 3:
        table.act(0, Stop())
    assert table.state.hands[0] == ("red2", "yellow3", "yellow4", "yellow5")[: drawn + 1]
    assert table.turn == 1


def test_draws_end_when_hq_is_empty() -> None:
    table = begun("red2", "red3", hq="yellow2 yellow3").acts(0, Wait(), Draw())
    assert table.turn == 1


SEVEN = "red2 red3 red4 red5 red7 red8 red9"


def test_holding_more_than_seven_during_a_turn_is_legal_and_exactly_the_surplus_is_discarded() -> None:
    table = begun(SEVEN, "black2").acts(0, Wait(), Draw(), Draw(), Draw())
    assert len(table.state.hands[0]) == 10
    assert (table.state.phase, table.turn) == ("surplus", 0)
    table.acts(0, Discard("red2"), Discard("red9"))
    assert table.turn == 0
    table.act(0, Discard("red3"))
    assert table.state.face_up == ("red2", "red9", "red3")
    assert len(table.state.hands[0]) == 7
    assert table.turn == 1


def test_seven_cards_are_no_surplus() -> None:
    table = begun("red2 red3 red4 red5", "black2").acts(0, Wait(), Draw(), Draw(), Draw())
    assert len(table.state.hands[0]) == 7
    assert table.turn == 1


def test_the_record_says_what_everybody_saw_and_names_no_card_they_did_not() -> None:
    table = begun("red2", "red3", hq="yellow2 yellow3 yellow4 yellow5").act(0, Detain())
    table.acts(1, Exchange("red3", 1), Draw()).acts(0, Wait(), Stop())
    record = table.sees(None).record
    assert [(entry.what, entry.by) for entry in record] == [
        ("detained", 0),
        ("exchange", 1),
        ("drew", 1),
        ("waited", 0),
    ]
    assert [entry.card for entry in record] == [None, "red3", None, None]


def test_the_first_turn_begins_when_everybody_has_read_the_briefing_or_time_is_up() -> None:
    table = dealt()
    assert (table.state.phase, table.state.round) == ("briefing", 0)
    table.expire()
    assert (table.now, table.state.phase, table.state.round) == (90_000, "turn", 1)
