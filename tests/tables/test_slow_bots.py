"""A slow bot thinks in a thread: nobody waits for it, and it acts on what it saw last."""

import asyncio
import dataclasses
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Millis, Move, Seat, SlowBot
from quivive.tables import commands as c
from quivive.tables import slow_bots
from tests import toy
from tests.tables.house import ANN, BOB, House

pytestmark = pytest.mark.usefixtures("hush")

SECONDS = 20
"""Nothing here takes longer than this, unless it hangs."""


class Thinker:
    """Thinks for as long as the test wants."""

    def __init__(self) -> None:
        self.gates: deque[threading.Event] = deque()
        self.seen: list[Any] = []
        self.done: list[Any] = []
        self.prepared: list[str] = []
        self.fails = False

    def prepare(self) -> None:
        self.prepared.append(threading.current_thread().name)

    def think(self, view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any] | None:
        self.seen.append(view)
        if self.gates:
            assert self.gates.popleft().wait(SECONDS)
        self.done.append(view)
        if self.fails:
            raise ValueError("no idea")
        return Move(legal[0], Millis(1_000)) if legal else None

    def gate(self) -> threading.Event:
        """The next question is answered when this is set."""
        gate = threading.Event()
        self.gates.append(gate)
        return gate


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    slow_bots._prepared.cache_clear()


@pytest.fixture
def second_game(thinker: Thinker) -> AnyGame:
    return dataclasses.replace(toy.GAME, bots={"slow": SlowBot(thinker.think, thinker.prepare)})


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():  # noqa: ASYNC110 - what is awaited happens in a thread
            await asyncio.sleep(0.001)


async def playing(people: int = 2, bots: int = 1) -> House:
    house = await House.opened(people, bots=bots, game="hush")
    await house.do(ANN, c.StartGame())
    return house


def planned(house: House) -> dict[Seat, tuple[int, Any]]:
    return house.table._flow.schedule.bots.planned


def pointed(house: House) -> list[Seat | None]:
    assert house.state.match is not None
    return list(house.state.match.state.pointed)


async def test_other_people_and_other_tables_are_answered_while_a_bot_thinks(thinker: Thinker) -> None:
    gate = thinker.gate()
    house = await playing()
    await until(lambda: len(thinker.seen) == 1)
    other = await House.opened(3)
    assert await house.act(ANN, toy.Point(Seat(1)))
    assert await other.do(BOB, c.Say("hello"))
    assert await house.do(BOB, c.Say("is it asleep?"))
    assert thinker.done == []
    gate.set()
    await until(lambda: len(planned(house)) == 1)
    await house.wait(1_000)
    assert pointed(house) == [1, None, 0]


async def test_bots_data_is_loaded_once_in_their_thread_before_the_first_is_asked(
    thinker: Thinker,
) -> None:
    house = await playing(2, bots=2)
    await until(lambda: len(planned(house)) == 2)
    assert len(thinker.prepared) == 1
    assert thinker.prepared != [threading.current_thread().name]


async def test_a_bot_takes_its_time_from_when_it_was_asked(thinker: Thinker) -> None:
    gate = thinker.gate()
    house = await playing()
    asked = house.clock.millis
    await until(lambda: len(thinker.seen) == 1)
    await house.wait(700)
    gate.set()
    await until(lambda: bool(planned(house)))
    assert planned(house)[Seat(2)][0] == asked + 1_000
    assert house.alarm.due == asked + 1_000


async def test_an_answer_about_an_outdated_view_is_dropped_and_the_bot_is_asked_again(
    thinker: Thinker,
) -> None:
    first, second = thinker.gate(), thinker.gate()
    house = await playing()
    await until(lambda: len(thinker.seen) == 1)
    await house.act(ANN, toy.Point(Seat(1)))
    first.set()
    await until(lambda: len(thinker.seen) == 2)
    assert planned(house) == {}
    second.set()
    await until(lambda: bool(planned(house)))
    assert [view.chosen for view in thinker.done] == [(False, False, False), (True, False, False)]
    await house.wait(1_000)
    assert pointed(house) == [1, None, 0]


async def test_a_bot_that_still_wants_the_same_move_keeps_its_time(thinker: Thinker) -> None:
    house = await playing()
    await until(lambda: bool(planned(house)))
    before = planned(house)[Seat(2)]
    await house.wait(400)
    gate = thinker.gate()
    await house.act(ANN, toy.Point(Seat(1)))
    assert planned(house) == {}, "what it wanted is open until it has thought again"
    gate.set()
    await until(lambda: bool(planned(house)))
    assert planned(house)[Seat(2)] == before


async def test_a_bot_whose_player_is_back_is_ignored(thinker: Thinker) -> None:
    house = await playing(3, bots=0)
    gate = thinker.gate()
    house.go(BOB)
    await house.do(ANN, c.BotFor(1))
    await until(lambda: len(thinker.seen) == 1)
    await house.come(BOB)
    gate.set()
    await until(lambda: len(thinker.done) == 1)
    await house.wait(5_000)
    assert pointed(house) == [None, None, None]


async def test_a_closed_table_does_not_wait_for_a_bots_answer(thinker: Thinker) -> None:
    gate = thinker.gate()
    house = await playing()
    await until(lambda: len(thinker.seen) == 1)
    await house.table.close()
    gate.set()
    await until(lambda: len(thinker.done) == 1)
    await asyncio.sleep(0)
    assert house.alarm.due is None


async def test_a_slow_bot_that_fails_does_nothing(thinker: Thinker, caplog: pytest.LogCaptureFixture) -> None:
    thinker.fails = True
    house = await playing()
    await until(lambda: "could not think" in caplog.text)
    assert await house.act(ANN, toy.Point(Seat(1)))
    assert planned(house) == {}
