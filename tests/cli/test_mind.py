"""A bot over the socket thinks again for the same reasons as a table's own bot."""

import asyncio
import importlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from quivive.client import Refusal
from quivive.engine import registry
from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Move, Seat
from quivive.engine.match import Match, deal_out
from quivive.engine.simulate import simulated_deal
from tests import peek, toy

bots: Any = importlib.import_module("quivive.cli.bot")
ME = Seat(0)


class Table:
    """Peek as seat 0 sees it through a client."""

    def __init__(self) -> None:
        match, dealt = deal_out(peek.GAME, simulated_deal(peek.GAME, toy.HushOptions(), 3, "mind"))
        self.match: Match = match.after(dealt)
        self.table: dict[str, Any] = {"phase": "game", "paused_at": None, "playing": "peek"}
        self.acted: list[Any] = []
        self.limited = False

    @property
    def view(self) -> Any:
        return peek.GAME.view(self.match.state, ME)

    def happens(self, seat: int, action: Any) -> None:
        self.match = self.match.after(self.match.judge(Seat(seat), action, Moment.at(0)))

    async def act(self, action: Any) -> None:
        if self.limited:
            raise Refusal("too_fast", "")
        self.acted.append(action)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """What the bot was asked about."""
    seen: list[Any] = []

    def bot(view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any]:
        seen.append(view)
        return Move(peek.Wink() if view.winks else legal[0], Millis(5_000))

    game = replace(peek.GAME, bots={"only": bot})
    monkeypatch.setattr(registry, "_announced", lambda: [game])
    registry.games.cache_clear()
    yield seen
    registry.games.cache_clear()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    clock = SimpleNamespace(now=1_000)
    monkeypatch.setattr(bots, "_now", lambda: clock.now)
    return clock


def test_others_glances_do_not_restart_its_thinking(asked: list[Any], clock: SimpleNamespace) -> None:
    mind, table = bots.Mind(None), Table()
    mind.consider(table)
    clock.now += 2_000
    table.happens(1, peek.Look(Seat(2)))
    mind.consider(table)
    assert len(asked) == 1
    assert mind.left() == 3.0


def test_what_it_alone_has_seen_makes_it_think_again(asked: list[Any], clock: SimpleNamespace) -> None:
    mind, table = bots.Mind(None), Table()
    mind.consider(table)
    table.happens(1, peek.Look(ME))
    clock.now += 2_000
    table.happens(1, peek.Wink())
    mind.consider(table)
    assert [view.winks for view in asked] == [0, 1]
    assert mind.left() == 5.0


def test_the_same_move_keeps_its_time(asked: list[Any], clock: SimpleNamespace) -> None:
    mind, table = bots.Mind(None), Table()
    mind.consider(table)
    clock.now += 2_000
    for seat in (1, 2):
        table.happens(seat, toy.Point(ME))
    table.happens(0, toy.Point(Seat(1)))
    table.happens(0, toy.Say("next"))
    mind.consider(table)
    assert len(asked) == 2
    assert mind.left() == 3.0


def test_no_move_is_planned_while_the_game_is_paused_or_over(
    asked: list[Any], clock: SimpleNamespace
) -> None:
    mind, table = bots.Mind(None), Table()
    mind.consider(table)
    for name, value in (("paused_at", 5), ("phase", "result")):
        table.table[name] = value
        mind.consider(table)
        assert mind.left() is None


def test_a_move_refused_as_too_fast_is_made_once_its_limit_allows(
    asked: list[Any], clock: SimpleNamespace
) -> None:
    mind, table = bots.Mind(None), Table()
    table.happens(1, peek.Look(ME))
    table.happens(1, peek.Wink())
    mind.consider(table)
    table.limited = True
    asyncio.run(mind.move(table))
    assert mind.left() == 0.7
    table.limited = False
    asyncio.run(mind.move(table))
    assert table.acted == [peek.Wink()]
    assert mind.left() is None
