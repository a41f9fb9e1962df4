"""Nobody can fill the disk or the memory: what a table may write is limited, and so is reading it back."""

import asyncio
import itertools
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quivive.client import Client, Refusal
from quivive.games.spyfall.model import OwnPlace, SpyfallOptions
from quivive.server.limits import Limits
from quivive.stores.sqlite import SqliteLog
from quivive.tables import commands as c
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.log import TableCode
from quivive.tables.quota import MOST_OPTION_BYTES, Quota
from tests.server.raw import TEXT, Closed, RawSocket, raw_socket
from tests.server.servers import deal, local, log_of, serving, soon, spyfall, table

DEFAULT = Limits()


def options(number: int, roles: int = 3) -> msgspec.Raw:
    """As many custom places as allowed."""
    places = tuple(OwnPlace(f"{number} {i}", ("ж" * 58,) * roles) for i in range(60))
    return msgspec.Raw(msgspec.json.encode(SpyfallOptions(own=places)))


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


async def test_thirty_sockets_of_one_host_cannot_fill_the_disk(tmp_path: Path) -> None:
    """Two seconds as fast as the server accepts it: they get what one address may send, and no more."""
    async with serving(tmp_path, limits=DEFAULT) as url, table(url, 2) as (host, friend):
        before = size(tmp_path)
        until = time.monotonic() + 2
        numbers = itertools.count()

        async def pour() -> None:
            async with raw_socket(url) as raw:
                raw.text({"type": "resume", "table": host.code, "token": host.token})
                reading = asyncio.ensure_future(drained(raw))
                while time.monotonic() < until and not reading.done():
                    command = c.Agree(game="spyfall", options=options(next(numbers)))
                    body = {"type": "do", "id": f"{next(numbers)}", "command": command}
                    raw.frame(TEXT, msgspec.json.encode(body))
                    await asyncio.sleep(0)
                reading.cancel()

        await asyncio.gather(*(pour() for _ in range(30)))
        assert size(tmp_path) - before < 4 * (DEFAULT.quota.burst + DEFAULT.quota.per_second * 3)
        await soon(friend.do(c.Introduce(mask=7)))


async def drained(raw: RawSocket) -> None:
    while not isinstance(await raw.next(), Closed):
        pass


async def test_the_size_of_options_is_limited(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 1) as (host,):
        before = host.table["options"]
        assert len(options(1, 4)) > MOST_OPTION_BYTES
        with pytest.raises(Refusal, match="too_big"):
            await soon(host.do(c.Agree(options=options(1, 4))))
        assert host.table["options"] == before
        await soon(host.do(c.Agree(options=options(1))))
        assert len(host.table["options"]["own"]) == 60


async def test_a_command_that_changes_nothing_is_not_written(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, table(url, 2) as (host, guest):
        await soon(host.do(c.Agree(game="spyfall", preset="classic")))
        await soon(host.do(c.Ready(True)))
        idle: list[c.AnyCommand] = [
            c.Agree(),
            c.Agree(preset="classic"),
            c.Ready(True),
            c.Introduce(),
            c.Introduce(name="Person 0"),
            c.Arrange((0, 1)),
            c.HandOver(m.PersonId(1)),
        ]
        for command in idle:
            await soon(host.do(command))
        await soon(guest.do(c.Ready(False)))
        code = host.code
    kept = [event for entry in await log_of(tmp_path, code) for event in entry.events if entry.id]
    assert [event for event in kept if not isinstance(event, e.Agreed)] == [e.Readied(m.PersonId(1), True)]
    assert len(kept) <= 2


async def talk(seat: Client) -> None:
    for number in range(100):
        await soon(seat.do(c.Say(f"{number} " + "x" * 200)))


async def test_the_rate_at_which_a_table_writes_is_limited(tmp_path: Path) -> None:
    quota = replace(Quota.off(), burst=3_000, per_second=0)
    async with serving(tmp_path, limits=replace(Limits.off(), quota=quota)) as url, AsyncExitStack() as stack:
        host, guest = await stack.enter_async_context(table(url, 2))
        other = await stack.enter_async_context(Client.open(url, name="At another table"))
        with pytest.raises(Refusal, match="table_busy"):
            await talk(host)
        with pytest.raises(Refusal, match="table_busy"):
            await soon(guest.do(c.Say("And I? " + "x" * 200)))
        await soon(other.do(c.Say("Here all is well")))


async def test_a_table_that_has_used_up_its_quota_can_only_finish_its_game(tmp_path: Path) -> None:
    quota = replace(Quota.off(), log=6_000)
    async with serving(tmp_path, limits=replace(Limits.off(), quota=quota)) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        with pytest.raises(Refusal, match="table_used_up"):
            await talk(seats[0])
        dealer = next(seat for seat in seats if seat.legal())
        await soon(dealer.act(dealer.legal()[0]))
        with pytest.raises(Refusal, match="table_used_up"):
            await soon(Client.join(url, seats[0].code, name="Too late").__aenter__())


async def test_a_log_that_is_far_too_large_is_not_opened_and_other_tables_do_not_wait(tmp_path: Path) -> None:
    """Written by a server without limits, or by another program."""
    large = TableCode("LARGE")
    async with serving(tmp_path) as url, Client.open(url, name="Host") as host:
        code = TableCode(host.code)
    entries = [msgspec.json.encode(entry) for entry in await log_of(tmp_path, code)]
    spoke = e.Entry(at=1, events=(e.Spoke(m.PersonId(1), "x" * 60_000),))
    log = await SqliteLog.open(tmp_path)
    await log.append(large, 0, entries)
    for number in range(12):
        await log.append(large, len(entries) + 100 * number, [msgspec.json.encode(spoke)] * 100)
    await log.close()
    async with serving(tmp_path, limits=DEFAULT) as url, table(url, 2) as (friend, _):
        asked = asyncio.ensure_future(Client.watch(url, large).__aenter__())
        await soon(friend.do(c.Say("Do you wait?")))
        with pytest.raises(Refusal, match="table_too_large"):
            await soon(asked)


async def test_a_long_log_is_read_in_parts(tmp_path: Path) -> None:
    """Others are answered while it is being folded."""
    long = TableCode("LONG")
    async with serving(tmp_path) as url, Client.open(url, name="Host") as host:
        code = TableCode(host.code)
    lines = [msgspec.json.encode(entry) for entry in await log_of(tmp_path, code)]
    entries = [line.replace(code.encode(), long.encode()) for line in lines]
    said = [
        msgspec.json.encode(e.Entry(at=1, events=(e.Spoke(m.PersonId(1), f"{n}"),))) for n in range(20_000)
    ]
    log = await SqliteLog.open(tmp_path)
    await log.append(long, 0, [*entries, *said])
    await log.close()
    async with serving(tmp_path, limits=DEFAULT) as url, raw_socket(url) as raw, raw_socket(url) as slow:
        slow.text({"type": "watch", "table": long})
        reading = asyncio.ensure_future(slow.until("whole"))
        answered = 0
        while not reading.done() and answered < 40:
            raw.text({"type": "ping", "at": 1})
            await raw.until("pong")
            answered += 1
        await soon(reading)
        assert answered > 5


def test_limits_are_on_by_default(tmp_path: Path) -> None:
    assert local(tmp_path, limits=Limits()).limits == DEFAULT
    assert Limits.off().quota == Quota.off()
