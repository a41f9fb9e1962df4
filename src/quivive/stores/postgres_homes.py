"""Which node holds which table. A node has one lease; while it renews that, it holds all tables it claimed.

An expired lease lasts until another node wants one of its tables. That node then deletes it, and with it the
hold on all its tables. A late renewal finds nothing to renew, so only one of the two can win.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from quivive.stores.postgres_address import TROUBLE, Address, in_time
from quivive.tables.homes import Home, OnLost
from quivive.tables.log import Broken, TableCode

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Connection, Pool

LEASE = 4.5
"""Seconds by the database's clock."""
RENEW, RENEW_TIMEOUT = 0.5, 1.5
"""Seconds between renewals, and seconds that one may take."""
CLAIM_TIMEOUT = 2.0
"""Seconds that each query of a claim may take. Whoever claims can ask again."""
MARGIN = 0.5
"""A node stops this many seconds before the database would let another take over."""
RETRY_EVERY = 0.2
"""Seconds between attempts while the database is away."""
CLAIM_TRIES = 5

_logger = logging.getLogger(__name__)


class PostgresHomes:
    """This node's lease. It is renewed on a connection of its own, so that nothing delays it."""

    @classmethod
    async def open(cls, database: Address) -> Self:
        """For a database that has been prepared. The lease begins with the first claim."""
        return cls(database, await database.pool())

    def __init__(self, database: Address, pool: Pool) -> None:
        self.here = secrets.token_hex(8)
        self.address = ""
        self.pool = pool
        self.lease = LEASE
        self._database = database
        self._db: Connection | None = None
        self._asking = asyncio.Lock()
        self._registering = asyncio.Lock()
        self._epochs: dict[TableCode, int] = {}
        self._claiming: dict[TableCode, asyncio.Task[Home]] = {}
        self._on_lost: list[OnLost] = []
        self._losses = 0
        self._trouble: Broken | None = None
        """Why we have no lease at the moment, if we know."""
        self._closed = False
        self._good_until = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def epoch(self, table: TableCode) -> int | None:
        """The epoch in which we hold the table. None if we do not, or can no longer be sure."""
        self._check_lease()
        return self._epochs.get(table)

    async def claim(self, table: TableCode) -> Home:
        """Claims a table once, however many ask at the same time."""
        task = self._claiming.get(table)
        if task is None:
            task = self._claiming[table] = asyncio.get_running_loop().create_task(self._claim(table))
            task.add_done_callback(lambda _: self._claiming.pop(table, None))
        return await asyncio.shield(task)

    async def _claim(self, table: TableCode) -> Home:
        try:
            for _ in range(CLAIM_TRIES):
                if home := await self._claimed(table):
                    return home
        except TROUBLE as error:
            raise self._database.broken(error) from error
        raise Broken(f"the database {self._database.label} does not say whose table {table} is")

    async def release(self, tables: Sequence[TableCode]) -> None:
        """Also deletes the rows of tables that were claimed but never written to."""
        ours = [table for table in tables if self._epochs.pop(table, None) is not None]
        if not ours:
            return
        try:
            await self.pool.execute(_FORGET_EMPTY, ours, self.here)
            await self.pool.execute(_RELEASE, ours, self.here)
        except TROUBLE as error:
            raise self._database.broken(error) from error

    def on_lost(self, callback: OnLost) -> None:
        self._on_lost.append(callback)

    async def close(self) -> None:
        """Ends the lease, and so gives up every table. If the database is away, the lease just expires."""
        if self._closed:
            return
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._alarm is not None:
            self._alarm.cancel()
        self._epochs.clear()
        try:
            await self._ask(_LEAVE, self.here)
        except TROUBLE as error:
            _logger.info("%s", self._database.broken(error))
        self._drop()
        self.pool.terminate()

    async def _claimed(self, table: TableCode) -> Home | None:
        """Returns None if the holder has just changed: ask again. Each change of holder raises the epoch."""
        self._check_lease()
        if table in self._epochs:
            return Home(self.here, self.address, self._epochs[table])
        if not self._good_until:
            await self._regain()
        losses = self._losses
        row = await self.pool.fetchrow(_HOLDER, table, timeout=CLAIM_TIMEOUT)
        if row is None:
            epoch = await self.pool.fetchval(_CLAIM_NEW, table, self.here, timeout=CLAIM_TIMEOUT)
        elif row["running"] and row["node"] != self.here:
            return Home(row["node"], row["address"], row["epoch"])
        else:
            if row["address"] is not None and row["node"] != self.here:
                await self.pool.execute(_END, row["node"], timeout=CLAIM_TIMEOUT)
            epoch = await self.pool.fetchval(_CLAIM, table, self.here, row["epoch"], timeout=CLAIM_TIMEOUT)
        self._check_lease()
        if epoch is None or losses != self._losses:
            return None
        self._epochs[table] = epoch
        return Home(self.here, self.address, epoch)

    async def _run(self) -> None:
        wait = RENEW
        while True:
            await asyncio.sleep(wait)
            try:
                await self._renew()
                wait = RENEW
            except TROUBLE as error:
                self._trouble = self._database.broken(error)
                _logger.warning("%s", self._trouble)
                self._drop()
                wait = RETRY_EVERY

    async def _renew(self) -> None:
        until = time.monotonic() + self.lease
        if self._good_until and await self._ask(_RENEW, self.here, self.lease):
            self._rely_until(until)
            return
        if self._good_until:
            self._lose()
        await self._register()

    async def _regain(self) -> None:
        """If renewing is being retried anyway, a claim fails at once instead of queueing up."""
        if self._trouble is not None:
            raise self._trouble
        await self._register()

    async def _register(self) -> None:
        """Gets a lease. After a loss, tables held before must be claimed again."""
        async with self._registering:
            if self._good_until:
                return
            until = time.monotonic() + self.lease
            await self._ask(_REGISTER, self.here, self.address, self.lease)
            self._rely_until(until)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _ask(self, question: str, *of: object) -> bool:
        async with self._asking:
            if self._db is None or self._db.is_closed():
                self._db = await self._database.connect()
            return await in_time(self._db, self._db.fetchval(question, *of), RENEW_TIMEOUT) is not None

    def _drop(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    def _rely_until(self, until: float) -> None:
        """Until when we may rely on the lease: by our own clock, counted from before we asked."""
        self._good_until = until - MARGIN
        self._trouble = None
        if self._alarm is not None:
            self._alarm.cancel()
        left = self._good_until - time.monotonic()
        self._alarm = asyncio.get_running_loop().call_later(left, self._check_lease)

    def _check_lease(self) -> None:
        """Gives up all tables if the lease is too old: the process was suspended, or the database away."""
        if self._good_until and self._good_until <= time.monotonic():
            self._lose()

    def _lose(self) -> None:
        self._losses += 1
        self._good_until = 0.0
        tables, self._epochs = list(self._epochs), {}
        if tables:
            _logger.warning("%d tables are not at home here any more", len(tables))
        for callback in self._on_lost if tables else ():
            callback(tables)


_REGISTER = """
    WITH ended AS (DELETE FROM quivive.nodes WHERE until <= clock_timestamp() AND node <> $1)
    INSERT INTO quivive.nodes (node, address, until)
    VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
    ON CONFLICT (node) DO UPDATE SET address = excluded.address, until = excluded.until
    RETURNING true
"""
_RENEW = """
    UPDATE quivive.nodes SET until = clock_timestamp() + make_interval(secs => $2)
    WHERE node = $1 AND until > clock_timestamp() RETURNING true
"""
_LEAVE = "DELETE FROM quivive.nodes WHERE node = $1 RETURNING true"
_END = "DELETE FROM quivive.nodes WHERE node = $1 AND until <= clock_timestamp()"
_HOLDER = """
    SELECT t.node, t.epoch, n.address, coalesce(n.until > clock_timestamp(), false) AS running
    FROM quivive.tables AS t LEFT JOIN quivive.nodes AS n USING (node) WHERE code = $1
"""
_CLAIM_NEW = """
    INSERT INTO quivive.tables (code, node, epoch) VALUES ($1, $2, 1) ON CONFLICT DO NOTHING RETURNING epoch
"""
_CLAIM = """
    UPDATE quivive.tables AS t SET node = $2, epoch = epoch + 1
    WHERE code = $1 AND epoch = $3
        AND (node IS NULL OR node = $2 OR NOT EXISTS (SELECT FROM quivive.nodes AS n WHERE n.node = t.node))
    RETURNING epoch
"""
_RELEASE = "UPDATE quivive.tables SET node = NULL WHERE code = ANY($1::text[]) AND node = $2"
_FORGET_EMPTY = "DELETE FROM quivive.tables WHERE code = ANY($1::text[]) AND node = $2 AND length = 0"
