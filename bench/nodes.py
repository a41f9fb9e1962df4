"""What a command costs on one, two and three nodes with PostgreSQL, compared with one server with SQLite.

    python -m bench.nodes [--tables 48] [--rate 480] [--rounds 3] [--stored 100000] [--quiet 10000]

The total load is always the same: this many tables of six phones, and this many commands a second. Phones
connect to their table's home, or all of them to another node. Then it measures appends per second and p99
until durable of both stores, a node's start with many stored tables, and the memory of open ones. Everything
shares one machine, including the load and the database.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench import stored
from bench.load import SEATS, RealTable, person, text
from bench.node_processes import durable_postgres
from bench.phone import Phone, Tally
from bench.process import Server, cpu_seconds, started
from tests.postgres import Postgres

SETTLING = 1.0
"""Seconds of load before counting begins."""
REFERENCE = "SQLite, one server"


@dataclass(frozen=True)
class Arm:
    """One way to serve the load: where tables are opened, and through which node people connect."""

    name: str
    servers: Sequence[Server]
    opened_at: Callable[[int], Server]
    entered_at: Callable[[int], Server]


@dataclass
class Result:
    commands: int
    cpu: float
    database: float
    tally: Tally

    @property
    def each(self) -> float:
        """Processor microseconds of all nodes per command."""
        return 1e6 * self.cpu / self.commands


async def opened(home: Server, entrance: Server, tally: Tally) -> RealTable:
    """A table that lives on one node, while everybody connects through the other."""
    host = person(0)
    first = await Phone.call(f"{home.url}/ws", tally)
    whole = await first.say(text({"type": "open", "game": "spyfall", **host}), b'"whole"')
    code = msgspec.json.decode(whole)["table"]["code"]
    phones = [first]
    if home is not entrance:
        phones[0] = await Phone.call(f"{entrance.url}/ws", tally)
        back = {"type": "resume", "table": code, "token": host["token"]}
        await phones[0].say(text(back), b'"whole"')
        first.close()
    for number in range(1, SEATS):
        phones.append(await Phone.call(f"{entrance.url}/ws", tally))
        await phones[-1].say(text({"type": "join", "table": code, **person(number)}), b'"whole"')
    return RealTable(phones)


async def talk(room: AsyncIterator[None], every: float, until: float) -> None:
    """Sends at a steady pace; whoever is late does not catch up."""
    due = time.monotonic()
    while due < until:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        await anext(room)
        due += every


async def measured(arm: Arm, postgres: Postgres, chosen: argparse.Namespace) -> Result:
    tally = Tally()
    tables = [
        await opened(arm.opened_at(number), arm.entered_at(number), tally) for number in range(chosen.tables)
    ]
    rooms = [table.talk() for table in tables]
    every = chosen.tables / chosen.rate
    await asyncio.gather(*(talk(room, every, time.monotonic() + SETTLING) for room in rooms))
    tally.waits.clear()
    before, base = tally.commands, _used(arm, postgres)
    await asyncio.gather(*(talk(room, every, time.monotonic() + chosen.seconds) for room in rooms))
    nodes, database = (now - then for now, then in zip(_used(arm, postgres), base, strict=True))
    for table in tables:
        table.close()
    return Result(tally.commands - before, nodes, database, tally)


def _used(arm: Arm, postgres: Postgres) -> tuple[float, float]:
    return sum(server.cpu_seconds() for server in arm.servers), sum(map(cpu_seconds, postgres.processes))


def arms(sqlite: Server, nodes: Sequence[Server]) -> list[Arm]:
    def spread(count: int, shift: int = 0) -> Callable[[int], Server]:
        return lambda number: nodes[(number + shift) % count]

    return [
        Arm(REFERENCE, [sqlite], lambda _: sqlite, lambda _: sqlite),
        Arm("1 node", nodes[:1], spread(1), spread(1)),
        Arm("2 nodes, at home", nodes[:2], spread(2), spread(2)),
        Arm("3 nodes, at home", nodes, spread(3), spread(3)),
        Arm("2 nodes, all passed on", nodes[:2], spread(2), spread(2, 1)),
        Arm("3 nodes, all passed on", nodes, spread(3), spread(3, 1)),
    ]


async def compared(
    sqlite: Server, nodes: Sequence[Server], postgres: Postgres, chosen: argparse.Namespace
) -> None:
    found: dict[str, list[Result]] = {}
    for _ in range(chosen.rounds):
        for arm in arms(sqlite, nodes):
            found.setdefault(arm.name, []).append(await measured(arm, postgres, chosen))
    reference = [result.each for result in found[REFERENCE]]
    print(
        "| | CPU of the nodes per command | relative to SQLite | CPU of PostgreSQL per command | p50 / p99 |"
    )
    print("|---|---|---|---|---|")
    for name, results in found.items():
        each = statistics.median(result.each for result in results)
        ratio = statistics.median(r.each / base for r, base in zip(results, reference, strict=True))
        database = 1e6 * sum(r.database for r in results) / sum(r.commands for r in results)
        waits = Tally(waits=[wait for r in results for wait in r.tally.waits])
        database_time = "" if name == REFERENCE else f"{database:.0f} µs"
        p50, p99 = (waits.percentile(share) for share in (0.5, 0.99))
        print(f"| {name} | {each:.0f} µs | {ratio:.2f} | {database_time} | {p50:.1f} / {p99:.1f} ms |")
    chosen.result["commands"] = {
        name: [{"us": r.each, "commands": r.commands} for r in results] for name, results in found.items()
    }


def served(stack: ExitStack, store: str) -> Server:
    options = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-limits", store]
    return stack.enter_context(started("quivive", options))


async def run(chosen: argparse.Namespace) -> None:
    with durable_postgres() as postgres, tempfile.TemporaryDirectory() as folder:
        with ExitStack() as stack:
            sqlite = served(stack, f"--data={folder}/sqlite")
            nodes = [served(stack, f"--store={postgres.url}") for _ in range(3)]
            await compared(sqlite, nodes, postgres, chosen)
        await stored.appends(postgres.url, Path(folder) / "appends", chosen)
        with ExitStack() as stack:
            await stored.start_times(lambda: served(stack, f"--store={postgres.url}"), postgres.url, chosen)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=48)
    parser.add_argument("--rate", type=float, default=480, help="commands a second in all")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--quiet", type=int, default=10_000)
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    chosen.result = dict[str, Any]()
    uvloop.run(run(chosen))
    if chosen.json:
        body = msgspec.json.encode(chosen.result)
        chosen.json.write_bytes(msgspec.json.format(body, indent=2) + b"\n")


if __name__ == "__main__":
    main()
