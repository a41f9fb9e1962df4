"""LISTEN and NOTIFY: every node learns which tables the others have written to."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from quivive.stores.postgres_address import ANSWER_TIMEOUT, TROUBLE, Address
from quivive.tables.log import TableCode

if TYPE_CHECKING:
    from quivive.stores.postgres_address import Connection

CHANNEL = "quivive"
RETRY_EVERY = 1.0
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest($1::text[]) AS message"  # noqa: S608
_logger = logging.getLogger(__name__)


class Notifier:
    """Wakes other nodes. Nothing depends on it: a node that misses a message gets a Stale and reads on.

    It notifies after the commit and on its own connection, because commits that notify wait for each other.
    """

    def __init__(self, address: Address, on_growth: Callable[[TableCode, int], None]) -> None:
        self._address = address
        self._on_growth = on_growth
        self._sender = secrets.token_hex(8)
        self._pending: dict[TableCode, int] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Everything announced from now on is heard."""
        db = await self._listening()
        self._task = asyncio.get_running_loop().create_task(self._run(db))

    def notify(self, grown: dict[TableCode, int]) -> None:
        self._pending |= grown
        self._wake.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, db: Connection) -> None:
        try:
            while True:
                try:
                    await self._tell(db)
                except TROUBLE as error:
                    _logger.info("%s", self._address.broken(error))
                    db.terminate()
                    db = await self._reconnected()
        finally:
            db.terminate()

    async def _reconnected(self) -> Connection:
        while True:
            await asyncio.sleep(RETRY_EVERY)
            try:
                return await self._listening()
            except TROUBLE:
                continue

    async def _listening(self) -> Connection:
        db = await self._address.connect()
        # Nobody waits for a message, and it leaves nothing behind that would have to be durable.
        await db.execute("SET synchronous_commit = off")
        db.add_termination_listener(lambda _: self._wake.set())
        await db.add_listener(CHANNEL, self._hear)
        return db

    async def _tell(self, db: Connection) -> None:
        await self._wake.wait()
        self._wake.clear()
        pending, self._pending = self._pending, {}
        messages = [f"{self._sender} {length} {table}" for table, length in pending.items()]
        await db.execute(_NOTIFY, messages, timeout=ANSWER_TIMEOUT)

    def _hear(self, db: object, pid: int, channel: str, message: object) -> None:
        sender, length, table = str(message).split(" ", 2)
        if sender != self._sender:
            self._on_growth(TableCode(table), int(length))
