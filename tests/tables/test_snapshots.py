"""A table is loaded from its last snapshot; whatever happens to the snapshot, it is the same table."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from quivive.tables import commands as c
from quivive.tables import snapshots
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.hub import Hub
from quivive.tables.log import Snapshot
from quivive.tables.record import played_game
from quivive.tables.table import Table
from tests.memory import FakeClock, MemoryLog
from tests.tables.house import ANN, BOB, House, token
from tests.tables.phone import Phone


async def evening(games: int = 3) -> House:
    """This many games one after another; the last one is still going on."""
    house = await House.opened(3)
    for _ in range(games - 1):
        await house.do(ANN, c.StartGame())
        await house.do(BOB, c.Say("again!"))
        await house.do(ANN, c.Abandon())
    await house.do(ANN, c.StartGame())
    await house.do(ANN, c.Skip(house.beat))
    await asyncio.sleep(0)
    return house


def last_deal(house: House) -> int:
    return house.state.started_entry


async def test_a_table_is_read_back_from_its_last_deal() -> None:
    house = await evening()
    state = house.state
    house.log.reads.clear()
    await house.restart()
    assert house.log.reads == [(last_deal(house), None)]
    assert house.state == state


async def test_play_goes_on_from_there() -> None:
    house = await evening()
    await house.restart()
    await house.come(ANN)
    await house.do(ANN, c.Abandon())
    await house.do(ANN, c.StartGame())
    assert len(house.state.games) == 3


OTHERS = [
    None,
    Snapshot(5, b"{}"),
    Snapshot(5, b"\xff"),
    Snapshot(5, b'{"shape":"of another version"}'),
]


@pytest.mark.parametrize("found", OTHERS)
async def test_without_a_snapshot_of_this_version_everything_is_folded(found: Snapshot | None) -> None:
    house = await evening()
    state, code = house.state, house.state.code
    if found is None:
        del house.log.snapshots[code]
    else:
        house.log.snapshots[code] = found
    house.log.reads.clear()
    await house.restart()
    assert house.log.reads == [(0, None)]
    assert house.state == state
    await asyncio.sleep(0)
    assert house.log.snapshots[code].length == last_deal(house), "and there is one again"


async def test_a_snapshot_that_no_deal_follows_is_ignored() -> None:
    house = await evening()
    state, code = house.state, house.state.code
    length, body = house.log.snapshots[code]
    moved = msgspec.json.decode(body)
    moved["table"]["length"] = length + 1
    house.log.snapshots[code] = Snapshot(length + 1, msgspec.json.encode(moved))
    await house.restart()
    assert house.state == state


async def test_a_snapshot_of_another_shape_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    house = await evening()
    monkeypatch.setattr(snapshots, "SHAPE", "of tomorrow")
    house.log.reads.clear()
    await house.restart()
    assert house.log.reads == [(0, None)]


async def test_a_command_from_before_the_deal_does_not_happen_again() -> None:
    house = await House.opened(3)
    await house.do(BOB, c.Say("once"), id="mine")
    await house.do(ANN, c.StartGame())
    await asyncio.sleep(0)
    await house.restart()
    await house.come(BOB)
    await house.do(BOB, c.Say("once"), id="mine")
    assert [said.text for said in house.state.chat] == ["once"]


async def test_a_short_log_gets_no_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivive.tables.journal.SNAPSHOT_EVERY", 256)
    house = await evening()
    assert house.log.snapshots == {}


async def test_a_game_is_read_back_without_the_rest_of_the_evening() -> None:
    house = await evening()
    first, second = house.state.games
    house.log.reads.clear()
    match, steps = await played_game(house.log, house.state.code, first)
    assert house.log.reads == [(first.started, first.ended + 1)]
    assert match.deal.seed != (await played_game(house.log, house.state.code, second))[0].deal.seed
    assert steps


@contextmanager
def without_the_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def test_a_table_that_has_left_the_hub_leaves_memory_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivive.tables.hub.UNLOAD_AFTER", 0)
    hub = Hub(MemoryLog(), FakeClock())
    with without_the_collector():
        table: Table | None = await hub.open("spyfall", "Ann", None, "en", token(ANN))
        assert table is not None
        phone = Phone()
        await table.admit(ANN, phone, (None, None))
        for number in range(3):
            await table.command(ANN, f"bot {number}", c.SeatBot())
        await table.command(ANN, "start", c.StartGame())
        await table._ticker.tick()
        table.dismiss(ANN, phone)
        left = weakref.ref(table._flow)
        hub.unload_later(table)
        table = None
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(hub) == 0
        assert left() is None


async def test_a_loaded_table_leaves_memory_as_well() -> None:
    house = await evening()
    with without_the_collector():
        table = await Table.load(house.log, house.clock, AbsenceTimeouts(), house.state.code)
        assert table is not None
        left = weakref.ref(table._flow)
        await table.close()
        del table
        await asyncio.sleep(0)
        assert left() is None
