"""How a mission is won or lost, and the clock."""

from __future__ import annotations

import pytest

from quivive.engine.game import Outcome, Seat
from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import Clue, Detain, Exchange, Ready, Stop, Wait
from quivive.games.crosshairs.model import CrosshairsOptions
from quivive.games.crosshairs.tests.builders import Table, dealt, setup


def two(bullets: int = 5, suspects: str = "red6 black11", hq: str | None = None) -> Table:
    table = dealt("red2 black2", "red3 black3", suspects=suspects, bullets=bullets, hq=hq).begin()
    return table.detain_all()


def test_won_when_the_deck_is_empty_and_every_suspect_is_named() -> None:
    table = two().fire(2, "black11").act(0, Stop())
    assert table.outcome() is None
    table.fire(1, "red6")
    assert table.outcome() == Outcome("all_named", (1, 1), (Seat(0), Seat(1)))
    assert GAME.deadline(table.state) is None


def test_not_won_while_a_suspect_is_in_the_deck() -> None:
    table = two(suspects="red6 black11 yellow9").fire(2, "black11").act(0, Stop()).fire(1, "red6")
    assert table.outcome() is None


def test_lost_with_fewer_bullets_than_suspects_in_deck_and_stands() -> None:
    table = two(bullets=3).fire(2, "black12")
    assert table.outcome() is None
    table.fire(1, "red7")
    assert table.outcome() == Outcome("too_few_bullets", (0, 0), ())


def test_as_many_bullets_as_suspects_are_enough() -> None:
    table = two(bullets=2).fire(2, "black11").act(0, Stop()).fire(1, "red6")
    assert table.reason() == "all_named"


def test_suspects_in_the_deck_count_too() -> None:
    assert two(bullets=3, suspects="red6 black11 yellow9").fire(2, "black12").reason() == "too_few_bullets"


def test_lost_when_the_agent_to_move_can_do_none_of_the_actions() -> None:
    table = dealt("red2", "black2 black3", suspects="red6", hq="yellow2").begin()
    table.act(0, Detain()).act(1, Exchange("black2", 1)).act(0, Clue("red2", 1)).act(1, Exchange("black3", 1))
    assert table.turn == 0
    assert table.outcome() == Outcome("no_action_left", (0, 0), ())


def test_not_lost_while_there_is_something_to_shoot_at() -> None:
    table = dealt("red2", "black2", suspects="red6", hq="yellow2").begin()
    table.act(0, Detain()).act(1, Exchange("black2", 1)).act(0, Clue("red2", 1))
    assert (table.turn, table.outcome()) == (1, None)
    assert {type(action).__name__ for action in table.legal(1)} == {"Aim"}


def test_not_lost_while_a_suspect_can_be_detained_with_an_empty_hq() -> None:
    table = dealt("", "", suspects="red6", hq="yellow2").begin().act(0, Wait())
    assert table.outcome() is None
    assert table.legal(1) == (Detain(),)


def timed(agents: int = 2) -> Table:
    return setup(CrosshairsOptions(mission="training_3", first=0), agents)


def test_the_clock_runs_from_the_first_turn_not_from_the_briefing() -> None:
    table = timed().wait(30_000)
    assert table.sees(None).time_over_at is None
    table.begin()
    assert table.sees(None).time_over_at == 30_000 + 15 * 60_000
    assert GAME.deadline(table.state) == 930_000


def test_time_is_up_to_the_millisecond() -> None:
    table = timed().begin().wait(15 * 60_000 - 1)
    assert table.refusal(0, Detain()) is None
    table.wait(1)
    assert table.refusal(1, Detain()) == "time_over"
    assert table.skip().outcome() == Outcome("time_over", (0, 0), ())


@pytest.mark.parametrize("before", ["training_1", "training_2"])
def test_other_missions_have_no_clock(before: str) -> None:
    table = setup(CrosshairsOptions(mission=before, first=0), 2).begin()
    assert table.sees(None).time_over_at is None
    assert GAME.deadline(table.state) is None


def test_a_shot_being_shown_does_not_stop_the_clock() -> None:
    table = timed().begin().detain_all().wait(15 * 60_000 - 1_000)
    wrong = next(card for card in ("red2", "red3") if card != table.suspect(2).card)
    table.fire(2, wrong)
    assert table.reason() == "time_over"


def test_ready_after_the_end_is_refused_and_nothing_is_legal() -> None:
    table = two().fire(2, "black11").act(0, Stop()).fire(1, "red6")
    assert table.refusal(0, Ready()) == "game_over"
    assert all(not table.legal(seat) for seat in range(2))


def test_everything_is_open_when_the_game_is_over() -> None:
    table = two(bullets=2).fire(2, "black12")
    reveal = table.sees(None).reveal
    assert reveal is not None
    assert reveal.stands == (("red6",), ("black11",))
    assert reveal.hands == table.state.hands
    assert reveal.face_down == table.state.face_down
