"""The smallest log that fulfils the contract, to try the kit on."""

import asyncio
import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from quivive.tables.log import Broken, OnGrowth, Snapshot, Stale, TableCode


@dataclass
class Shelf:
    """What remains when a log is closed."""

    tables: dict[str, list[bytes]] = field(default_factory=dict)
    snapshots: dict[str, Snapshot] = field(default_factory=dict)
    things: dict[str, bytes] = field(default_factory=dict)


class MinimalLog:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._callbacks: list[OnGrowth] = []
        self.closed = False

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        self.must_be_open()
        kept = self.shelf.tables.get(table, [])
        if len(kept) != expected:
            raise Stale(table, expected)
        self.keep(table, [*kept, *entries])
        if entries:
            self.tell(table, expected + len(entries))

    def keep(self, table: TableCode, entries: list[bytes]) -> None:
        self.shelf.tables[table] = entries

    def tell(self, table: TableCode, length: int) -> None:
        for call in self._callbacks:
            asyncio.get_running_loop().call_soon(call, table, length)

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        self.must_be_open()
        return self.shelf.tables.get(table, [])[since:until]

    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        self.must_be_open()
        if table in self.shelf.tables:
            self.shelf.snapshots[table] = snapshot

    async def snapshot(self, table: TableCode) -> Snapshot | None:
        self.must_be_open()
        return self.shelf.snapshots.get(table)

    async def set_aside(self, table: TableCode, since: int) -> None:
        self.must_be_open()
        del self.shelf.tables.get(table, [])[since:]
        if table in self.shelf.snapshots and self.shelf.snapshots[table].length > since:
            del self.shelf.snapshots[table]

    async def try_writing(self) -> None:
        self.must_be_open()

    async def count(self) -> int:
        return len(self.shelf.tables)

    async def unplayed(self, before: int) -> Sequence[TableCode]:
        return [TableCode(table) for table, kept in self.shelf.tables.items() if _is_unplayed(kept, before)]

    async def retired(self, before: int, games_before: int) -> Sequence[TableCode]:
        limits = before, games_before
        return [TableCode(table) for table, kept in self.shelf.tables.items() if _is_retired(kept, *limits)]

    async def forget(self, table: TableCode) -> None:
        self.shelf.tables.pop(table, None)
        self.shelf.snapshots.pop(table, None)

    def on_growth(self, call: OnGrowth) -> None:
        self._callbacks.append(call)

    async def put(self, body: bytes) -> str:
        self.must_be_open()
        key = hashlib.sha256(body).hexdigest()
        self.shelf.things[key] = body
        return key

    async def get(self, key: str) -> bytes | None:
        self.must_be_open()
        return self.shelf.things.get(key)

    async def close(self) -> None:
        self.closed = True

    def must_be_open(self) -> None:
        if self.closed:
            raise Broken("the log is closed")


def _is_retired(entries: Sequence[bytes], before: int, games_before: int) -> bool:
    finished = any(b'"type":"finished"' in entry for entry in entries)
    last = entries[-1]
    return last.startswith(b"{") and json.loads(last)["at"] < (games_before if finished else before)


def _is_unplayed(entries: Sequence[bytes], before: int) -> bool:
    idle = json.loads(entries[-1])["at"] < before
    return idle and not any(b'"type":"started"' in entry for entry in entries)
