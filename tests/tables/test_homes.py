"""Several nodes, one log: a table lives on one of them at a time, and no other sends anything."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from quivive.tables import commands as c
from quivive.tables.homes import Elsewhere, SoleHomes
from quivive.tables.hub import UNPLAYED_FOR, Hub
from quivive.tables.log import NotHome, TableCode
from quivive.tables.names import new_code
from quivive.tables.table import Table
from tests.homes import MemoryHomes, NodeLog, Register
from tests.memory import FakeClock, MemoryLog
from tests.tables.house import ANN, token
from tests.tables.phone import Phone


class Cluster:
    """Nodes that share a log and a register of homes."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.clock = FakeClock()
        self.register = Register()

    def node(self, name: str) -> tuple[Hub, MemoryHomes]:
        homes = MemoryHomes(self.register, name, f"{name}:1")
        return Hub(NodeLog(self.log, homes), self.clock, homes=homes), homes


@pytest.fixture
def cluster() -> Cluster:
    return Cluster()


async def opened(hub: Hub) -> Table:
    return await hub.open("spyfall", "Ann", None, "en", token(ANN))


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(1000):
        if condition():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never happened")


async def test_a_table_lives_where_it_was_opened_and_others_say_where_that_is(cluster: Cluster) -> None:
    here, _ = cluster.node("here")
    there, _ = cluster.node("there")
    table = await opened(here)
    with pytest.raises(Elsewhere) as elsewhere:
        await there.find(table.state.code)
    assert elsewhere.value.home == ("here", "here:1", 1)
    assert await here.find(table.state.code) is table
    assert len(there) == 0


async def test_a_code_without_a_table_has_no_home(cluster: Cluster) -> None:
    here, homes = cluster.node("here")
    assert await here.find(TableCode("NONE")) is None
    assert not homes.held
    assert not cluster.register.homes


