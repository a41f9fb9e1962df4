"""All tables of a server: opened under a free code, found, unloaded, loaded again, closed."""

import asyncio
import itertools

import msgspec
import pytest

from quivive.engine.game import Illegal
from quivive.games.spyfall.rules.dealing import LOOK_AT_CARD
from quivive.tables import commands as c
from quivive.tables.clock import Alarm
from quivive.tables.events import Entry, Spoke
from quivive.tables.hub import CODE_TRIES, UNPLAYED_FOR, Hub
from quivive.tables.log import Broken, TableCode
from quivive.tables.model import Said
from quivive.tables.names import CODE_LENGTH, CODE_LETTERS
from quivive.tables.quota import Quota
from quivive.tables.table import Table
from tests.memory import FakeClock, MemoryLog
from tests.tables.house import ANN, BOB, ManualAlarm, token
from tests.tables.phone import Phone


async def opened(hub: Hub) -> Table:
    return await hub.open("spyfall", "Ann", None, "en", token(ANN))


async def until(condition: object, patience: int = 1000) -> None:
    """Lets the loop run until the condition holds."""
    assert callable(condition)
    for _ in range(patience):
        if condition():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never happened")


async def test_a_table_is_opened_under_a_code_and_found_by_it() -> None:
    hub = Hub(MemoryLog(), FakeClock())
    tables = [await opened(hub) for _ in range(20)]
    codes = [table.state.code for table in tables]
    assert len(set(codes)) == len(hub) == 20
    assert all(len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) for code in codes)
    for code, table in zip(codes, tables, strict=True):
        assert await hub.find(code) is table
    assert await hub.find(TableCode("NONE")) is None
    assert len(hub) == 20


BAD = [
    ("chess", "Ann", "no_such_game"),
    ("spyfall", " ", "say_something"),
    ("spyfall", "x" * 21, "text_too_long"),
    ("spyfall", "\x07Ann", "odd_characters"),
]


@pytest.mark.parametrize(("game", "name", "code"), BAD)
async def test_a_table_that_cannot_be_opened_leaves_nothing(game: str, name: str, code: str) -> None:
    log = MemoryLog()
    hub = Hub(log, FakeClock())
    with pytest.raises(Illegal, match=code):
        await hub.open(game, name, None, "en", token(ANN))
    assert log.kept == {}
    assert len(hub) == 0


async def test_a_code_that_is_taken_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def same(length: int) -> TableCode:
        lengths.append(length)
        return TableCode("F" * length)

    monkeypatch.setattr("quivive.tables.hub.new_code", same)
    hub = Hub(MemoryLog(), FakeClock())
    codes = [(await opened(hub)).state.code for _ in range(3)]
    assert codes == ["FFFF", "FFFFF", "FFFFFF"]
    assert lengths == [4] + [4] * CODE_TRIES + [5] + [4] * CODE_TRIES + [5] * CODE_TRIES + [6]


async def test_when_no_code_is_free_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivive.tables.hub.new_code", lambda length: TableCode("F"))
    hub = Hub(MemoryLog(), FakeClock())
    await opened(hub)
    with pytest.raises(RuntimeError, match="no table code is free"):
        await opened(hub)


async def test_a_table_is_loaded_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    log, clock = MemoryLog(), FakeClock()
    code = (await opened(Hub(log, clock))).state.code
    reads = itertools.count()
    read = log.read

    async def slow_read(table: TableCode, since: int = 0, until: int | None = None) -> object:
        next(reads)
        await asyncio.sleep(0)
        return await read(table, since, until)

    monkeypatch.setattr(log, "read", slow_read)
    hub = Hub(log, clock)
    found = await asyncio.gather(*(hub.find(code) for _ in range(10)))
    assert len({id(table) for table in found}) == 1
    assert next(reads) == 1
    assert await hub.find(code) is found[0]


async def test_a_load_that_failed_is_tried_again() -> None:
    log, clock = MemoryLog(), FakeClock()
    code = (await opened(Hub(log, clock))).state.code
    hub = Hub(log, clock)
    log.closed = True
    with pytest.raises(Broken):
        await hub.find(code)
    log.closed = False
    assert await hub.find(code) is not None


