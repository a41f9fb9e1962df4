"""A newcomer's first table: no clock, bots that wait for their eyes, a sign to find and one to give."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Move, Seat
from quivive.engine.simulate import Played, play, simulated_deal
from quivive.games.carnival import GAME
from quivive.games.carnival.events import CarnivalEvent, Judged, TurnBegan, TurnEnded, Winked
from quivive.games.carnival.model import (
    Call,
    CarnivalAction,
    CarnivalOptions,
    CarnivalView,
    Contact,
    Look,
    Wink,
)
from quivive.games.carnival.tests.builders import Table, carnival
from quivive.games.carnival.tests.test_bots import wants

LESSON = CarnivalOptions(cards=3, least_seconds=4, first=0, lesson=True)
LEARNER = Seat(0)
DEALS = 12
READS = 4_000
"""Milliseconds a newcomer needs for a sentence."""


def newcomer(view: CarnivalView, legal: Sequence[CarnivalAction], dice: Dice) -> Move[CarnivalAction]:
    """Slowly does what the page suggests: gives the sign that is owed, looks back, lets the others go on."""
    owed = next((call for call in view.partner_of if not call.winked), None)
    if owed and view.looking_at == owed.caller and owed.caller in view.watched_by:
        return Move(Wink(), Millis(1_500))
    if view.mover == LEARNER:
        return _own_turn(view, legal)
    own = view.calls[LEARNER]
    waits = own is not None and all(wink.number != own.number for wink in view.seen)
    courts = view.watched_by[0] if waits and view.watched_by else view.mover
    return Move(Look(owed.caller if owed else courts), Millis(READS))


def _own_turn(view: CarnivalView, legal: Sequence[CarnivalAction]) -> Move[CarnivalAction]:
    own = view.calls[LEARNER]
    seen = {wink.number: wink.seat for wink in view.seen}
    found = Contact(seen[own.number]) if own and own.number in seen else None
    action = found if found in legal else next((act for act in legal if isinstance(act, Call)), Look(None))
    assert action is not None
    return Move(action, Millis(READS))


def lesson(deal: int, first_player: Any = newcomer) -> Played:
    bots = [first_player, *[GAME.bots["novice"]] * 3]
    return play(GAME, simulated_deal(GAME, LESSON, 4, f"lesson/{deal}"), bots)


def told(played: Played) -> list[tuple[int, CarnivalEvent]]:
    return [(step.at, GAME.read_event(raw)) for step in played.steps for raw in step.events]


@pytest.mark.parametrize("deal", range(DEALS))
def test_one_sign_is_found_and_one_is_given_in_the_first_two_minutes(deal: int) -> None:
    early = [event for at, event in told(lesson(deal)) if at < 120_000]
    winks = [event for event in early if isinstance(event, Winked)]
    assert any(wink.at == LEARNER for wink in winks)
    assert any(wink.seat == LEARNER for wink in winks)
    right = [event.scene for event in early if isinstance(event, Judged) and event.scene.right]
    assert any(scene.by == LEARNER for scene in right)
    assert any(scene.named == LEARNER and scene.kind == "contact" for scene in right)


@pytest.mark.parametrize("deal", range(DEALS))
def test_turns_never_follow_each_other_faster_than_they_can_be_read(deal: int) -> None:
    ends = [at for at, event in told(lesson(deal)) if isinstance(event, TurnEnded)]
    assert min(later - earlier for earlier, later in pairwise(ends)) >= READS


@pytest.mark.parametrize("deal", range(DEALS))
def test_a_lesson_ends_within_four_minutes(deal: int) -> None:
    played = lesson(deal)
    assert not played.stalled
    assert played.refused == []
    assert played.steps[-1].at < 4 * 60_000


def test_in_the_first_round_nobody_moves_before_the_newcomer_looks_at_them() -> None:
    def stares_at_the_crowd(view: CarnivalView, legal: Any, dice: Dice) -> Move[CarnivalAction] | None:
        return newcomer(view, legal, dice) if view.mover == LEARNER else None

    turns = [event for _, event in told(lesson(0, stares_at_the_crowd)) if isinstance(event, TurnBegan)]
    assert [turn.seat for turn in turns] == [LEARNER, 1]


def test_no_clock_runs() -> None:
    table = carnival(4, lesson=True)
    assert table.sees(0).deadline is None
    assert table.calls(10).sees(0).deadline is None
    assert table.sees(2).learner == LEARNER


def test_elsewhere_nobody_is_a_learner() -> None:
    assert carnival(4).sees(0).learner is None


@pytest.mark.parametrize("deal", range(DEALS))
def test_the_first_agent_of_the_crowd_is_in_the_learners_hand(deal: int) -> None:
    view = GAME.view(simulated_deal_state(deal), LEARNER)
    assert view.crowd[0] in view.hand
    assert sorted(view.crowd) == list(range(1, 13))


def simulated_deal_state(deal: int) -> Any:
    state: Any = None
    for event in GAME.setup(LESSON, 4, Dice(b"lesson", deal)):
        state = GAME.evolve(state, event)
    return state


@pytest.fixture
def called() -> Table:
    """The learner has called 12, which seat 1, who moves next, holds."""
    return carnival(4, lesson=True, least_seconds=0).calls(12)


def test_the_partner_seeks_the_learners_eyes_and_winks_once_they_meet(called: Table) -> None:
    assert wants(called, 1).action == Look(LEARNER)
    called.look(1, 0).look(0, 1)
    assert wants(called, 1).action == Wink()


def test_the_partner_does_not_move_before_the_wink(called: Table) -> None:
    called.look(1, 0).look(0, 1).wink(1, 0)
    assert isinstance(wants(called, 1).action, Call)


def test_the_learner_has_time_to_take_a_wink_in(called: Table) -> None:
    called.look(1, 0).look(0, 1).wink(1, 0)
    assert wants(called, 1).after >= READS
    called.wait(5_000).look(1, None).look(1, 0)
    assert wants(called, 1).after < READS


def test_others_watching_do_not_keep_the_partner_from_winking(called: Table) -> None:
    called.look(1, 0).look(0, 1).look(2, 1).look(3, 1)
    assert wants(called, 1).action == Wink()


def test_whoever_waits_for_the_learners_sign_keeps_looking_at_the_learner(called: Table) -> None:
    called.look(1, 0).look(0, 1).wink(1, 0).calls(1).look(0, 1)
    assert wants(called, 1).action == Look(LEARNER)


def test_a_bot_never_misses_the_learners_sign(called: Table) -> None:
    called.calls(1).look(1, 0).wink(0, 1).calls(14, 23, 28)
    assert wants(called.look(0, 1), 1).action == Contact(LEARNER)
