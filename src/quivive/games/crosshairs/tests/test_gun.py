"""Eliminate: lift, aim, name, fire; the shot on everybody's screen; the reward."""

from __future__ import annotations

import pytest

from quivive.games.crosshairs.actions import (
    Aim,
    Clue,
    Detain,
    Exchange,
    Fire,
    Lower,
    Stop,
    Take,
    TakeBlind,
    Wait,
)
from quivive.games.crosshairs.tests.builders import Table, dealt


def armed(suspects: str = "red6 black11 yellow9", bullets: int = 5) -> Table:
    """Three agents, the first two with a suspect and a clue each; the third is to move."""
    table = dealt("red2 black2", "red3 black3", "red4 black4", suspects=suspects, bullets=bullets).begin()
    return table.plays(Detain(), Detain(), Wait(), Clue("red2", 1), Clue("red3", 2))


def test_lifting_aiming_elsewhere_and_lowering_the_gun_costs_nothing() -> None:
    table = armed().act(2, Aim(1))
    assert (table.state.phase, table.sees(None).aim) == ("aim", 1)
    table.act(2, Aim(2)).act(2, Lower())
    assert (table.state.phase, table.state.aim, table.state.bullets) == ("turn", None, 5)
    assert Wait() in table.legal(2)


def test_a_right_shot_shuffles_the_suspect_into_hq_and_discards_its_clues_face_up() -> None:
    table = armed()
    before = set(table.state.hq)
    table.acts(2, Aim(1), Fire("red6"))
    assert table.state.bullets == 4
    assert set(table.state.hq) == {*before, "red6"}
    assert table.state.face_up == ("red2",)
    assert table.state.stands[0] == ()
    assert table.sees(None).returned == ("red6",)


def test_the_shuffle_is_by_lot() -> None:
    orders = set()
    for draw in range(5):
        table = Table(armed().state, draws=100 * draw)
        orders.add(table.acts(2, Aim(1), Fire("red6")).state.hq)
    assert len(orders) == 5


def test_a_wrong_shot_costs_the_bullet_and_leaves_everything_else() -> None:
    table = armed()
    before = table.state
    table.acts(2, Aim(1), Fire("red7"))
    assert table.state.bullets == 4
    assert (table.state.hq, table.state.face_up) == (before.hq, before.face_up)
    assert table.suspect(1).clues == before.stands[0][0].clues
    assert table.suspect(1).missed == ("red7",)


@pytest.mark.parametrize(("card", "right"), [("red6", True), ("red7", False)])
def test_every_screen_has_a_moment_to_show_the_shot(card: str, right: bool) -> None:
    table = armed().wait(1000).acts(2, Aim(1), Fire(card))
    view = table.sees(None)
    assert view.phase == "shot"
    assert view.shot is not None
    assert (view.shot.by, view.shot.at, view.shot.suspect) == (2, 0, 1)
    assert (view.shot.card, view.shot.right) == (card, right)
    assert view.deadline == table.now + 5_000
    assert all(not table.legal(seat) for seat in range(3))
    assert table.expire().state.phase == ("reward" if right else "turn")


def test_after_a_wrong_shot_the_next_agent_moves() -> None:
    table = armed().fire(1, "red7")
    assert (table.state.phase, table.turn, table.state.shot) == ("turn", 0, None)


def test_the_reward_may_be_any_card_of_the_face_up_discard_and_everybody_sees_which() -> None:
    table = armed().fire(1, "red6").act(2, Take("red2"))
    assert "red2" in table.state.hands[2]
    assert table.state.face_up == ()
    assert table.sees(0).open == ((), (), ("red2",))
    assert table.turn == 0


def test_a_card_that_everybody_saw_being_taken_is_no_longer_open_once_it_is_played() -> None:
    table = armed().fire(1, "red6").act(2, Take("red2")).plays(Wait(), Wait())
    table.act(2, Exchange("red2", 2))
    assert table.sees(0).open == ((), (), ())


@pytest.mark.parametrize("position", [0, 1, 2])
def test_a_face_down_card_is_taken_blind_by_its_position(position: int) -> None:
    table = armed().fire(1, "red6")
    lying = table.state.face_down
    assert len(lying) == 3
    table.act(2, TakeBlind(position))
    assert table.state.hands[2][-1] == lying[position]
    assert table.state.face_down == tuple(card for card in lying if card != lying[position])
    assert table.sees(0).open == ((), (), ())
    assert lying[position] not in table.bytes_for(0).decode()
    assert lying[position] in table.sees(2).hand


def test_the_reward_may_be_declined() -> None:
    table = armed().fire(1, "red6").act(2, Stop())
    assert (len(table.state.hands[2]), table.turn) == (2, 0)


def test_a_reward_over_the_hand_limit_makes_a_surplus() -> None:
    table = dealt("red2", "black2", "red3 red4 red5 red7 red8 red9 red10", suspects="red6 black11").begin()
    table.plays(Detain(), Detain(), Wait(), Clue("red2", 1), Wait()).fire(1, "red6").act(2, Take("red2"))
    assert (table.state.phase, table.turn) == ("surplus", 2)


def test_an_agent_whose_suspect_was_named_may_detain_the_next() -> None:
    table = armed().fire(1, "red6").act(2, Stop()).act(0, Detain())
    assert table.suspect(3).card == "yellow9"
    assert table.state.stands[0] == (table.suspect(3),)


def test_a_suspect_that_was_named_can_be_drawn_again() -> None:
    table = armed().fire(1, "red6").act(2, Stop())
    assert "red6" in table.state.hq