async def test_giving_up_the_wait_for_a_table_does_not_affect_others_who_wait() -> None:
    log, clock = MemoryLog(), FakeClock()
    code = (await opened(Hub(log, clock))).state.code
    hub = Hub(log, clock)
    impatient, patient = (asyncio.ensure_future(hub.find(code)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient is not None


async def test_a_table_that_nobody_looks_at_is_unloaded_and_can_be_loaded_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quivive.tables.hub.UNLOAD_AFTER", 0)
    log = MemoryLog()
    hub = Hub(log, FakeClock())
    table = await opened(hub)
    await table.command(ANN, "1", c.Say("still there?"))
    hub.unload_later(table)
    await until(lambda: len(hub) == 0)
    again = await hub.find(table.state.code)
    assert again is not None
    assert again is not table
    assert again.state == table.state


async def test_a_table_that_somebody_looks_at_stays_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivive.tables.hub.UNLOAD_AFTER", 0)
    hub = Hub(MemoryLog(), FakeClock())
    table, other = await opened(hub), await opened(hub)
    hub.unload_later(table)
    hub.cancel_unloading(table.state.code)
    hub.cancel_unloading(table.state.code)
    phone = Phone()
    await other.admit(None, phone, (None, None))
    hub.unload_later(other)
    await until(lambda: not hub._idle)
    assert len(hub) == 2
    assert await hub.find(table.state.code) is table


async def test_a_table_that_somebody_is_just_joining_is_not_unloaded() -> None:
    hub = Hub(MemoryLog(), FakeClock())
    table = await opened(hub)
    hub.unload_later(table)
    before = hub._idle[table.state.code]
    assert await hub.find(table.state.code) is table
    assert before.cancelled(), "its time starts over"
    assert not hub._idle[table.state.code].cancelled()


def watched(table: Table) -> ManualAlarm:
    assert isinstance(table._flow.schedule.alarm, ManualAlarm)
    return table._flow.schedule.alarm


async def in_a_game(hub: Hub) -> Table:
    table = await opened(hub)
    await table.admit(ANN, Phone(), (None, None))
    for number in range(3):
        await table.command(ANN, f"bot {number}", c.SeatBot())
    await table.command(ANN, "start", c.StartGame())
    return table


async def test_closing_finishes_what_was_begun_and_waits_for_nothing_more() -> None:
    log, clock = MemoryLog(), FakeClock()
    hub = Hub(log, clock)
    table = await in_a_game(hub)
    hub.unload_later(table)
    clock.millis += 30_000
    log.troubles.append("hanging")
    table._ring()
    await asyncio.sleep(0)
    closing = asyncio.ensure_future(hub.close())
    await asyncio.sleep(0)
    assert not closing.done()
    log.gate.set()
    await closing
    assert log.closed
    assert table.state.length == len(log.kept[table.state.code])
    assert watched(table).due is None
    assert hub._idle == {}


async def test_closing_closes_the_log_even_when_a_chore_fails() -> None:
    log = MemoryLog()
    hub = Hub(log, FakeClock())

    async def fails() -> None:
        await log.gate.wait()
        raise Broken("the disk is full")

    hub._in_background(fails())
    closing = asyncio.ensure_future(hub.close())
    await asyncio.sleep(0)
    log.gate.set()
    await closing
    assert log.closed


async def test_what_another_server_writes_is_shown_here() -> None:
    log, clock = MemoryLog(), FakeClock()
    here, there = Hub(log, clock), Hub(log, clock)
    table = await opened(here)
    phone = Phone()
    await table.admit(ANN, phone, (None, None))
    other = await there.find(table.state.code)
    assert other is not None
    await other.join("Bob", None, "ru", token(BOB))
    await until(lambda: table.state.length == other.state.length)
    assert [person["name"] for person in phone.table["persons"]] == ["Ann", "Bob"]
    await table.command(BOB, "b", c.Say("here"))
    await until(lambda: table.state.length == other.state.length)
    assert other.state == table.state
    assert other.state.chat == (Said(BOB, "Bob", "here", clock.now()),)


async def test_a_command_takes_effect_even_if_its_sender_disconnects_meanwhile() -> None:
    log = MemoryLog()
    table = await opened(Hub(log, FakeClock()))
    phone = Phone()
    await table.admit(None, phone, (None, None))

    async def the_writer_is_cancelled_when_all_is_written() -> None:
        entry = Entry(at=0, by=ANN, id="1", events=(Spoke(ANN, "goodbye"),))
        await log.append(table.state.code, table.state.length, [msgspec.json.encode(entry)])
        await asyncio.sleep(0)
        raise asyncio.CancelledError

    log.meanwhile = the_writer_is_cancelled_when_all_is_written
    with pytest.raises(asyncio.CancelledError):
        await table.command(ANN, "1", c.Say("goodbye"))
    assert phone.table["chat"][0]["text"] == "goodbye"


async def test_what_another_server_writes_while_this_one_writes_is_shown_too() -> None:
    log, clock = MemoryLog(), FakeClock()
    here, there = Hub(log, clock), Hub(log, clock)
    table = await opened(here)
    other = await there.find(table.state.code)
    assert other is not None
    log.troubles.append("hanging")
    mine = asyncio.ensure_future(table.command(ANN, "1", c.Say("mine")))
    await asyncio.sleep(0)
    theirs = asyncio.ensure_future(other.command(ANN, "2", c.Say("theirs")))
    log.gate.set()
    await asyncio.gather(mine, theirs)
    await until(lambda: table.state.length == other.state.length == len(log.kept[table.state.code]))
    assert table.state == other.state


async def test_a_refused_command_reads_what_another_server_wrote_meanwhile() -> None:
    log, clock = MemoryLog(), FakeClock()
    here, there = Hub(log, clock), Hub(log, clock)
    table = await opened(here)
    other = await there.find(table.state.code)
    assert other is not None
    await table._flow.lock.acquire()
    refused = asyncio.ensure_future(table.command(ANN, "1", c.Say(" ")))
    await other.command(ANN, "2", c.Say("theirs"))
    await asyncio.sleep(0)
    table._flow.lock.release()
    await asyncio.gather(refused, return_exceptions=True)
    assert table.state == other.state


async def test_a_real_alarm_wakes_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    log, clock = MemoryLog(), FakeClock()
    code = (await in_a_game(Hub(log, clock))).state.code
    clock.millis += LOOK_AT_CARD
    monkeypatch.setattr("quivive.tables.schedule.Alarm", Alarm)
    hub = Hub(log, clock)
    table = await hub.find(code)
    assert table is not None
    length = table.state.length
    await until(lambda: table.state.length > length)
    await hub.close()
    assert table._flow.schedule.alarm._handle is None


async def test_tables_at_which_no_game_ever_began_are_deleted_after_a_day() -> None:
    log, clock = MemoryLog(), FakeClock()
    hub = Hub(log, clock)
    idle = await hub.open("spyfall", "Nobody", None, "en", token(1))
    played = await hub.open("spyfall", "Somebody", None, "en", token(2))
    for id in ("one", "another"):
        await played.command(ANN, id, c.SeatBot())
    await played.command(ANN, "start", c.StartGame())
    clock.millis += UNPLAYED_FOR + 1
    assert await hub.sweep() == 0, "they are in memory, so somebody may be coming"
    await hub.close()
    log.closed = False
    later = Hub(log, clock)
    assert await later.sweep() == 1
    assert await later.find(idle.state.code) is None
    assert await later.find(played.state.code) is not None
    await later.close()


async def test_codes_get_longer_as_the_number_of_tables_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    hub = Hub(MemoryLog(), FakeClock(), quota=Quota())

    async def many() -> int:
        return 300

    monkeypatch.setattr(hub.log, "count", many)
    table = await hub.open("spyfall", "Host", None, "en", token(1))
    assert len(table.state.code) == 6
    await hub.close()
