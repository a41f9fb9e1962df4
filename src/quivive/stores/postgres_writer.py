"""The one connection that appends. Everything that is waiting is written together, with one commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from quivive.stores.postgres_address import TROUBLE, Address, in_time, is_disconnect
from quivive.stores.postgres_append import Append, Holder, is_written, write
from quivive.tables.log import Broken, NotHome, OutcomeUnknown, Stale, TableCode

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Connection

STATEMENT_TIMEOUT = 3.5
"""Seconds after which a connection that does not answer is given up, about when a node loses its tables."""
RETRY_EVERY = 0.2
"""Seconds between attempts to find out what has become of appends."""
DOUBT_TIMEOUT = 30.0
"""Seconds after which we stop trying to find out. By then a node has long lost its tables."""
AT_ONCE = 500
"""The most appends in one statement."""

Grown = dict[TableCode, int]
Outcomes = dict[TableCode, Exception | None]
TRY_WRITING = """
    INSERT INTO quivive.health AS health VALUES (1, 1)
    ON CONFLICT (id) DO UPDATE SET tries = health.tries + 1
"""


class Writer:
    """Takes appends and resolves their futures.

    If the connection dies during a statement, nobody knows whether it was written. It is then written again:
    an entry's number makes sure that it is stored only once, and if there already is one with that number, it
    was ours if it has the same content. Until this is resolved, all other appends are refused.
    """

    def __init__(self, address: Address, holder: Holder | None, report: Callable[[Grown], None]) -> None:
        self._address = address
        self._holder = holder
        self._report = report
        self._db: Connection | None = None
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._finishing = False
        self._doubt: Broken | None = None
        self._task = asyncio.get_running_loop().create_task(self._run())

    def take(self, append: Append) -> None:
        if self._doubt is not None:
            append.done.set_exception(self._doubt)
            return
        self._waiting.append(append)
        self._wake.set()

    async def finish(self) -> None:
        """Writes what is waiting, then ends. Nothing may be handed in after this."""
        self._finishing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._finishing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = _next(self._waiting)
            self._settle(batch, await self._outcomes(batch))
        self._drop()

    def _refuse_waiting(self, doubt: Broken) -> None:
        """Refuses appends that have not been sent yet."""
        waiting, self._waiting = self._waiting, []
        self._settle(waiting, _all(waiting, doubt))

    def _settle(self, batch: Iterable[Append], outcomes: Outcomes) -> None:
        grown: Grown = {}
        for done, table, expected, entries in batch:
            error = outcomes[table]
            if error is None and entries:
                grown[table] = expected + len(entries)
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        if grown:
            self._report(grown)

    async def _outcomes(self, batch: list[Append]) -> Outcomes:
        ours, outcomes = self._still_ours(batch)
        return outcomes | await self._attempt(ours) if ours else outcomes

    def _still_ours(self, batch: list[Append]) -> tuple[list[Append], Outcomes]:
        """The appends to tables that we still hold, and the outcome of the others."""
        ours = [append for append in batch if self._holder is None or self._holder.epoch(append.table)]
        held = {append.table for append in ours}
        return ours, {append.table: NotHome(append.table) for append in batch if append.table not in held}

    async def _attempt(self, batch: list[Append]) -> Outcomes:
        try:
            db = await self._connected()
        except TROUBLE as error:
            return _all(batch, self._address.broken(error))
        try:
            return {**await in_time(db, write(db, batch, self._holder), STATEMENT_TIMEOUT)}
        except Exception as error:
            if is_disconnect(error):
                return await self._resolved(batch, self._address.broken(error))
            if len(batch) > 1:
                return {table: why for one in batch for table, why in (await self._attempt([one])).items()}
            return _all(batch, self._address.broken(error) if isinstance(error, TROUBLE) else error)

    async def _resolved(self, batch: list[Append], doubt: Broken) -> Outcomes:
        """Finds out what was written, as soon as a primary answers or we no longer hold the tables."""
        self._doubt = doubt
        self._refuse_waiting(doubt)
        outcomes: Outcomes = {}
        end = time.monotonic() + DOUBT_TIMEOUT
        try:
            while True:
                self._drop()
                batch, foreign = self._still_ours(batch)
                outcomes |= foreign
                try:
                    return outcomes | await self._again(batch) if batch else outcomes
                except TROUBLE as error:
                    doubt = self._address.broken(error)
                if time.monotonic() > end:
                    return outcomes | _all(batch, OutcomeUnknown(str(doubt)))
                await asyncio.sleep(RETRY_EVERY)
        finally:
            self._doubt = None

    async def _again(self, batch: list[Append]) -> Outcomes:
        db = await self._connected()
        outcomes: Outcomes = {**await in_time(db, write(db, batch, self._holder), STATEMENT_TIMEOUT)}
        for append in batch:
            if isinstance(outcomes[append.table], Stale) and await is_written(db, append):
                # The primary may have it before its standby does. A later commit waits for both.
                await in_time(db, db.execute(TRY_WRITING), STATEMENT_TIMEOUT)
                outcomes[append.table] = None
        return outcomes

    async def _connected(self) -> Connection:
        if self._db is None or self._db.is_closed():
            self._db = await self._address.connect()
        return self._db

    def _drop(self) -> None:
        if self._db is not None:
            self._db.terminate()
            self._db = None


def _all(batch: Iterable[Append], error: Exception) -> Outcomes:
    return {append.table: error for append in batch}


def _next(waiting: list[Append]) -> tuple[list[Append], list[Append]]:
    """What goes into one statement (one append per table), and what has to wait for the next."""
    batch: dict[TableCode, Append] = {}
    later: list[Append] = []
    for append in waiting:
        if append.table in batch or len(batch) == AT_ONCE:
            later.append(append)
        else:
            batch[append.table] = append
    return list(batch.values()), later
