"""Real nodes on one PostgreSQL behind a simple balancer: killed, paused, told to stop."""

import asyncio
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec

from quivive.client import Client
from quivive.stores.opening import open_store
from quivive.tables import commands as c
from quivive.tables.events import Entry
from quivive.tables.log import TableCode
from tests.server.balancer import balancer
from tests.server.players import start_clock
from tests.server.servers import ROOT, Process, Wire, deal, happened, messages, process, soon, spyfall, table
from tests.server.test_kill import Ledger, gossip, play_for_ever

PATIENCE = 60.0
COMPOSE = ROOT / "deploy" / "compose.yaml"


def options() -> list[str]:
    """The options of a node in deploy/compose.yaml, apart from where it listens and how long it drains."""
    (command, other) = re.findall(r"command: (--behind-proxy .*)", COMPOSE.read_text(encoding="utf-8"))
    assert other == command.replace("node1", "node2")
    return re.sub(r"--(node-\w+|operator-port|drain) \S+", "", command).split()


@asynccontextmanager
async def nodes(database: str, folder: Path) -> AsyncIterator[list[Process]]:
    """Nodes set up as in deploy/compose.yaml."""
    more = [f"--store={database}", "--operator-port=0", "--drain=0.5", "--no-limits", *options()]
    async with AsyncExitStack() as stack:
        yield [stack.enter_context(process(folder / f"node-{number}", 0, *more)) for number in range(2)]


async def log_of(database: str, code: str) -> list[Entry]:
    """A table's log as it is in the database."""
    store = await open_store(database)
    try:
        lines = await store.log.read(TableCode(code))
    finally:
        await store.log.close()
        await store.homes.close()
    return [msgspec.json.decode(line, type=Entry) for line in lines]


async def count_of(database: str, tables: Sequence[Sequence[Client]]) -> dict[str, int]:
    logs = [happened(await log_of(database, seats[0].code)) for seats in tables]
    return dict(sum(logs, start=happened([])))


async def test_when_a_node_is_killed_nothing_is_lost_and_its_tables_come_back(
    database: str, tmp_path: Path
) -> None:
    ledger, wires = Ledger(), list[Wire]()
    async with AsyncExitStack() as stack:
        first, second = await stack.enter_async_context(nodes(database, tmp_path))
        url = await stack.enter_async_context(balancer([first.port, second.port]))
        talking = [await stack.enter_async_context(table(url, 2, wires)) for _ in range(3)]
        playing = await stack.enter_async_context(table(url, 3, wires))
        still = await stack.enter_async_context(table(first.url, 3))
        for seats in (playing, still):
            await deal(seats, spyfall(rounds=2))
        await start_clock(still)
        seen = still[1].raw_view
        people = asyncio.gather(
            *(gossip(seat, ledger, random.Random(20)) for seats in talking for seat in seats),
            *(play_for_ever(seat, ledger) for seat in playing),
        )
        await ledger.wait_for(60)
        await first.kill()
        began = time.monotonic()
        async with Client.resume(second.url, still[1].code, still[1].token) as back:
            await soon(back.until(lambda now: now.raw_view is not None), PATIENCE)
            away = time.monotonic() - began
            assert back.raw_view == seen, "its deadline stands where it stood"
        for seats in talking:
            await soon(asyncio.gather(*(seat.do(c.Say("Here again")) for seat in seats)), PATIENCE)
        await ledger.wait_for(40)
        ledger.closing = True
        await soon(people, PATIENCE)
        count = await count_of(database, [*talking, playing])
    print(f"tables of a killed node were away for {away:.1f} s")
    assert ledger.sent == ledger.acknowledged | ledger.refused
    assert {id for id in ledger.acknowledged - ledger.idle if count.get(id) != 1} == set()
    assert {id for id in ledger.refused if id in count} == set()
    assert set(count.values()) == {1}


async def test_late_appends_of_a_node_paused_past_its_lease_are_refused(
    database: str, tmp_path: Path
) -> None:
    async with nodes(database, tmp_path) as (paused, other), table(paused.url, 1) as (host,):
        await soon(host.do(c.Say("before")))
        wire: Wire = []
        host.on_message = wire.append
        paused.signal(signal.SIGSTOP)
        late = asyncio.ensure_future(host.do(c.Say("late")))
        async with Client.resume(other.url, host.code, host.token) as elsewhere:
            await soon(elsewhere.until(lambda now: bool(now.table)), PATIENCE)
            await soon(elsewhere.do(c.Say("meanwhile")))
            paused.signal(signal.SIGCONT)
            await soon(late, PATIENCE)
            await soon(elsewhere.until(lambda now: len(now.table["chat"]) == 3))
            assert [said["text"] for said in elsewhere.table["chat"]] == ["before", "meanwhile", "late"]
        assert messages(wire, "bye")[0]["code"] == "table_moved"
        entries = await log_of(database, host.code)
    assert set(happened(entries).values()) == {1}


async def test_a_node_that_is_told_to_stop_releases_its_tables(database: str, tmp_path: Path) -> None:
    ledger, wires = Ledger(), list[Wire]()
    async with AsyncExitStack() as stack:
        first, second = await stack.enter_async_context(nodes(database, tmp_path))
        url = await stack.enter_async_context(balancer([first.port, second.port]))
        talking = [await stack.enter_async_context(table(url, 2, wires)) for _ in range(3)]
        people = asyncio.gather(
            *(gossip(seat, ledger, random.Random(3)) for seats in talking for seat in seats)
        )
        await ledger.wait_for(60)
        first.signal(signal.SIGTERM)
        assert await first.ended() == 0
        for seats in talking:
            await soon(asyncio.gather(*(seat.do(c.Say("Still here")) for seat in seats)))
        ledger.closing = True
        await soon(people, PATIENCE)
        count = await count_of(database, talking)
        assert first.errors.read_text() == ""
    byes = {bye["code"] for wire in wires for bye in messages(wire, "bye")}
    assert byes == {"server_stops"}
    assert {id for id in ledger.acknowledged - ledger.idle if count.get(id) != 1} == set()
    assert set(count.values()) == {1}
