"""Bytecodes and calls per command, by function: a busy machine counts the same as a quiet one.

    python -m bench.bytecodes [--tables 20] [--rounds 12] [--top 40] [--json FILE]

The load is that of `bench.commands`, but in the server's own process and without pings. Only our own code is
counted.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import uvloop

import quivive
from bench.load import RealTable
from bench.phone import Tally
from quivive.server import heartbeat
from quivive.server.app import running
from quivive.server.config import Config
from quivive.server.limits import Limits

OURS = str(Path(quivive.__file__).parent)
SILENCE = 600.0
"""Seconds until the next ping."""
WARM_UP = 6


class Count:
    """Counts while it is `on`, with a trace function for this thread and for those started later."""

    def __init__(self) -> None:
        self.on = False
        self.bytecodes: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()

    def called(self, frame: FrameType, event: str, _: Any) -> Any:
        if not frame.f_code.co_filename.startswith(OURS):
            return None
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        if self.on:
            self.calls[frame.f_code] += 1
        return self._ran

    def _ran(self, frame: FrameType, event: str, _: Any) -> Any:
        if self.on and event == "opcode":
            self.bytecodes[frame.f_code] += 1
        return self._ran


async def _talk(room: AsyncIterator[None], rounds: int) -> None:
    for _ in range(rounds):
        await anext(room)


async def count(tables: int, rounds: int) -> dict[str, Any]:
    counted, tally = Count(), Tally()
    heartbeat.PINGS = (SILENCE,)
    threading.settrace(counted.called)
    sys.settrace(counted.called)
    with tempfile.TemporaryDirectory() as data:
        config = Config(data=Path(data), host="127.0.0.1", port=0, limits=Limits.off())
        async with running(config) as ports:
            url = f"http://127.0.0.1:{ports.players}"
            rooms = [(await RealTable.open(url, tally)).talk() for _ in range(tables)]
            await asyncio.gather(*(_talk(room, WARM_UP) for room in rooms))
            before, counted.on = tally.commands, True
            await asyncio.gather(*(_talk(room, rounds) for room in rooms))
            counted.on = False
    return summary(counted, tally.commands - before)


def summary(counted: Count, commands: int) -> dict[str, Any]:
    functions = [
        {
            "function": f"{Path(code.co_filename).relative_to(OURS)} {code.co_qualname}",
            "bytecodes": round(bytecodes / commands, 1),
            "calls": round(counted.calls[code] / commands, 2),
        }
        for code, bytecodes in counted.bytecodes.most_common()
    ]
    return {
        "commands": commands,
        "bytecodes": round(counted.bytecodes.total() / commands),
        "calls": round(counted.calls.total() / commands, 1),
        "functions": functions,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=12, help="commands per table")
    parser.add_argument("--top", type=int, default=40, help="how many functions to print")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    result = uvloop.run(count(chosen.tables, chosen.rounds))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    for row in result["functions"][: chosen.top]:
        print(f"{row['bytecodes']:8} {row['calls']:6}  {row['function']}")
    print(f"{result['bytecodes']} bytecodes in {result['calls']} calls per command")


if __name__ == "__main__":
    main()
