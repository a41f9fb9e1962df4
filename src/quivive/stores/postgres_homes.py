"""Whose tables are: a node has one lease, and holds every table that it claimed while it renews that.

A lease that has run out ends when another node wants one of its tables: that node deletes it, and with it
everything that it held. A renewal that comes later finds nothing to renew, so of the two only one wins.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from quivive.stores.postgres_address import TROUBLE, Address, in_time
from quivive.tables.homes import Home, Lost
from quivive.tables.log import Broken, TableCode

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Connection, Pool

LEASE = 4.5
"""Seconds by the database's clock."""
RENEW, TO_RENEW = 0.5, 1.5
"""Seconds between two renewals, and for which one is waited for."""
TO_CLAIM = 2.0
"""Seconds for which each question of a claim is waited for: whoever claims can ask again."""
MARGIN = 0.5
"""Seconds by which a node stops earlier than the database would let it."""
LOOK_AGAIN = 0.2
"""Seconds between two tries while the database is away."""
CLAIM_TRIES = 5

_logger = logging.getLogger(__name__)


class PostgresHomes:
    """The lease is renewed on a connection of its own: nothing holds it up."""

    @classmethod
    async def open(cls, database: Address) -> Self:
        """On a database that has been prepared; the lease begins with the first claim."""
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
        self._told: list[Lost] = []
        self._losses = 0
        self._trouble: Broken | None = None
        """Why the lease cannot be had just now, if that is known."""
        self._closed = False
        self._good_until = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def epoch(self, table: TableCode) -> int | None:
        """In which we hold it; None: we do not, or cannot be sure of it any more."""
        self._look_at_the_clock()
        return self._epochs.get(table)

    async def claim(self, table: TableCode) -> Home:
        """Asked for once, however many want to know."""
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
        raise Broken(f"the database {self._database.told} does not say whose table {table} is")

    async def release(self, tables: Sequence[TableCode]) -> None:
        """A table that was asked for and never written to leaves no trace."""
        ours = [table for table in tables if self._epochs.pop(table, None) is not None]
        if not ours:
            return
        try:
            await self.pool.execute(_FORGET_EMPTY, ours, self.here)
            await self.pool.execute(_RELEASE, ours, self.here)
        except TROUBLE as error:
            raise self._database.broken(error) from error

    def on_lost(self, told: Lost) -> None:
        self._told.append(told)

    async def close(self) -> None:
        """Without its lease a node holds nothing. While the database is away, that runs out by itself."""
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
        """None: whose it was has just changed; look again. Each change of hands raises the epoch."""
        self._look_at_the_clock()
        if table in self._epochs:
            return Home(self.here, self.address, self._epochs[table])
        if not self._good_until:
            await self._regain()
        losses = self._losses
        row = await self.pool.fetchrow(_HOLDER, table, timeout=TO_CLAIM)
        if row is None:
            epoch = await self.pool.fetchval(_CLAIM_NEW, table, self.here, timeout=TO_CLAIM)
        elif row["running"] and row["node"] != self.here:
            return Home(row["node"], row["address"], row["epoch"])
        else:
            if row["address"] is not None and row["node"] != self.here:
                await self.pool.execute(_END, row["node"], timeout=TO_CLAIM)
            epoch = await self.pool.fetchval(_CLAIM, table, self.here, row["epoch"], timeout=TO_CLAIM)
        self._look_at_the_clock()
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
                wait = LOOK_AGAIN

    async def _renew(self) -> None:
        until = time.monotonic() + self.lease
        if self._good_until and await self._ask(_RENEW, self.here, self.lease):
            self._good(until)
            return
        if self._good_until:
            self._lose()
        await self._register()

    async def _regain(self) -> None:
        """While it is tried again and again anyway, nobody who claims queues up for that."""
        if self._trouble is not None:
            raise self._trouble
        await self._register()

    async def _register(self) -> None:
        """Anew too, after a loss: what was held before is not held any more, and claimed by a new epoch."""
        async with self._registering:
            if self._good_until:
                return
            until = time.monotonic() + self.lease
            await self._ask(_REGISTER, self.here, self.address, self.lease)
            self._good(until)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _ask(self, question: str, *of: object) -> bool:
        async with self._asking:
            if self._db is None or self._db.is_closed():
                self._db = await self._database.connect()
            return await in_time(self._db, self._db.fetchval(question, *of), TO_RENEW) is not None

    def _drop(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None

    def _good(self, until: float) -> None:
        """By our own clock, and counted from before we asked."""
        self._good_until = until - MARGIN
        self._trouble = None
        if self._alarm is not None:
            self._alarm.cancel()
        left = self._good_until - time.monotonic()
        self._alarm = asyncio.get_running_loop().call_later(left, self._look_at_the_clock)

    def _look_at_the_clock(self) -> None:
        """A process that stood still, or a database that was away: we may not be home any more."""
        if self._good_until and self._good_until <= time.monotonic():
            self._lose()

    def _lose(self) -> None:
        self._losses += 1
        self._good_until = 0.0
        tables, self._epochs = list(self._epochs), {}
        if tables:
            _logger.warning("%d tables are not at home here any more", len(tables))
        for told in self._told if tables else ():
            told(tables)


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
