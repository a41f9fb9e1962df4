"""How long it takes to open a long evening, and to have all tables back after a restart.

    python -m bench.opening [--entries 50000] [--tables 1000] [--each 1430] [--json FILE]

Both with snapshots of the last deals, and without them, which is what folding everything costs.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from quivive.stores.sqlite import SqliteLog
from quivive.tables import commands as c
from quivive.tables import model as m
from quivive.tables.absence import AbsenceTimeouts
from quivive.tables.clock import ServerClock
from quivive.tables.hub import Hub
from quivive.tables.log import OnGrowth, Snapshot, TableCode
from quivive.tables.table import Table

SEATS = 6
MESSAGES_PER_GAME = 60
START = msgspec.Raw(b'{"type":"start"}')
ANSWER = msgspec.Raw(b'{"type":"answer","text":"Only if she likes the smell of it."}')


class RecordingLog:
    """A write-only log of one table."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.last: Snapshot | None = None

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        self.lines += entries

    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        self.last = snapshot

    async def count(self) -> int:
        return 0

    def on_growth(self, call: OnGrowth) -> None: ...


async def evening(entries: int) -> tuple[TableCode, RecordingLog]:
    """Games of Spyfall, one after another, until the log has this many entries."""
    recorded = RecordingLog()
    hub = Hub(recorded, ServerClock())  # type: ignore[arg-type]
    table = await hub.open("spyfall", "P0", None, "en", "0" * 32)
    people = [m.PersonId(1)]
    people += [await table.join(f"P{n}", None, "en", f"{n:032}") for n in range(1, SEATS)]
    ids = iter(range(1 << 30))
    while len(recorded.lines) < entries:
        await _game(table, people, ids)
        await asyncio.sleep(0)
    return table.state.code, recorded


async def _game(table: Table, people: Sequence[m.PersonId], ids: Any) -> None:
    await table.command(people[0], f"c{next(ids)}", c.StartGame())
    assert table.state.match is not None
    asker = table.state.match.state.round.dealer
    await table.act(people[asker], f"c{next(ids)}", 1, START)
    for _ in range(MESSAGES_PER_GAME // 2):
        answerer = (asker + 1) % SEATS
        question = {"type": "ask", "to": answerer, "text": "Would you bring your grandmother here?"}
        await table.act(people[asker], f"c{next(ids)}", 2, msgspec.Raw(msgspec.json.encode(question)))
        await table.act(people[answerer], f"c{next(ids)}", 2, ANSWER)
        asker = answerer
    await table.command(people[0], f"c{next(ids)}", c.Abandon())


async def copied(folder: Path, code: TableCode, recorded: RecordingLog, copies: Sequence[TableCode]) -> None:
    """The same evening at this many tables."""
    log = await SqliteLog.open(folder)
    for copy in copies:
        first = recorded.lines[0].replace(code.encode(), copy.encode())
        await log.append(copy, 0, [first, *recorded.lines[1:]])
        if recorded.last is not None:
            length, body = recorded.last
            await log.keep_snapshot(copy, Snapshot(length, body.replace(code.encode(), copy.encode())))
    await log.close()


async def opened(folder: Path, codes: Sequence[TableCode]) -> float:
    """Seconds until the last table is open, if all are asked for at once after a restart."""
    log = await SqliteLog.open(folder)
    hub = Hub(log, ServerClock(), AbsenceTimeouts())
    began = time.perf_counter()
    found = await asyncio.gather(*(hub.find(code) for code in codes))
    took = time.perf_counter() - began
    assert all(table is not None for table in found)
    await hub.close()
    return took


def without_snapshots(folder: Path) -> None:
    with sqlite3.connect(folder / "quivive.db") as db:
        db.execute("DELETE FROM snapshots")
    db.close()


async def measured(entries: int, tables: int) -> dict[str, Any]:
    codes = [TableCode(f"TABLE{n:05}") for n in range(tables)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        code, recorded = await evening(entries)
        await copied(folder, code, recorded, codes)
        snapshots = await opened(folder, codes)
        without_snapshots(folder)
        everything = await opened(folder, codes)
    return {
        "tables": tables,
        "entries_each": len(recorded.lines),
        "seconds": round(snapshots, 3),
        "seconds_folding_everything": round(everything, 3),
        "ratio": round(everything / snapshots, 1),
    }


async def compare(chosen: argparse.Namespace) -> list[dict[str, Any]]:
    return [await measured(chosen.entries, 1), await measured(chosen.each, chosen.tables)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=50_000, help="of one long evening")
    parser.add_argument("--tables", type=int, default=1_000, help="that come back after a restart")
    parser.add_argument("--each", type=int, default=1_430, help="entries of each of these")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    result = uvloop.run(compare(chosen))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    for row in result:
        print(", ".join(f"{key} {value}" for key, value in row.items()))


if __name__ == "__main__":
    main()
