"""The embedded store: one SQLite file in a folder, with nothing to install or start."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import IO, Self, TypeVar

from quivive.stores.checksum import checked, checksum
from quivive.stores.folder import lock_folder
from quivive.stores.housekeeping import RETIRED, TABLES, UNPLAYED, forget, set_aside, try_writing
from quivive.stores.inventory import Summary
from quivive.stores.sqlite_file import connect, connect_to_read, damaged, errors_explained, prepare
from quivive.stores.sqlite_writer import (
    Append,
    Change,
    Heads,
    Housekeeping,
    Job,
    KeepSnapshot,
    Outcome,
    Put,
    Writer,
)
from quivive.tables.log import Broken, OnGrowth, Snapshot, TableCode
from quivive.tables.promise import Promise

LAST = 1 << 62
"""More entries than any table will ever have."""

R = TypeVar("R")

_logger = logging.getLogger(__name__)


class SqliteLog:
    """A log in SQLite. One thread writes, another reads. A cancelled append may still be written."""

    @classmethod
    async def open(cls, folder: Path) -> Self:
        """Raises Broken, without overwriting anything, if the folder cannot be used."""
        lock = await asyncio.to_thread(lock_folder, folder)
        try:
            return cls(lock, *await asyncio.to_thread(_open, folder))
        except BaseException:
            lock.close()
            raise

    def __init__(
        self, lock: IO[bytes], path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection
    ) -> None:
        self._lock = lock
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._callbacks: list[OnGrowth] = []
        self._waiting: list[Job] = []
        self._closing: asyncio.Task[None] | None = None
        self._db = reading
        """The connection that reads, used only in the reader's thread."""
        self._reader = ThreadPoolExecutor(1, "quivive-reader")
        self._writer = Writer(writing, path, self._report)
        self._writer.start()

    def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> Promise[None]:
        done: Promise[None] = Promise()
        if self._closing is None:
            if not self._waiting:
                self._loop.call_soon(self._hand_over)
            self._waiting.append(Append(done, table, expected, entries))
        else:
            done.settle(None, self._closed())
        return done

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        return await self._reading(lambda: self._read(table, since, LAST if until is None else until))

    def _read(self, table: TableCode, since: int, until: int) -> list[bytes]:
        # Always closed: a cursor left half-read would keep showing this old state to later reads.
        with closing(self._db.execute(_READ, (table, since, until))) as rows:
            return checked(table, since, rows)

    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        await self._write(lambda done: KeepSnapshot(done, table, snapshot))

    async def snapshot(self, table: TableCode) -> Snapshot | None:
        return await self._reading(lambda: self._snapshot(table))

    def _snapshot(self, table: TableCode) -> Snapshot | None:
        row = self._db.execute(_SNAPSHOT, (table,)).fetchone()
        if row is None or checksum(table, *row[:2]) != row[2]:
            return None
        return Snapshot(*row[:2])

    async def set_aside(self, table: TableCode, since: int) -> None:
        await self._work(lambda db: set_aside(db, table, since))

    async def try_writing(self) -> None:
        await self._work(try_writing)

    async def count(self) -> int:
        rows = await self._reading(lambda: self._db.execute("SELECT count(*) FROM tables").fetchone())
        return int(rows[0])

    async def unplayed(self, before: int) -> Sequence[TableCode]:
        return await self._reading(lambda: [code for (code,) in self._db.execute(UNPLAYED, (before,))])

    async def retired(self, before: int, games_before: int) -> Sequence[TableCode]:
        limits = before, games_before
        return await self._reading(lambda: [code for (code,) in self._db.execute(RETIRED, limits)])

    async def tables(self) -> Sequence[Summary]:
        return await self._reading(
            lambda: [
                Summary(code, entries, size, at, bool(played), bool(finished))
                for code, entries, size, at, played, finished in self._db.execute(TABLES)
            ]
        )

    async def things(self) -> Sequence[str]:
        return await self._reading(lambda: [key for (key,) in self._db.execute("SELECT key FROM things")])

    async def forget(self, table: TableCode) -> None:
        await self._work(lambda db: forget(db, table))

    def on_growth(self, call: OnGrowth) -> None:
        """Calls back after each append, once whoever awaited that append has resumed."""
        self._callbacks.append(call)

    async def put(self, body: bytes) -> str:
        key, known = await self._reading(lambda: self._find(body))
        if not known:
            # Safe while closing: the reader is closed after this read, and the writer after the reader.
            done: Promise[None] = Promise()
            self._writer.take([Put(done, key, body)])
            await done
        return key

    async def get(self, key: str) -> bytes | None:
        return await self._reading(lambda: self._get(key))

    async def _work(self, change: Change) -> None:
        await self._write(lambda done: Housekeeping(done, change))

    async def _write(self, job: Callable[[Promise[None]], Job]) -> None:
        self._must_be_open()
        done: Promise[None] = Promise()
        self._hand_in(job(done))
        await done

    def _hand_in(self, job: Job) -> None:
        """Collects the jobs of one iteration of the event loop, so that the writer is woken once for all."""
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(job)

    def _hand_over(self) -> None:
        if self._waiting:
            jobs, self._waiting = self._waiting, []
            self._writer.take(jobs)

    def _find(self, body: bytes) -> tuple[str, bool]:
        key = _key(body)
        return key, self._db.execute(_HAS, (key,)).fetchone() is not None

    def _get(self, key: str) -> bytes | None:
        row = self._db.execute(_GET, (key,)).fetchone()
        if row is None:
            return None
        body: bytes = row[0]
        if _key(body) != key:
            raise damaged(self._path, f"thing {key} is not what was put")
        return body

    async def close(self) -> None:
        if self._closing is None:
            self._closing = self._loop.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        # The writer is closed last: the last connection to close moves the write-ahead log into the file.
        self._hand_over()
        await self._loop.run_in_executor(self._reader, self._db.close)
        self._reader.shutdown()
        self._writer.finish()
        await asyncio.to_thread(self._writer.join)
        self._lock.close()

    def _must_be_open(self) -> None:
        if self._closing is not None:
            raise self._closed()

    def _closed(self) -> Broken:
        return Broken(f"the database {self._path} is closed already")

    async def _reading(self, work: Callable[[], R]) -> R:
        self._must_be_open()
        with errors_explained(self._path):
            return await self._loop.run_in_executor(self._reader, work)

    def _report(self, outcomes: list[Outcome], grown: Heads) -> None:
        """Called in the writer's thread; wakes the event loop once for the whole batch."""
        try:
            self._loop.call_soon_threadsafe(self._settle, outcomes, grown)
        except RuntimeError:
            return  # the loop was closed before the log was: it is written, and nobody is left to be told

    def _settle(self, outcomes: list[Outcome], grown: Heads) -> None:
        for done, error in outcomes:
            try:
                done.settle(None, error)
            except Exception:
                _logger.exception("what follows from a write has failed")
        if grown and self._callbacks:
            self._loop.call_soon(self._tell, grown)

    def _tell(self, grown: Heads) -> None:
        for call in self._callbacks:
            for table, head in grown.items():
                call(table, head.length)


def _open(folder: Path) -> tuple[Path, sqlite3.Connection, sqlite3.Connection]:
    path = prepare(folder)
    with errors_explained(path):
        return path, connect(path), connect_to_read(path)


def _key(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


_READ = """
    SELECT seq, body, crc FROM entries
    WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND seq >= ? AND seq < ? ORDER BY seq
"""
_SNAPSHOT = """
    SELECT length, body, crc FROM snapshots WHERE table_id = (SELECT id FROM tables WHERE code = ?)
"""
_HAS = "SELECT 1 FROM things WHERE key = ?"
_GET = "SELECT body FROM things WHERE key = ?"
