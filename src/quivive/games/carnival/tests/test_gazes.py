"""Apart: where everybody looks, and who sees a wink."""

from __future__ import annotations

import pytest

from quivive.engine.game import Seat
from quivive.games.carnival import GAME
from quivive.games.carnival.model import Look, Wink
from quivive.games.carnival.tests.builders import Table, carnival, round_of_calls, together


@pytest.fixture
def table() -> Table:
    """Seat 0 calls 8, which seat 1 holds, and looks at seat 1; so does seat 3."""
    return carnival().calls(8).look(0, 1).look(3, 1)


def test_everybody_sees_where_everybody_looks(table: Table) -> None:
    assert all(table.sees(seat).gazes == (1, None, None, 1, None) for seat in (*range(5), None))
    assert table.sees(1).watched_by == (0, 3)
    assert table.sees(0).looking_at == 1


def test_a_look_moves_no_beat(table: Table) -> None:
    beat = table.sees(None).beat
    assert table.look(2, 4).sees(None).beat == beat


def test_looking_at_the_same_face_again_changes_nothing_for_others(table: Table) -> None:
    before = [table.bytes_for(seat) for seat in (1, 2, 3, 4, None)]
    table.wait(100).look(0, 1)
    assert [table.bytes_for(seat) for seat in (1, 2, 3, 4, None)] == before


def test_a_wink_is_shown_only_to_those_who_look(table: Table) -> None:
    table.look(1, 0)
    before = {seat: table.bytes_for(seat) for seat in (2, 4, None)}
    table.act(1, Wink())
    assert {seat: table.bytes_for(seat) for seat in (2, 4, None)} == before
    assert table.seen(0) == table.seen(3) == [(1, 0)]
    wink = table.sees(3).seen[0]
    assert (wink.number, wink.since, wink.until) == (8, table.now, table.now + 700)
    assert wink.seen_by == ()


def test_a_wink_counts_from_its_arrival_however_early_the_finger_was(table: Table) -> None:
    """R12"""
    table.wait(1_000).look(1, 0).act(1, Wink(), table.made(ago=400))
    assert table.sees(0).seen[0].since == table.now


def test_a_wink_moves_no_beat_and_no_deadline(table: Table) -> None:
    table.look(1, 0)
    beat, deadline = table.sees(1).beat, GAME.deadline(table.state)
    table.act(1, Wink())
    assert (table.sees(1).beat, GAME.deadline(table.state)) == (beat, deadline)


@pytest.mark.parametrize(("after", "sees"), [(0, True), (699, True), (700, False)])
def test_whoever_turns_to_look_sees_the_rest_of_it(table: Table, after: int, sees: bool) -> None:
    """R9"""
    table.wink(1, 0).wait(after).look(4, 1)
    assert table.seen(4) == ([(1, 0)] if sees else [])


def test_a_look_counts_from_its_arrival_too(table: Table) -> None:
    """R9, R12: a wink that is over when the look comes in is not seen."""
    table.wink(1, 0).wait(750).act(4, Look(Seat(1)), table.made(ago=100))
    assert table.seen(4) == []


def test_whoever_looks_away_and_back_has_seen_it_once(table: Table) -> None:
    table.wink(1, 0).wait(100).look(3, None).wait(100).look(3, 1)
    assert table.seen(3) == [(1, 0)]


def test_a_wink_that_has_begun_lasts_whatever_happens(table: Table) -> None:
    """R21: also when the winker looks away, or the number is lost to counter-intelligence."""
    table.wink(1, 0).look(1, 2).caught(3, 1, 8).look(2, 1)
    assert table.seen(2) == [(1, 0)]


def test_the_winker_sees_their_own_wink(table: Table) -> None:
    assert not table.sees(1).partner_of[0].winked
    table.wink(1, 0)
    assert table.sees(1).partner_of[0].winked
    assert table.sees(1).winking is not None
    assert table.seen(1) == []


def test_a_wink_may_be_repeated(table: Table) -> None:
    table.wink(1, 0).wait(700).act(1, Wink())
    assert table.seen(0) == [(1, 0), (1, 0)]


WINKS = {
    "at the crowd": (lambda table: table, 1, "look_at_somebody"),
    "at somebody who has not called": (lambda table: table.look(1, 2), 1, "not_their_partner"),
    "at a caller whose number is not in hand": (lambda table: table.look(2, 0), 2, "not_their_partner"),
    "at a caller whose turn has come": (
        lambda table: table.calls(15, 22, 29, 1).look(1, 0),
        1,
        "too_late_to_wink",
    ),
    "at a caller whose number was caught": (
        lambda table: table.caught(3, 1, 8).look(1, 0),
        1,
        "not_their_partner",
    ),
}


@pytest.mark.parametrize(("before", "seat", "code"), WINKS.values(), ids=WINKS)
def test_a_wink_is_refused(table: Table, before: object, seat: int, code: str) -> None:
    played = before(table)  # type: ignore[operator]
    assert played.refusal(seat, Wink()) == code


def test_the_controls_are_the_same_for_everybody(table: Table) -> None:
    """Whoever may wink is not told from the others by what they may tap."""
    kinds = [
        {type(a).__name__ for a in GAME.legal(table.sees(seat)) if isinstance(a, Look | Wink)}
        for seat in range(5)
    ]
    assert kinds == [{"Look", "Wink"}] * 5


def test_in_one_room_nobody_looks_or_winks_by_phone() -> None:
    table = together().calls(8)
    assert table.refusal(1, Look(Seat(0))) == "eyes_are_real"
    assert table.refusal(1, Wink()) == "eyes_are_real"
    assert not any(isinstance(action, Look | Wink) for action in GAME.legal(table.sees(1)))


class TestPartners:
    """R8: the live calls that a seat is the partner for, with the turns left."""

    def test_turns_left_run_down_to_the_last_turn_before_the_callers(self) -> None:
        table = carnival().calls(8)
        left = []
        for number in (15, 22, 29):
            left.append(table.sees(1).partner_of[0].turns_left)
            table.calls(number)
        assert [*left, table.sees(1).partner_of[0].turns_left] == [4, 3, 2, 1]

    def test_it_is_too_late_when_the_callers_turn_has_begun(self) -> None:
        assert [call.caller for call in round_of_calls().sees(1).partner_of] == []

    def test_the_most_urgent_call_comes_first(self) -> None:
        table = carnival().calls(29, 30, 31)
        assert [(call.caller, call.turns_left) for call in table.sees(4).partner_of] == [
            (0, 2),
            (1, 3),
            (2, 4),
        ]

    def test_nobody_else_is_told(self) -> None:
        table = carnival().calls(8)
        assert all(table.sees(seat).partner_of == () for seat in (0, 2, 3, 4, None))
