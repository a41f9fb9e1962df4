"""Commands per second of server CPU through the real server and its durable store, against a bare fan-out.

    python -m bench.commands [--tables 60] [--turns 8] [--seconds 1.5] [--json FILE]

Both servers run side by side and are driven in turns: whatever else the machine does falls on both alike. The
reference's frames are as long as ours are on average, measured in games that are not counted. Both run on the
interpreter that runs this, which is printed first.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.load import MESSAGES_PER_GAME, SEATS, BareRoom, RealTable
from bench.phone import Phone, Tally, token
from bench.process import Server, started

IDLE = 600
WATCHED_BY = 20
"""How many idle connections watch one table."""
HEADER = 4
"""Bytes of a WebSocket frame before its text."""


@dataclass
class Side:
    """One of the two servers under load, and the result of each of its turns."""

    server: Server
    rooms: list[AsyncIterator[None]]
    tally: Tally
    cpu: list[float] = field(default_factory=list)
    commands: list[int] = field(default_factory=list)
    seconds: float = 0.0

    async def turn(self, seconds: float) -> None:
        """Everybody sends the next command as soon as the last is answered."""
        began, cpu, commands = time.monotonic(), self.server.cpu_seconds(), self.tally.commands
        await asyncio.gather(*(_talk(room, began + seconds) for room in self.rooms))
        self.seconds += time.monotonic() - began
        self.cpu.append(self.server.cpu_seconds() - cpu)
        self.commands.append(self.tally.commands - commands)

    async def frame_size(self) -> int:
        """The average bytes of a frame, measured in one game per table, which is not counted."""
        self.tally.reset()
        await asyncio.gather(*map(_one_game, self.rooms))
        size = self.tally.octets / self.tally.frames
        self.tally.reset()
        return round(size)

    def report(self) -> dict[str, Any]:
        commands, cpu = sum(self.commands), sum(self.cpu)
        return {
            "commands_per_cpu_second": round(commands / cpu),
            "commands_per_second": round(commands / self.seconds),
            "server_cpu_share": round(cpu / self.seconds, 2),
            "frames_per_command": round(self.tally.frames / self.tally.commands, 2),
            "bytes_per_frame": round(self.tally.octets / self.tally.frames),
            "p50_ms": round(self.tally.percentile(0.5), 2),
            "p99_ms": round(self.tally.percentile(0.99), 2),
        }


async def _talk(room: AsyncIterator[None], until: float) -> None:
    while time.monotonic() < until:
        await anext(room)


async def _one_game(room: AsyncIterator[None]) -> None:
    for _ in range(MESSAGES_PER_GAME):
        await anext(room)


async def side(kind: type[RealTable] | type[BareRoom], server: Server, tables: int) -> Side:
    tally = Tally()
    rooms = [(await kind.open(server.url, tally)).talk() for _ in range(tables)]
    return Side(server, rooms, tally)


async def idle_memory(server: Server, query: str, greetings: Sequence[bytes] = ()) -> int:
    """Bytes of memory that one more idle connection costs a fresh server."""
    tally = Tally()
    phones = [await Phone.call(f"{server.url}/ws{query}", tally) for _ in range(IDLE // 10)]
    before = server.memory()
    phones += [await Phone.call(f"{server.url}/ws{query}", tally) for _ in range(IDLE)]
    for phone, greeting in zip(phones, cycle(greetings), strict=False):
        await phone.say(greeting, b'"whole"')
    after = server.memory()
    for phone in phones:
        phone.close()
    return (after - before) // IDLE


async def open_table(server: Server) -> str:
    phone = await Phone.call(f"{server.url}/ws", Tally())
    host = {"type": "open", "name": "Host", "language": "en", "token": token()}
    opened = await phone.say(msgspec.json.encode(host), b'"whole"')
    phone.close()
    return str(msgspec.json.decode(opened)["table"]["code"])


async def compare(tables: int, turns: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        flags = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--no-limits"]
        with started("quivive", flags) as ours:
            tables_to_watch = [await open_table(ours) for _ in range(IDLE // WATCHED_BY)]
            watch = [msgspec.json.encode({"type": "watch", "table": code}) for code in tables_to_watch]
            our_idle = await idle_memory(ours, "", watch)
            house = await side(RealTable, ours, tables)
            size = await house.frame_size() - HEADER
            with started("bench.bare", [str(size)]) as theirs:
                idle = our_idle, await idle_memory(theirs, "?room=idle")
                bare = await side(BareRoom, theirs, tables)
                for _ in range(turns):
                    await house.turn(seconds)
                    await bare.turn(seconds)
    return summary(house, bare, idle) | {"seats": SEATS, "tables": tables}


def summary(ours: Side, bare: Side, idle: tuple[int, int]) -> dict[str, Any]:
    """The ratio is the median over pairs of turns: one of ours, and the reference's right after it."""
    turns = zip(ours.commands, ours.cpu, bare.commands, bare.cpu, strict=True)
    ratios = [done / cpu / (bare_done / bare_cpu) for done, cpu, bare_done, bare_cpu in turns]
    return {
        "ratio": round(statistics.median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in sorted(ratios)],
        "quivive": ours.report() | {"bytes_per_idle_connection": idle[0]},
        "bare": bare.report() | {"bytes_per_idle_connection": idle[1]},
    }


def interpreter() -> str:
    """Which Python this is. How it was built is not asked: Debian's reports the options of another build."""
    return f"Python {sys.version} from {sys.base_prefix}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.5, help="length of a turn")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    print(interpreter())
    result = uvloop.run(compare(chosen.tables, chosen.turns, chosen.seconds)) | {"python": interpreter()}
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    for name in ("quivive", "bare"):
        print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in result[name].items()))
    print(f"ratio {result['ratio']} (turns {result['ratios'][0]} to {result['ratios'][-1]})")


if __name__ == "__main__":
    main()
