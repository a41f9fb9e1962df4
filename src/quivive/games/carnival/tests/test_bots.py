"""Bots with eyes: what they do on what they see."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Move, Seat
from quivive.engine.simulate import play, simulated_deal
from quivive.games.carnival import GAME
from quivive.games.carnival.bots.levels import LEVELS
from quivive.games.carnival.bots.play import play as decide
from quivive.games.carnival.model import (
    Accuse,
    Call,
    CarnivalAction,
    CarnivalOptions,
    Contact,
    Look,
    Wink,
)
from quivive.games.carnival.tests.builders import Table, carnival, round_of_calls, together

SHARP = replace(LEVELS["sharp"], notices=1.0)
BLIND = replace(LEVELS["novice"], notices=-1.0, hunch=0.0)


def wants(table: Table, seat: int, level: object = SHARP) -> Move[CarnivalAction]:
    view = table.sees(seat)
    move = decide(level, view, GAME.legal(view), Dice(b"a bot", 0))  # type: ignore[arg-type]
    assert move is not None
    return move


@pytest.fixture
def called() -> Table:
    """Seat 0 has called 8, which seat 1 holds."""
    return carnival().calls(8)


def test_a_partner_winks_when_the_caller_alone_looks(called: Table) -> None:
    assert wants(called.look(1, 0).look(0, 1), 1).action == Wink()


def test_a_partner_looks_back_when_the_caller_looks(called: Table) -> None:
    assert wants(called.look(0, 1), 1).action == Look(Seat(0))


@pytest.mark.parametrize(("level", "watchers"), [("novice", 1), ("regular", 0), ("sharp", 0)])
def test_a_partner_does_not_wink_before_too_many_eyes(called: Table, level: str, watchers: int) -> None:
    called.look(1, 0).look(0, 1)
    for seat in (2, 3, 4)[:watchers]:
        called.look(seat, 1)
    assert wants(called, 1, LEVELS[level]).action == Wink()
    called.look((2, 3, 4)[watchers], 1)
    assert isinstance(wants(called, 1, LEVELS[level]).action, Look)


def test_a_partner_dares_more_in_the_last_turn(called: Table) -> None:
    called.calls(15, 22, 29).look(1, 0).look(0, 1).look(3, 1)
    assert wants(called, 1).action == Wink()


def test_a_partner_who_has_winked_does_not_wink_again(called: Table) -> None:
    called.look(0, 1).wink(1, 0)
    assert wants(called, 1).action != Wink()


def test_nobody_else_winks(called: Table) -> None:
    called.look(2, 0).look(0, 2)
    assert isinstance(wants(called, 2).action, Look)


def test_whoever_saw_a_wink_accuses(called: Table) -> None:
    assert wants(called.look(3, 1).wink(1, 0), 3).action == Accuse(Seat(1), 8)


def test_whoever_looked_elsewhere_does_not(called: Table) -> None:
    assert not isinstance(wants(called.look(3, 2).wink(1, 0), 3).action, Accuse)


def test_a_wink_can_be_missed(called: Table) -> None:
    assert not isinstance(wants(called.look(3, 1).wink(1, 0), 3, BLIND).action, Accuse)


def test_a_bot_can_be_fooled_by_two_who_look_at_each_other(called: Table) -> None:
    """No wink was made, and seat 2 is nobody's partner."""
    gullible = replace(LEVELS["novice"], hunch=1.0)
    assert wants(called.look(2, 0).look(0, 2), 3, gullible).action == Accuse(Seat(2), 8)


def test_the_caller_names_whoever_winked() -> None:
    table = carnival().calls(8).look(0, 1).wink(1, 0).calls(15, 22, 29, 1)
    assert wants(table, 0).action == Contact(Seat(1))


def test_what_was_seen_is_of_use_when_somebody_calls_the_number_again() -> None:
    table = carnival().calls(8).look(0, 1).wink(1, 0).calls(15, 22, 29, 1).calls(20, 16, 8)
    assert wants(table, 0).action == Accuse(Seat(1), 8)


def test_a_sharp_bot_calls_a_number_whose_holder_it_knows() -> None:
    table = carnival().calls(8).look(2, 1).wink(1, 0).calls(15).look(2, None).but(counter=(4, 4, 0, 4, 4))
    table.but(calls=()).open()
    assert wants(table, 2).action == Call(8)


def test_in_one_room_a_bot_goes_by_the_odds() -> None:
    table = together().calls(8, 15, 22, 29, 1).but(ruled_out=((8,), (), (8,), (8,), (8,)))
    assert wants(table, 0, LEVELS["sharp"]).action == Contact(Seat(1))


def test_looks_keep_a_human_pace() -> None:
    for level in LEVELS.values():
        after = wants(round_of_calls(), 3, level).after
        assert 900 <= after <= 4_500


def test_a_glance_that_does_not_matter_changes_neither_thought_nor_time(called: Table) -> None:
    before = wants(called, 2)
    assert wants(called.look(4, 3), 2) == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_seed_is_the_same_game(seats: int) -> None:
    deal = simulated_deal(GAME, CarnivalOptions(), seats, "twice")
    once, twice = (play(GAME, deal, [GAME.bots["regular"]] * seats) for _ in range(2))
    assert once.steps == twice.steps
    assert once.refused == []


def test_partners_are_found_and_strangers_are_caught() -> None:
    """A game is lively: both ways to score come up often, and it ends within a quarter of an hour."""
    played = play(GAME, simulated_deal(GAME, CarnivalOptions(), 5, "lively"), [GAME.bots["regular"]] * 5)
    state = played.match.state
    assert played.steps[-1].at < Millis(15 * 60_000)
    assert sum(state.caught) >= 2
    assert sum(len(cards) for cards in state.face_up) - 2 * sum(state.caught) >= 6
