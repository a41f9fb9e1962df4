"""The one thread that writes. Whatever waits is written together: many share one wait for the disk."""

from __future__ import annotations

import sqlite3
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from quivive.stores.checksum import checksum
from quivive.stores.sqlite_file import broken
from quivive.tables.log import Snapshot, Stale, Stopped, TableCode

ROWS_AT_ONCE = 64
COLUMNS = 4
HEADS_KEPT = 20_000
BUSY = 6
"""So many at once, and more are coming:"""
GATHER = 0.001
"""seconds that are waited for them, so that a busy server waits for the disk less often."""


Change = Callable[[sqlite3.Connection], None]


class Append(NamedTuple):
    done: Future[None]
    table: TableCode
    expected: int
    entries: Sequence[bytes]


class Put(NamedTuple):
    done: Future[None]
    key: str
    body: bytes


class Keep(NamedTuple):
    """A table's snapshot."""

    done: Future[None]
    table: TableCode
    snapshot: Snapshot


class Work(NamedTuple):
    """Housekeeping: whatever it changes, what is known of the tables is looked up anew."""

    done: Future[None]
    change: Change


class Head(NamedTuple):
    """A table's number in the file (none before its first entry) and its length."""

    id: int | None
    length: int


Job = Append | Put | Keep | Work
Heads = dict[TableCode, Head]
Verdict = tuple[Future[None], Exception | None]
Report = Callable[[list[Verdict], Heads], None]


class Writer(Thread):
    """Jobs in, verdicts out, in order and a batch at a time; `report` is called in this thread."""

    def __init__(self, db: sqlite3.Connection, path: Path, report: Report) -> None:
        super().__init__(name="quivive-writer", daemon=True)
        self._db = db
        self._path = path
        self._report = report
        self._heads: Heads = {}
        self._stopped: Stopped | None = None
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.take: Callable[[list[Job]], None] = self._jobs.put

    def finish(self) -> None:
        """Write what waits, then end; nothing may be handed in after this."""
        self._jobs.put(None)

    def run(self) -> None:
        finishing = busy = False
        while not finishing:
            handed_in = [self._jobs.get()]
            if busy:
                time.sleep(GATHER)
            handed_in += [self._jobs.get_nowait() for _ in range(self._jobs.qsize())]
            finishing = None in handed_in
            batch = [job for jobs in handed_in for job in jobs or ()]
            busy = len(batch) >= BUSY and not finishing
            if batch:
                self._report(*self._write(batch))
        self._db.close()

    def _write(self, batch: list[Job]) -> tuple[list[Verdict], Heads]:
        """When the disk fails, all of them fail; when one of them is at fault, it fails alone.

        After a failed sync nobody knows what the disk holds: nothing is written until a restart has looked.
        """
        if self._stopped is not None:
            return [(job.done, self._stopped) for job in batch], {}
        try:
            return self._together(batch)
        except sqlite3.OperationalError as error:
            reason = broken(self._path, error)
            if isinstance(reason, Stopped):
                self._stopped = reason
            return [(job.done, reason) for job in batch], {}
        except Exception as error:
            self._heads.clear()
            if len(batch) == 1:
                told = broken(self._path, error) if isinstance(error, sqlite3.Error) else error
                return [(batch[0].done, told)], {}
        return self._one_by_one(batch)

    def _one_by_one(self, batch: list[Job]) -> tuple[list[Verdict], Heads]:
        verdicts: list[Verdict] = []
        grown: Heads = {}
        for job in batch:
            verdict, heads = self._write([job])
            verdicts += verdict
            grown |= heads
        return verdicts, grown

    def _together(self, batch: list[Job]) -> tuple[list[Verdict], Heads]:
        draft = _Draft(self._db, self._heads)
        if len(batch) <= ROWS_AT_ONCE and draft.is_one_statement(batch):
            draft.insert()  # which is a transaction by itself: every other statement would fight for the lock
            verdicts: list[Verdict] = [(job.done, None) for job in batch]
        else:
            draft = _Draft(self._db, self._heads)
            verdicts = self._in_transaction(draft, batch)
        if len(self._heads) > HEADS_KEPT:
            self._heads.clear()
        self._heads |= draft.grown
        if any(isinstance(job, Work) for job in batch):
            self._heads.clear()
        return verdicts, draft.grown

    def _in_transaction(self, draft: _Draft, batch: list[Job]) -> list[Verdict]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            verdicts: list[Verdict] = [(job.done, draft.add(job)) for job in batch]
            draft.insert()
            for job in batch:
                if isinstance(job, Work):
                    job.change(self._db)
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return verdicts


class _Draft:
    """One transaction: what is known of the tables, what their new heads will be, and the rows to insert."""

    def __init__(self, db: sqlite3.Connection, heads: Heads) -> None:
        self._db = db
        self._heads = heads
        self._rows: list[int | bytes] = []
        self.grown: Heads = {}

    def is_one_statement(self, batch: list[Job]) -> bool:
        """As mostly: one more entry for each of some tables whose lengths are known. Drafted, if so."""
        for job in batch:
            if not isinstance(job, Append) or len(job.entries) != 1:
                return False
            _, table, expected, (body,) = job
            head = self.grown.get(table) or self._heads.get(table)
            if head is None or head.id is None or head.length != expected:
                return False
            self._rows += (head.id, expected, body, checksum(table, expected, body))
            self.grown[table] = Head(head.id, expected + 1)
        return True

    def add(self, job: Job) -> Stale | None:
        if isinstance(job, Put):
            self._db.execute("INSERT INTO things VALUES (?, ?) ON CONFLICT DO NOTHING", (job.key, job.body))
            return None
        if isinstance(job, Keep):
            length, body = job.snapshot
            self._db.execute(_KEEP, (length, body, checksum(job.table, length, body), job.table))
            return None
        if isinstance(job, Work):
            return None
        _, table, expected, entries = job
        id, length = self._head(table, expected)
        if length != expected:
            return Stale(table, expected)
        if entries:
            if id is None:
                id = self._db.execute("INSERT INTO tables (code) VALUES (?)", (table,)).lastrowid
                assert id is not None
            for seq, body in enumerate(entries, start=expected):
                self._rows += (id, seq, body, checksum(table, seq, body))
            self.grown[table] = Head(id, expected + len(entries))
        return None

    def _head(self, table: TableCode, expected: int) -> Head:
        """From memory if that agrees; a lag of ours behind another program's writes must refuse nobody."""
        if head := self.grown.get(table):
            return head
        head = self._heads.get(table)
        if head and head.length == expected:
            return head
        row = self._db.execute(_HEAD, (table,)).fetchone()
        return Head(*row) if row else Head(None, 0)

    def insert(self) -> None:
        for start in range(0, len(self._rows), COLUMNS * ROWS_AT_ONCE):
            chunk = self._rows[start : start + COLUMNS * ROWS_AT_ONCE]
            self._db.execute(_insertion(len(chunk) // COLUMNS), chunk)


_HEAD = """
    SELECT id, (SELECT ifnull(max(seq) + 1, 0) FROM entries WHERE table_id = tables.id)
    FROM tables WHERE code = ?
"""


_KEEP = "INSERT OR REPLACE INTO snapshots SELECT id, ?, ?, ? FROM tables WHERE code = ?"


@cache
def _insertion(rows: int) -> str:
    """Many rows in a statement: after each statement a busy event loop may hold the interpreter's lock."""
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"INSERT INTO entries (table_id, seq, body, crc) VALUES {values}"  # noqa: S608
