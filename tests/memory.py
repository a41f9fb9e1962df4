"""A log in memory that a test can make fail, and a clock that only the test moves."""

import asyncio
import hashlib
import json
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from quivive.tables.clock import ServerClock
from quivive.tables.log import Broken, OnGrowth, Snapshot, Stale, TableCode

Trouble = Literal["broken", "lost", "stale", "hanging"]
"""What happens to an append: nothing is written; it is written but reported as failed; it is refused; it is
written only when the gate opens."""


class MemoryLog:
    def __init__(self) -> None:
        self.kept: dict[TableCode, list[bytes]] = {}
        self.snapshots: dict[TableCode, Snapshot] = {}
        self.reads: list[tuple[int, int | None]] = []
        """Which entries were asked for: from, until."""
        self.things: dict[str, bytes] = {}
        self.troubles: deque[Trouble] = deque()
        """What happens to the next appends, one each."""
        self.slow = False
        """Lets other tasks run before an append is written, and again before its writer knows."""
        self.gate = asyncio.Event()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        """Called once, between the next writer's judgement and its append."""
        self.closed = False
        self._callbacks: list[OnGrowth] = []

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        self._must_be_open()
        await self._meanwhile()
        await asyncio.sleep(0) if self.slow else None
        trouble = self.troubles.popleft() if self.troubles else None
        if trouble == "broken":
            raise Broken("the disk is full")
        if trouble == "hanging":
            await self.gate.wait()
        if trouble == "stale" or len(self.kept.get(table, [])) != expected:
            raise Stale(table, expected)
        self._keep(table, entries)
        await asyncio.sleep(0) if self.slow else None
        if trouble == "lost":
            raise Broken("the disk did not answer")

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        self._must_be_open()
        self.reads.append((since, until))
        return self.kept.get(table, [])[since:until]

    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        self._must_be_open()
        if table in self.kept:
            self.snapshots[table] = snapshot

    async def snapshot(self, table: TableCode) -> Snapshot | None:
        self._must_be_open()
        return self.snapshots.get(table)

    async def set_aside(self, table: TableCode, since: int) -> None:
        del self.kept.get(table, [])[since:]
        if table in self.snapshots and self.snapshots[table].length > since:
            del self.snapshots[table]

    async def try_writing(self) -> None:
        self._must_be_open()

    async def count(self) -> int:
        return len(self.kept)

    async def unplayed(self, before: int) -> Sequence[TableCode]:
        return [table for table, entries in self.kept.items() if _is_unplayed(entries, before)]

    async def retired(self, before: int, games_before: int) -> Sequence[TableCode]:
        limits = before, games_before
        return [table for table, entries in self.kept.items() if _is_retired(entries, *limits)]

    async def forget(self, table: TableCode) -> None:
        self.kept.pop(table, None)
        self.snapshots.pop(table, None)

    def on_growth(self, call: OnGrowth) -> None:
        self._callbacks.append(call)

    async def put(self, body: bytes) -> str:
        key = hashlib.sha256(body).hexdigest()
        self.things[key] = body
        return key

    async def get(self, key: str) -> bytes | None:
        return self.things.get(key)

    async def close(self) -> None:
        self.closed = True

    async def _meanwhile(self) -> None:
        if self.meanwhile is not None:
            work, self.meanwhile = self.meanwhile, None
            await work()

    def _keep(self, table: TableCode, entries: Sequence[bytes]) -> None:
        self.kept.setdefault(table, []).extend(entries)
        for call in self._callbacks:
            asyncio.get_running_loop().call_soon(call, table, len(self.kept[table]))

    def _must_be_open(self) -> None:
        if self.closed:
            raise Broken("the log is closed")


def _is_retired(entries: Sequence[bytes], before: int, games_before: int) -> bool:
    finished = any(b'"type":"finished"' in entry for entry in entries)
    return bool(json.loads(entries[-1])["at"] < (games_before if finished else before))


def _is_unplayed(entries: Sequence[bytes], before: int) -> bool:
    idle = not entries or json.loads(entries[-1])["at"] < before
    return idle and not any(b'"type":"started"' in entry for entry in entries)


class FakeClock(ServerClock):
    def __init__(self, millis: int = 1_700_000_000_000) -> None:
        self.millis = millis

    def now(self) -> int:
        return self.millis

    def exact(self) -> float:
        return float(self.millis)
