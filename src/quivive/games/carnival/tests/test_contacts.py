"""Contact: the player to move names whom they take for their partner."""

from __future__ import annotations

import pytest

from quivive.engine.game import Seat
from quivive.games.carnival import GAME
from quivive.games.carnival.model import Call, Contact, Scene
from quivive.games.carnival.tests.builders import Table, round_of_calls


@pytest.fixture
def table() -> Table:
    """Seat 0 has called 8, which seat 1 holds, and is to move again."""
    return round_of_calls()


def test_a_right_contact_brings_both_players_a_card_face_up(table: Table) -> None:
    view = table.contact(1).sees(None)
    assert view.face_up == ((8,), (8,), (), (), ())
    assert table.points() == (5, 5, 4, 4, 4)
    assert view.cards == (7, 6, 7, 7, 7)
    assert view.taken == (8,)
    assert view.turned == ()
    assert view.counter == (4,) * 5


def test_a_wrong_contact_turns_the_card_and_the_true_partner_lays_theirs_face_down(table: Table) -> None:
    view = table.contact(2).sees(None)
    assert view.face_up == ((),) * 5
    assert view.face_down == ((), (8,), (), (), ())
    assert table.points() == (4,) * 5
    assert view.cards == (7, 6, 7, 7, 7)
    assert view.taken == ()
    assert view.turned == (8,)


@pytest.mark.parametrize(("partner", "right"), [(1, True), (2, False)])
def test_everybody_is_shown_the_scene(table: Table, partner: int, right: bool) -> None:
    now = table.now
    [scene] = table.contact(partner).judged
    assert scene == Scene(
        serial=1,
        kind="contact",
        by=Seat(0),
        named=Seat(partner),
        number=8,
        caller=Seat(0),
        right=right,
        holder=Seat(1),
        made=table.made(ago=table.now - now).made,
    )
    assert table.sees(None).scenes == (scene,)


@pytest.mark.parametrize("partner", [1, 2])
def test_afterwards_the_call_is_over_and_another_is_due(table: Table, partner: int) -> None:
    table.contact(partner)
    assert table.sees(None).calls[0] is None
    assert table.refusal(0, Contact(Seat(3))) == "no_live_call"
    assert table.open().refusal(0, Call(8)) in ("card_taken", "card_face_down")
    assert table.calls(20).sees(None).mover == 1


def test_naming_nobody_is_no_move(table: Table) -> None:
    """R20: until the call it is still possible to name somebody."""
    table.open()
    assert Contact(Seat(1)) in GAME.legal(table.sees(0))
    assert table.contact(1).judged[0].right


def test_no_contact_in_the_first_turn() -> None:
    table = round_of_calls().but(calls=())
    assert table.refusal(0, Contact(Seat(1))) == "no_live_call"


def test_a_partner_who_is_left_out_can_be_named(table: Table) -> None:
    """R10: judged as usual."""
    assert table.attend(out=[1]).contact(1).judged[0].right


def test_nobody_learns_of_a_contact_before_it_is_judged(table: Table) -> None:
    before = [table.bytes_for(seat) for seat in (None, 1, 2, 3, 4)]
    table.act(0, Contact(Seat(2)), table.made(settled=300))
    assert [table.bytes_for(seat) for seat in (None, 1, 2, 3, 4)] == before
    assert table.sees(0).naming[0].named == 2
