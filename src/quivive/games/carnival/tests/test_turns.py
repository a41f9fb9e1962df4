"""A turn: contact, call, pass, and the clock."""

from __future__ import annotations

from quivive.engine.game import Seat
from quivive.games.carnival import GAME
from quivive.games.carnival.model import Call, Contact, LastTurn
from quivive.games.carnival.tests.builders import Table, carnival, round_of_calls, together


def called(table: Table, seat: int) -> int | None:
    call = table.sees(None).calls[seat]
    return None if call is None else call.number


def test_a_call_moves_the_pawn_and_the_turn() -> None:
    table = carnival().calls(8)
    assert called(table, 0) == 8
    assert table.sees(None).mover == 1
    assert table.sees(None).last_turn == LastTurn(seat=Seat(0), ending="called", number=8)


def test_the_calling_opens_with_a_public_step_that_moves_no_beat() -> None:
    table = carnival()
    before = table.sees(0)
    after = table.expire().sees(0)
    assert table.now == 8_000
    assert not before.calling_open
    assert after.calling_open
    assert before.beat == after.beat
    assert not any(isinstance(action, Call) for action in GAME.legal(before))
    assert sum(isinstance(action, Call) for action in GAME.legal(after)) == 35 - 7


def test_when_time_is_up_the_clock_calls_by_lot() -> None:
    """R6, R9"""
    table = carnival().open().expire()
    assert table.now == 30_000
    view = table.sees(None)
    assert view.mover == 1
    assert view.last_turn is not None
    assert view.last_turn.ending == "timed_out"
    assert view.last_turn.number not in range(1, 8)


def test_the_clock_calls_anybody_whom_the_player_might_call() -> None:
    """R6: a random legal call, so never a number of the player's own, nor one with a pawn on it."""
    state = carnival(4).calls(10).open().holding((2, 3), (10, 11), (12, 19), (20, 28)).state
    drawn = {Table(state, draws=draw).skip().sees(None).calls[1] for draw in range(40)}
    assert {call.number for call in drawn if call} == {2, 3, 12, 19, 20, 28}


def test_a_time_out_forgoes_the_contact() -> None:
    """R6"""
    table = round_of_calls().open().expire()
    assert table.judged == []
    assert table.sees(None).cards == (7,) * 5


def test_calling_without_contact_forgoes_it() -> None:
    table = round_of_calls().calls(20)
    assert table.sees(None).cards == (7,) * 5
    assert called(table, 0) == 20


def test_the_old_card_can_be_called_again_by_others() -> None:
    table = round_of_calls().calls(20)
    assert table.refusal(1, Call(8)) == "calling_not_open"
    assert 8 in table.open().sees(1).callable
    assert table.calls(16, 8).sees(None).mover == 3


def test_a_contact_before_the_calling_opens_is_welcome() -> None:
    table = round_of_calls()
    assert Contact(Seat(1)) in GAME.legal(table.sees(0))
    assert table.contact(1).now < 8_000 * 6


def test_nobody_calls_while_their_contact_waits_for_its_answer() -> None:
    table = together(5).calls(8, 15, 22, 29, 1)
    table.act(0, Contact(Seat(1)), table.made(settled=300))
    assert table.refusal(0, Call(20)) == "contact_under_way"
    assert table.refusal(0, Contact(Seat(2))) == "contact_under_way"
    assert not any(isinstance(action, Call | Contact) for action in GAME.legal(table.sees(0)))
    assert table.expire().calls(20).sees(None).mover == 1


def test_a_contact_in_time_stands_though_the_clock_calls_meanwhile() -> None:
    table = round_of_calls().open()
    limit = table.state.limit
    assert limit is not None
    table.wait(limit - table.now - 50)
    table.act(0, Contact(Seat(1)), table.made(settled=300)).expire()
    assert table.now == limit
    assert table.sees(None).mover == 1
    [scene] = table.expire().judged
    assert (scene.kind, scene.right, scene.number) == ("contact", True, 8)


def test_whoever_has_nobody_to_call_passes_and_lifts_the_pawn() -> None:
    """R2"""
    table = together(4).calls(10, 19, 28, 1).holding((1, 2), (10,), (19,), (28,))
    assert GAME.legal(table.sees(0))[-1] == Call(None)
    table.calls(None)
    assert called(table, 0) is None
    assert table.sees(None).last_turn == LastTurn(seat=Seat(0), ending="passed", number=None)
    assert 10 in table.sees(None).callable


def test_a_contact_is_still_allowed_to_whoever_must_pass() -> None:
    """R2"""
    table = together(4).calls(10, 19, 28, 1).holding((1, 2), (10, 11), (19,), (28,)).but(turned=(11,))
    assert Contact(Seat(1)) in GAME.legal(table.sees(0))
    assert table.contact(1).sees(None).face_up == ((10,), (10,), (), ())
    assert table.calls(None).sees(None).mover == 1


def test_passes_wait_for_the_least_time_too() -> None:
    table = carnival(4).calls(10, 19, 28, 1).holding((1, 2), (10,), (19,), (28,))
    assert table.refusal(0, Call(None)) == "calling_not_open"


def test_the_tables_skip_is_a_time_out_even_before_the_calling_opens() -> None:
    view = carnival().skip().sees(None)
    assert view.mover == 1
    assert view.last_turn is not None
    assert view.last_turn.ending == "timed_out"


def test_a_skip_with_nobody_to_call_is_a_pass() -> None:
    table = together(4).calls(10, 19, 28, 1).holding((1, 2), (10,), (19,), (28,))
    assert table.skip().sees(None).last_turn == LastTurn(seat=Seat(0), ending="passed", number=None)


def test_rounds_count_the_seats_dealt() -> None:
    assert carnival().sees(None).round == 1
    assert round_of_calls().sees(None).round == 2


def race(table: Table) -> int:
    contest = GAME.race(table.state)
    assert contest is not None
    return contest.number


def test_each_turn_is_a_race_of_its_own_which_no_look_or_wink_begins() -> None:
    """R14: it counts from the end of the last turn, however that ended."""
    table = carnival().calls(8)
    first = race(table)
    table.open().look(0, 1).wink(1, 0).accuse(3, 2, 8).expire()
    assert race(table) == first
    assert race(table.calls(15)) == first + 1
    assert race(table.skip()) == first + 2
    assert race(table.attend(out=[3])) == first + 3


def test_whoever_has_no_counter_card_is_not_waited_for_in_the_race() -> None:
    table = carnival().calls(8).but(counter=(4, 4, 0, 4, 4)).attend(out=[4])
    contest = GAME.race(table.state)
    assert contest is not None
    assert contest.free == (0, 1, 3)
