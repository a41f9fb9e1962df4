"""The smallest log that keeps the contract, for the kit to be tried on."""

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from quivive.tables.log import Broken, Stale, TableCode, Told


@dataclass
class Shelf:
    """What outlives a log that is closed."""

    tables: dict[str, list[bytes]] = field(default_factory=dict)
    things: dict[str, bytes] = field(default_factory=dict)


class MemoryLog:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.told: list[Told] = []
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
        for told in self.told:
            asyncio.get_running_loop().call_soon(told, table, length)

    async def read(self, table: TableCode, since: int = 0) -> Sequence[bytes]:
        self.must_be_open()
        return self.shelf.tables.get(table, [])[since:]

    def watch(self, told: Told) -> None:
        self.told.append(told)

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