async def test_an_unloaded_table_is_free_for_the_next_node_that_asks(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quivive.tables.hub.UNLOAD_AFTER", 0)
    here, _ = cluster.node("here")
    there, _ = cluster.node("there")
    table = await opened(here)
    await until(lambda: not cluster.register.homes)
    found = await there.find(table.state.code)
    assert found is not None
    assert found.state == table.state
    assert cluster.register.homes[table.state.code] == ("there", "there:1", 2)


async def test_a_table_can_be_loaded_again_while_it_is_being_unloaded(cluster: Cluster) -> None:
    here, _ = cluster.node("here")
    table = await opened(here)
    cluster.log.troubles.append("hanging")
    saying = asyncio.ensure_future(table.command(ANN, "1", c.Say("wait for me")))
    await asyncio.sleep(0)
    here.unload_later(table)
    here._unload_if_unused(table.state.code)
    finding = asyncio.ensure_future(here.find(table.state.code))
    await asyncio.sleep(0)
    cluster.log.gate.set()
    again = await finding
    await saying
    assert again is not None
    assert again is not table
    assert [said.text for said in again.state.chat] == ["wait for me"]
    assert await here.find(table.state.code) is again


async def test_a_table_that_has_lost_its_home_stops_at_once(cluster: Cluster) -> None:
    here, homes = cluster.node("here")
    table = await opened(here)
    phone = Phone()
    await table.admit(ANN, phone, (None, None))
    frames = len(phone.frames)
    homes.expire()
    homes.notice()
    assert table.stopped
    assert phone.farewell == "table_moved"
    assert len(here) == 0
    with pytest.raises(NotHome):
        await table.command(ANN, "1", c.Say("is anybody there?"))
    with pytest.raises(NotHome):
        await table.admit(None, Phone(), (None, None))
    table.dismiss(ANN, phone)
    await table._ticker.tick()
    assert len(phone.frames) == frames
    assert len(cluster.log.kept[table.state.code]) == 1


async def test_a_late_append_is_refused_and_not_acknowledged(cluster: Cluster) -> None:
    """The node was paused past its lease: another has taken over before it knows."""
    here, homes = cluster.node("here")
    there, _ = cluster.node("there")
    table = await opened(here)
    phone = Phone()
    await table.admit(ANN, phone, (None, None))
    homes.expire()
    moved = await there.find(table.state.code)
    assert moved is not None
    with pytest.raises(NotHome):
        await table.command(ANN, "1", c.Say("late"))
    assert phone.farewell == "table_moved"
    assert not await moved.command(ANN, "1", c.Say("late"))
    with pytest.raises(Elsewhere):
        await here.find(table.state.code)
    assert len(cluster.log.kept[table.state.code]) == 2


async def test_an_entry_written_just_before_the_home_was_lost_is_acknowledged_only_by_the_next_home(
    cluster: Cluster,
) -> None:
    here, homes = cluster.node("here")
    there, _ = cluster.node("there")
    table = await opened(here)
    cluster.log.troubles.append("hanging")
    saying = asyncio.ensure_future(table.command(ANN, "1", c.Say("just in time")))
    await asyncio.sleep(0)
    homes.expire()
    homes.notice()
    cluster.log.gate.set()
    with pytest.raises(NotHome):
        await saying
    moved = await there.find(table.state.code)
    assert moved is not None
    await moved.command(ANN, "1", c.Say("just in time"))
    assert [said.text for said in moved.state.chat] == ["just in time"], "it happened once"


async def test_a_table_whose_home_is_lost_while_it_is_loaded_is_not_kept(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = cluster.node("here")
    code = (await opened(here)).state.code
    await here.drain()
    there, homes = cluster.node("there")
    read = cluster.log.read

    async def slow_read(table: TableCode, since: int = 0, until: int | None = None) -> object:
        lines = await read(table, since)
        homes.expire()
        homes.notice()
        return lines

    monkeypatch.setattr(there.log, "read", slow_read)
    with pytest.raises(NotHome):
        await there.find(code)
    assert len(there) == 0


async def test_draining_releases_every_table(cluster: Cluster) -> None:
    here, _ = cluster.node("here")
    there, _ = cluster.node("there")
    tables = [await opened(here) for _ in range(3)]
    phones = [Phone() for _ in tables]
    for table, phone in zip(tables, phones, strict=True):
        await table.admit(ANN, phone, (None, None))
        await table.command(ANN, "1", c.Say("see you"))
    await here.drain()
    assert cluster.register.homes == {}
    assert [phone.farewell for phone in phones] == ["server_stops"] * 3
    for table in tables:
        with pytest.raises(NotHome):
            await here.find(table.state.code)
        found = await there.find(table.state.code)
        assert found is not None
        assert found.state.chat[0].text == "see you"


async def test_people_are_disconnected_only_once_another_node_can_have_their_table(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, homes = cluster.node("here")
    table = await opened(here)
    phone = Phone()
    await table.admit(ANN, phone, (None, None))
    gate, release = asyncio.Event(), homes.release

    async def slow_release(tables: Sequence[TableCode]) -> None:
        await gate.wait()
        await release(tables)

    monkeypatch.setattr(homes, "release", slow_release)
    draining = asyncio.ensure_future(here.drain())
    await until(table._flow.lock.locked)
    saying = asyncio.ensure_future(table.command(ANN, "1", c.Say("too late")))
    for _ in range(10):
        await asyncio.sleep(0)
    told = [phone.farewell]
    assert not saying.done(), "it waits, and is asked again at the next home"
    gate.set()
    await draining
    assert [*told, phone.farewell] == [None, "server_stops"]
    with pytest.raises(NotHome):
        await saying


async def test_a_new_table_never_takes_the_code_of_another_nodes_table(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = cluster.node("here")
    there, homes = cluster.node("there")
    taken = (await opened(here)).state.code
    codes = iter([taken, TableCode("FREE")])
    monkeypatch.setattr("quivive.tables.hub.new_code", lambda length: next(codes, None) or new_code(length))
    assert (await opened(there)).state.code == "FREE"
    assert set(homes.held) == {"FREE"}


async def test_a_table_that_is_at_home_elsewhere_is_not_deleted(cluster: Cluster) -> None:
    here, _ = cluster.node("here")
    there, _ = cluster.node("there")
    await opened(here)
    cluster.clock.millis += UNPLAYED_FOR + 1
    assert await there.sweep() == 0
    await here.drain()
    assert await there.sweep() == 1
    assert cluster.register.homes == {}


async def test_with_a_store_for_one_server_every_table_is_at_home() -> None:
    homes = SoleHomes()
    home = await homes.claim(TableCode("CODE"))
    assert home.node == homes.here
