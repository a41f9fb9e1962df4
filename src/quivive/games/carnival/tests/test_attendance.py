"""People who leave and come back (R10, R17, R18)."""

from __future__ import annotations

from quivive.engine.game import Seat
from quivive.games.carnival import GAME
from quivive.games.carnival.model import Accuse, Call, Contact, LastTurn, Look, Wink
from quivive.games.carnival.tests.builders import carnival, round_of_calls, together


def test_a_seat_that_is_left_out_is_skipped_and_its_pawn_lifted() -> None:
    table = round_of_calls().attend(out=[1]).calls(20)
    view = table.sees(None)
    assert view.mover == 2
    assert view.calls[1] is None
    assert view.last_turn == LastTurn(seat=Seat(1), ending="skipped", number=None)
    assert view.cards[1] == 7


def test_several_in_a_row_are_skipped() -> None:
    assert carnival().attend(out=[1, 2]).calls(8).sees(None).mover == 3


def test_a_player_to_move_who_is_left_out_is_skipped_at_once() -> None:
    table = carnival().attend(out=[0])
    assert table.sees(None).mover == 1
    assert table.sees(None).last_turn == LastTurn(seat=Seat(0), ending="skipped", number=None)


def test_skips_do_not_wait_for_the_least_time() -> None:
    """R19"""
    assert carnival().attend(out=[0]).now == 0


def test_back_before_their_turn_a_player_keeps_their_call() -> None:
    """R17"""
    table = round_of_calls().attend(out=[2]).attend()
    assert table.sees(None).calls[2] is not None


def test_a_contact_already_made_stands_though_its_player_is_left_out() -> None:
    table = round_of_calls()
    table.act(0, Contact(Seat(1)), table.made(settled=300)).attend(out=[0])
    assert table.sees(None).mover == 1
    assert table.expire().judged[0].right


def test_whoever_is_left_out_cannot_act_and_is_not_reminded() -> None:
    table = carnival().calls(8)
    assert table.sees(1).partner_of
    table.attend(out=[1])
    assert table.sees(1).partner_of == ()
    assert GAME.legal(table.sees(1)) == ()
    for action in (Look(Seat(0)), Wink(), Accuse(Seat(0), 8), Call(20)):
        assert table.refusal(1, action) == "left_out"


def test_whoever_is_left_out_looks_at_the_crowd() -> None:
    """R18"""
    table = carnival().look(3, 1).look(1, 3).attend(out=[3])
    assert table.sees(None).gazes == (None, 3, None, None, None)


def test_turns_left_do_not_count_seats_that_are_left_out() -> None:
    table = carnival().calls(8)
    assert table.sees(1).partner_of[0].turns_left == 4
    assert table.attend(out=[3]).sees(1).partner_of[0].turns_left == 3


def test_fewer_than_three_in_play_end_the_game() -> None:
    table = carnival(4).attend(out=[1])
    assert table.outcome() is None
    outcome = table.attend(out=[1, 2]).outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("too_few_players", (4, 4, 4, 4))


def test_a_bot_plays_on_for_whoever_left_for_good() -> None:
    """R18"""
    table = together().attend(gone=[0]).calls(8)
    assert table.sees(None).mover == 1
    assert table.sees(None).away == ()


def test_nothing_changes_once_the_game_is_over() -> None:
    table = carnival(4).attend(out=[1, 2])
    assert table.attend(out=[]).outcome() is not None
    assert table.sees(None).mover == 0
