"""What a look in Carnival costs, compared with a line of chat at the same table: bytes and microseconds.

    python -m bench.carnival_looks [--looks 2000] [--json FILE]

Everybody looks around, one after another. Every look is judged, folded and shown to all. The reference is a
line of chat at the same table, which is also judged, logged and shown to all.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine.dice import Dice
from quivive.games.carnival import GAME
from quivive.games.carnival.model import CarnivalOptions, Look
from quivive.stores.sqlite import SqliteLog
from quivive.tables import commands as c
from quivive.tables.clock import ServerClock
from quivive.tables.hub import Hub
from quivive.tables.race.latency import Latency, Start
from quivive.tables.table import Table

OPTIONS = CarnivalOptions(turn_seconds=300)
STEP = 60
"""Milliseconds between looks."""


class SteppedClock(ServerClock):
    """A clock that advances enough at every look that nobody exceeds the limit on looks."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0

    def now(self) -> int:
        return super().now() + self.passed

    def exact(self) -> float:
        return super().exact() + self.passed


class CountingConnection:
    """A phone's connection that counts what it is sent."""

    def __init__(self) -> None:
        self.latency = Latency()
        self.bytes = 0
        self.frames = 0

    def send(self, frame: bytes) -> bool:
        self.bytes += len(frame)
        self.frames += 1
        return True

    def show(self, frame: bytes, number: int, start: Start) -> bool:
        return self.send(frame)

    def probe(self) -> None:
        pass

    def close(self, code: str) -> None:
        raise RuntimeError(code)


async def opened(log: SqliteLog, clock: ServerClock, seats: int) -> tuple[Table, list[CountingConnection]]:
    """A game has begun, and everybody has a phone."""
    table = await Hub(log, clock).open("carnival", "Person 0", None, "en", f"{0:032x}")
    phones = [CountingConnection() for _ in range(seats)]
    people = [table.state.persons[0].id]
    people += [await table.join(f"Person {n}", None, "en", f"{n:032x}") for n in range(1, seats)]
    for person, phone in zip(people, phones, strict=True):
        await table.admit(person, phone, (None, None))
    raw = msgspec.Raw(msgspec.json.encode(OPTIONS))
    await table.command(people[0], "agree", c.Agree(options=raw, sitting="apart"))
    await table.command(people[0], "start", c.StartGame())
    return table, phones


async def measured(
    phones: list[CountingConnection], times: int, what: Callable[[int], Awaitable[object]]
) -> tuple[float, float]:
    """Bytes per phone and processor microseconds for one of these."""
    before, began = sum(phone.bytes for phone in phones), time.process_time()
    for number in range(times):
        await what(number)
    spent = time.process_time() - began
    sent = sum(phone.bytes for phone in phones) - before
    return sent / times / len(phones), 1e6 * spent / times


async def measure(folder: Path, seats: int, looks: int) -> dict[str, Any]:
    log = await SqliteLog.open(folder)
    clock = SteppedClock()
    table, phones = await opened(log, clock, seats)
    people = [person.id for person in table.state.persons]
    dice = Dice(b"looks", seats)
    assert table.state.match is not None
    beat = GAME.public(table.state.match.state).beat

    async def look(number: int) -> None:
        seat = number % seats
        at = dice.choice([other for other in (None, *range(seats)) if other != seat])
        raw = msgspec.Raw(msgspec.json.encode(Look(at)))
        clock.passed += STEP
        await table.act(people[seat], f"look {number}", beat, raw)

    async def say(number: int) -> None:
        await table.command(
            people[number % seats], f"say {number}", c.Say("What a fine mask you are wearing!")
        )

    spoken = await measured(phones, looks, say)
    looked = await measured(phones, looks, look)
    await table.close()
    await log.close()
    return {
        "seats": seats,
        "bytes per phone and look": round(looked[0]),
        "microseconds per look": round(looked[1]),
        "bytes per phone and spoken line": round(spoken[0]),
        "microseconds per spoken line": round(spoken[1]),
        "ratio": round(looked[1] / spoken[1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--looks", type=int, default=2_000, help="at each table")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    rows = []
    for seats in GAME.seats:
        with tempfile.TemporaryDirectory() as folder:
            rows.append(asyncio.run(measure(Path(folder) / "data", seats, chosen.looks)))
        print(", ".join(f"{name} {value}" for name, value in rows[-1].items()), flush=True)
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")


if __name__ == "__main__":
    main()
