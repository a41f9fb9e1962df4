"""The stores by themselves: durable appends, and nodes that start with many stored tables."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from bench.opening import SEATS, RecordingLog
from bench.phone import Phone, Tally
from bench.process import Server
from quivive.stores.opening import connect_database
from quivive.stores.sqlite import SqliteLog
from quivive.tables import commands as c
from quivive.tables import model as m
from quivive.tables.clock import ServerClock
from quivive.tables.hub import Hub
from quivive.tables.log import Log, TableCode

WRITERS = 250
"""Tables that append at the same time."""
ENTRY = (
    b'{"at":1700000000000,"by":1,"id":"c1","events":[{"type":"spoke","person":1,"text":"'
    + b"x" * 180
    + b'"}]}'
)
AT_ONCE = 400
"""Tables that are filled at the same time."""
SECONDS = 5.0
ARRIVING = 20
"""Tables that are opened at the same time."""


async def appends(database: str, folder: Path, chosen: argparse.Namespace) -> None:
    """This many tables that never stop appending, one entry at a time."""
    print(
        "\n| appends of one entry, 250 tables at once | per second | p50 / p99 until durable |\n|---|---|---|"
    )
    for name, log in (
        ("SQLite", await SqliteLog.open(folder)),
        ("PostgreSQL", await connect_database(database)),
    ):
        tally = Tally()
        end = time.monotonic() + SECONDS
        await asyncio.gather(
            *(_append(log, TableCode(f"W{number}"), end, tally) for number in range(WRITERS))
        )
        await log.close()
        p50, p99 = tally.percentile(0.5), tally.percentile(0.99)
        print(f"| {name} | {len(tally.waits) / SECONDS:,.0f} | {p50:.1f} / {p99:.1f} ms |")
        chosen.result[f"appends {name}"] = {"a_second": len(tally.waits) / SECONDS, "p50": p50, "p99": p99}


async def _append(log: Log, table: TableCode, end: float, tally: Tally) -> None:
    length = 0
    while (began := time.monotonic()) < end:
        await log.append(table, length, (ENTRY,))
        tally.waits.append(time.monotonic() - began)
        length += 1


async def dealt() -> tuple[TableCode, list[bytes]]:
    """The log of a table of six at which a game has just begun."""
    recorded = RecordingLog()
    hub = Hub(recorded, ServerClock())  # type: ignore[arg-type]
    table = await hub.open("spyfall", "P0", None, "en", "0" * 32)
    for number in range(1, SEATS):
        await table.join(f"P{number}", None, "en", f"{number:032}")
    await table.command(m.PersonId(1), "c0", c.StartGame())
    return table.state.code, recorded.lines


async def fill(database: str, codes: Sequence[TableCode]) -> None:
    code, lines = await dealt()
    log = await connect_database(database)

    async def write(copy: TableCode) -> None:
        await log.append(copy, 0, [lines[0].replace(code.encode(), copy.encode()), *lines[1:]])

    for first in range(0, len(codes), AT_ONCE):
        await asyncio.gather(*map(write, codes[first : first + AT_ONCE]))
    await log.close()


async def start_times(start: Callable[[], Server], database: str, chosen: argparse.Namespace) -> None:
    """Nothing is read until somebody comes, so a start costs the same however much is stored."""
    codes = [TableCode(_letters(number)) for number in range(chosen.stored)]
    before, _ = await _start(start)
    await fill(database, codes)
    after, node = await _start(start)
    first = time.perf_counter()
    await _visit(node, codes[-1])
    first = time.perf_counter() - first
    base, began = node.memory(), time.perf_counter()
    for at in range(0, chosen.quiet, ARRIVING):
        await asyncio.gather(*(_visit(node, code) for code in codes[at : at + ARRIVING]))
    took, grown = time.perf_counter() - began, node.memory() - base
    print(
        f"\na node starts onto an almost empty database in {before:.2f} s, "
        f"onto {chosen.stored:,} stored tables in {after:.2f} s; "
        f"the first table is open after {1000 * first:.0f} ms"
        f"\n{chosen.quiet:,} of them, each with a game of six that nobody looks at: opened in {took:.1f} s, "
        f"{grown / 1e6:.0f} MB, {grown / chosen.quiet / 1000:.1f} kB a table"
    )
    chosen.result["start"] = {"empty": before, "stored": after, "first": first}
    chosen.result["quiet"] = {"seconds": took, "bytes": grown, "tables": chosen.quiet}


async def _start(start: Callable[[], Server]) -> tuple[float, Server]:
    began = time.perf_counter()
    server = await asyncio.to_thread(start)
    return time.perf_counter() - began, server


async def _visit(node: Server, code: TableCode) -> None:
    phone = await Phone.call(f"{node.url}/ws", Tally())
    await phone.say(msgspec.json.encode({"type": "watch", "table": code}), b'"whole"')
    phone.close()


def _letters(number: int) -> str:
    """A code that is never drawn by chance: codes have no Q."""
    return "QQQQ" + "".join(chr(ord("A") + number // 26**place % 26) for place in range(4))
