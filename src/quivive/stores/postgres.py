"""The store that several nodes share: a PostgreSQL database, operated and replicated by whoever runs it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Self, TypeVar

from quivive.stores import postgres_queries as sql
from quivive.stores.checksum import MOST_READ, Row, checked, checksum
from quivive.stores.inventory import Summary
from quivive.stores.postgres_address import CONNECT_TIMEOUT, TROUBLE, Address, is_disconnect
from quivive.stores.postgres_append import Append, Holder
from quivive.stores.postgres_notifier import Notifier
from quivive.stores.postgres_queries import forget, set_aside
from quivive.stores.postgres_schema import prepare
from quivive.stores.postgres_writer import Grown, Writer
from quivive.tables.log import Broken, Damaged, OnGrowth, Oversized, Snapshot, TableCode

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Pool, Queryable

LAST = 1 << 62
"""More entries than any table will ever have."""
AT_ONCE = 1000
"""How many entries are read at once, so that an oversized log is noticed before it fills the memory."""

R = TypeVar("R")


class PostgresLog:
    """A log in PostgreSQL: one connection appends, one notifies other nodes, a few read.

    Without a holder, which is how tools open it, it appends to any table.
    """

    @classmethod
    async def open(cls, address: Address, holder: Holder | None = None) -> Self:
        """Raises Broken, without changing anything, if the database cannot be used."""
        try:
            db = await address.connect()
            try:
                await prepare(db)
            finally:
                db.terminate()
            log = cls(address, await address.pool(), holder)
            await log._notifier.start()
        except (*TROUBLE, ValueError) as error:
            raise address.broken(error) from error
        return log

    def __init__(self, address: Address, pool: Pool, holder: Holder | None) -> None:
        self._address = address
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._callbacks: list[OnGrowth] = []
        self._closing: asyncio.Task[None] | None = None
        self._notifier = Notifier(address, lambda table, length: self._tell({table: length}))
        self._node = "" if holder is None else holder.node
        self._writer = Writer(address, holder, self._grown)

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        self._must_be_open()
        done = self._loop.create_future()
        self._writer.take(Append(done, table, expected, entries))
        await done

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        last = LAST if until is None else until
        rows, length = await self._ask(lambda db: _rows(db, table, since, last))
        bodies = checked(table, since, rows)
        if since + len(bodies) < min(length, last):
            raise Damaged(table, since + len(bodies))
        return bodies

    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        length, body = snapshot
        crc = checksum(table, length, body)
        await self._ask(lambda db: db.execute(sql.KEEP_SNAPSHOT, length, body, crc, table))

    async def snapshot(self, table: TableCode) -> Snapshot | None:
        row = await self._ask(lambda db: db.fetchrow(sql.SNAPSHOT, table))
        if row is None or checksum(table, row["length"], row["body"]) != row["crc"]:
            return None
        return Snapshot(row["length"], row["body"])

    async def set_aside(self, table: TableCode, since: int) -> None:
        await self._ask(lambda db: set_aside(db, table, since, self._node))

    async def try_writing(self) -> None:
        await self._ask(lambda db: db.execute(sql.TRY_WRITING))

    async def count(self) -> int:
        return int(await self._ask(lambda db: db.fetchval(sql.COUNT)))

    async def unplayed(self, before: int) -> Sequence[TableCode]:
        await self._ask(lambda db: db.execute(sql.SWEEP))
        return [row["code"] for row in await self._ask(lambda db: db.fetch(sql.UNPLAYED, before, self._node))]

    async def retired(self, before: int, games_before: int) -> Sequence[TableCode]:
        rows = await self._ask(lambda db: db.fetch(sql.RETIRED, before, self._node, games_before))
        return [row["code"] for row in rows]

    async def tables(self) -> Sequence[Summary]:
        return [Summary(*row) for row in await self._ask(lambda db: db.fetch(sql.TABLES))]

    async def things(self) -> Sequence[str]:
        rows = await self._ask(lambda db: db.fetch("SELECT key FROM quivive.things"))
        return [row["key"] for row in rows]

    async def forget(self, table: TableCode) -> None:
        await self._ask(lambda db: forget(db, table, self._node))

    def on_growth(self, call: OnGrowth) -> None:
        """Calls back after each append, once whoever awaited that append has resumed."""
        self._callbacks.append(call)

    async def put(self, body: bytes) -> str:
        key = hashlib.sha256(body).hexdigest()
        if not await self._ask(lambda db: db.fetchval(sql.HAS, key)):
            await self._ask(lambda db: db.execute(sql.PUT, key, body))
        return key

    async def get(self, key: str) -> bytes | None:
        body: bytes | None = await self._ask(lambda db: db.fetchval(sql.GET, key))
        if body is not None and hashlib.sha256(body).hexdigest() != key:
            raise Broken(f"the database {self._address.label} is damaged (thing {key} is not what was put)")
        return body

    async def close(self) -> None:
        if self._closing is None:
            self._closing = self._loop.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.finish()
        await self._notifier.close()
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_TIMEOUT)
        except TimeoutError:
            self._pool.terminate()

    def _must_be_open(self) -> None:
        if self._closing is not None:
            raise Broken(f"the database {self._address.label} is closed already")

    async def _ask(self, question: Callable[[Queryable], Awaitable[R]]) -> R:
        """Runs a query, and runs it again if the connection was lost. Only for what may safely run twice."""
        self._must_be_open()
        try:
            try:
                return await self._asked(question)
            except TROUBLE as error:
                if not is_disconnect(error):
                    raise
                await self._pool.expire_connections()
                return await self._asked(question)
        except TROUBLE as error:
            raise self._address.broken(error) from error

    async def _asked(self, question: Callable[[Queryable], Awaitable[R]]) -> R:
        async with self._pool.acquire() as db:
            return await question(db)

    def _grown(self, grown: Grown) -> None:
        self._notifier.notify(grown)
        if self._callbacks:
            self._loop.call_soon(self._tell, grown)

    def _tell(self, grown: Grown) -> None:
        for call in self._callbacks:
            for table, length in grown.items():
                call(table, length)


async def _rows(db: Queryable, table: TableCode, since: int, until: int) -> tuple[list[Row], int]:
    """The rows, and how many entries the table ought to have."""
    head = await db.fetchrow(sql.HEAD, table)
    if head is None:
        return [], 0
    rows: list[Row] = []
    size = 0
    while True:
        found = await db.fetch(sql.ENTRIES, head["id"], since, until, AT_ONCE)
        rows += [(row["seq"], row["body"], row["crc"]) for row in found]
        size += sum(len(row["body"]) for row in found)
        if size > MOST_READ:
            raise Oversized(table)
        if len(found) < AT_ONCE:
            return rows, head["length"]
        since = found[-1]["seq"] + 1
