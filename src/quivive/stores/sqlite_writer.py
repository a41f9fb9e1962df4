"""The one thread that writes. Everything that is waiting is written in one transaction, with one fsync."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from msgspec import Struct

from quivive.stores.checksum import checksum
from quivive.stores.sqlite_file import broken
from quivive.tables.log import OutcomeUnknown, Snapshot, Stale, TableCode
from quivive.tables.promise import Promise

ROWS_AT_ONCE = 64
"""The most rows that one statement inserts."""
COLUMNS = 4
HEADS_KEPT = 20_000
"""Beyond this many, all are forgotten; those still needed are looked up again."""
BUSY = 6
"""After a batch of at least this many jobs, the next ones are gathered for a moment first."""
GATHER = 0.001
"""How long, in seconds. A busy server then waits for the disk less often."""


Change = Callable[[sqlite3.Connection], None]


class Append(Struct, frozen=True):
    done: Promise[None]
    table: TableCode
    expected: int
    entries: Sequence[bytes]


class Put(Struct, frozen=True):
    done: Promise[None]
    key: str
    body: bytes


class KeepSnapshot(Struct, frozen=True):
    done: Promise[None]
    table: TableCode
    snapshot: Snapshot


class Housekeeping(Struct, frozen=True):
    """A change of any kind, so the remembered heads are dropped afterwards."""

    done: Promise[None]
    change: Change


class Head(Struct, frozen=True):
    """A table's id in the file (None before its first entry) and its number of entries."""

    id: int | None
    length: int


Job = Append | Put | KeepSnapshot | Housekeeping
Heads = dict[TableCode, Head]
Outcome = tuple[Promise[None], Exception | None]
Report = Callable[[list[Outcome], Heads], None]


class Writer(Thread):
    """Takes jobs and reports the outcome of each, batch by batch. `report` is called in this thread."""

    def __init__(self, db: sqlite3.Connection, path: Path, report: Report) -> None:
        super().__init__(name="quivive-writer", daemon=True)
        self._db = db
        self._path = path
        self._report = report
        self._heads: Heads = {}
        self._unknown: OutcomeUnknown | None = None
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.take: Callable[[list[Job]], None] = self._jobs.put

    def finish(self) -> None:
        """Writes what is waiting, then ends. Nothing may be handed in after this."""
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

    def _write(self, batch: list[Job]) -> tuple[list[Outcome], Heads]:
        """If the disk fails, the whole batch fails; if one job is at fault, it fails alone.

        After a failed fsync nobody knows what is on disk, so nothing is written until a restart.
        """
        if self._unknown is not None:
            return [(job.done, self._unknown) for job in batch], {}
        try:
            return self._together(batch)
        except sqlite3.OperationalError as error:
            reason = broken(self._path, error)
            if isinstance(reason, OutcomeUnknown):
                self._unknown = reason
            return [(job.done, reason) for job in batch], {}
        except Exception as error:
            self._heads.clear()
            if len(batch) == 1:
                failure = broken(self._path, error) if isinstance(error, sqlite3.Error) else error
                return [(batch[0].done, failure)], {}
        return self._one_by_one(batch)

    def _one_by_one(self, batch: list[Job]) -> tuple[list[Outcome], Heads]:
        outcomes: list[Outcome] = []
        grown: Heads = {}
        for job in batch:
            outcome, heads = self._write([job])
            outcomes += outcome
            grown |= heads
        return outcomes, grown

    def _together(self, batch: list[Job]) -> tuple[list[Outcome], Heads]:
        draft = _Draft(self._db, self._heads)
        if len(batch) <= ROWS_AT_ONCE and draft.is_one_statement(batch):
            draft.insert()  # a transaction in itself: each further statement would contend for the GIL
            outcomes: list[Outcome] = [(job.done, None) for job in batch]
        else:
            draft = _Draft(self._db, self._heads)
            outcomes = self._in_transaction(draft, batch)
        if len(self._heads) > HEADS_KEPT:
            self._heads.clear()
        self._heads |= draft.grown
        if any(isinstance(job, Housekeeping) for job in batch):
            self._heads.clear()
        return outcomes, draft.grown

    def _in_transaction(self, draft: _Draft, batch: list[Job]) -> list[Outcome]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            outcomes: list[Outcome] = [(job.done, draft.add(job)) for job in batch]
            draft.insert()
            for job in batch:
                if isinstance(job, Housekeeping):
                    job.change(self._db)
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return outcomes


class _Draft:
    """One transaction: the heads we remember, the heads as they will be, and the rows to insert."""

    def __init__(self, db: sqlite3.Connection, heads: Heads) -> None:
        self._db = db
        self._heads = heads
        self._rows: list[int | bytearray] = []
        """Bodies as bytearrays, which sqlite3 takes as they are; for bytes it would look for an adapter."""
        self.grown: Heads = {}

    def is_one_statement(self, batch: list[Job]) -> bool:
        """Drafts the batch if it is one entry each for tables whose heads are known, as most batches are."""
        rows, grown, heads = self._rows, self.grown, self._heads
        for job in batch:
            if type(job) is not Append or len(job.entries) != 1:
                return False
            table, expected, body = job.table, job.expected, job.entries[0]
            head = grown.get(table) or heads.get(table)
            if head is None or head.id is None or head.length != expected:
                return False
            rows += (head.id, expected, bytearray(body), checksum(table, expected, body))
            grown[table] = Head(head.id, expected + 1)
        return True

    def add(self, job: Job) -> Stale | None:
        if isinstance(job, Put):
            self._db.execute("INSERT INTO things VALUES (?, ?) ON CONFLICT DO NOTHING", (job.key, job.body))
            return None
        if isinstance(job, KeepSnapshot):
            length, body = job.snapshot
            self._db.execute(_KEEP, (length, body, checksum(job.table, length, body), job.table))
            return None
        if isinstance(job, Housekeeping):
            return None
        table, expected, entries = job.table, job.expected, job.entries
        head = self._head(table, expected)
        id = head.id
        if head.length != expected:
            return Stale(table, expected)
        if entries:
            if id is None:
                id = self._db.execute("INSERT INTO tables (code) VALUES (?)", (table,)).lastrowid
                assert id is not None
            for seq, body in enumerate(entries, start=expected):
                self._rows += (id, seq, bytearray(body), checksum(table, seq, body))
            self.grown[table] = Head(id, expected + len(entries))
        return None

    def _head(self, table: TableCode, expected: int) -> Head:
        """The remembered head if it is the expected one. If not, another program may have written: look."""
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
    """One statement for many rows: after each statement this thread may have to wait for the GIL."""
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"INSERT INTO entries (table_id, seq, body, crc) VALUES {values}"  # noqa: S608
