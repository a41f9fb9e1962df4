"""SQLite fulfils the log's contract; and what only it has: batches, a disk that fails, damage in the file."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from quivive.stores import sqlite_file
from quivive.stores.checksum import checksum
from quivive.stores.sqlite import SqliteLog
from quivive.stores.sqlite_writer import Append, Heads, Outcome, Writer
from quivive.tables import log_kit
from quivive.tables.log import Broken, Damaged, OutcomeUnknown, Snapshot, Stale, TableCode
from quivive.tables.log_kit import ELM, OAK, opened, refuses
from quivive.tables.promise import Promise


@pytest.mark.parametrize("check", log_kit.CHECKS, ids=lambda check: check.__name__)
async def test_sqlite_fulfils_the_contract(check: log_kit.Check, tmp_path: Path) -> None:
    await check(lambda: SqliteLog.open(tmp_path / "new" / "folder"))


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    with closing(sqlite_file.connect(sqlite_file.prepare(tmp_path))) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)


async def write_at_once(folder: Path, *jobs: tuple[TableCode, int, list[Any]]) -> list[list[Outcome]]:
    """Hands all of them to a writer before it starts; returns its reports."""
    path = sqlite_file.prepare(folder)
    reports: list[list[Outcome]] = []

    def report(outcomes: list[Outcome], grown: Heads) -> None:
        reports.append(outcomes)

    writer = Writer(sqlite_file.connect(path), path, report)
    for table, expected, entries in jobs:
        writer.take([Append(Promise(), table, expected, entries)])
    writer.finish()
    writer.start()
    await asyncio.to_thread(writer.join)
    return reports


async def test_jobs_that_wait_together_are_written_and_reported_together(tmp_path: Path) -> None:
    jobs = [(TableCode(f"T{n}"), 0, [b"a"] * (1 + n % 3)) for n in range(200)]
    [outcomes] = await write_at_once(tmp_path, *jobs)
    assert [error for _, error in outcomes] == [None] * 200
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        for table, _, entries in jobs:
            assert list(await log.read(table)) == entries


async def test_appends_to_one_table_are_judged_in_the_order_of_arrival(tmp_path: Path) -> None:
    [outcomes] = await write_at_once(
        tmp_path,
        (OAK, 0, [b"0", b"1"]),
        (OAK, 1, [b"x"]),
        (OAK, 2, [b"2"]),
        (ELM, 1, [b"x"]),
        (OAK, 3, [b"3"]),
    )
    assert [type(error) for _, error in outcomes] == [type(None), Stale, type(None), Stale, type(None)]
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert list(await log.read(OAK)) == [b"0", b"1", b"2", b"3"]


async def test_an_append_that_cannot_be_stored_fails_alone_and_as_a_whole(tmp_path: Path) -> None:
    [outcomes] = await write_at_once(
        tmp_path,
        (OAK, 0, [b"a"]),
        (ELM, 0, [b"a", object()]),
        (TableCode("\ud800"), 0, [b"a"]),
        (OAK, 1, [b"b"]),
    )
    assert [type(error) for _, error in outcomes] == [type(None), TypeError, UnicodeEncodeError, type(None)]
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert list(await log.read(OAK)) == [b"a", b"b"]
        assert list(await log.read(ELM)) == []


async def test_what_another_program_writes_to_the_file_is_noticed(tmp_path: Path) -> None:
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        await asyncio.gather(log.append(OAK, 0, [b"ours"]), log.append(ELM, 0, [b"ours"]))
        with closing(sqlite3.connect(tmp_path / "quivive.db")) as other, other:
            other.create_function("checksum", 3, checksum)
            other.execute(
                "INSERT INTO entries SELECT id, 1, ?1, checksum(code, 1, ?1) FROM tables", (b"theirs",)
            )
        assert not await refuses(log, ELM, 2, [b"ours again"])
        stale, fresh = await asyncio.gather(refuses(log, OAK, 1, [b"x", b"y"]), refuses(log, ELM, 3, [b"on"]))
        assert (stale, fresh) == (True, False)
        assert list(await log.read(OAK)) == [b"ours", b"theirs"]
        assert list(await log.read(ELM)) == [b"ours", b"theirs", b"ours again", b"on"]


async def test_the_task_that_awaits_an_append_resumes_before_it_is_announced(tmp_path: Path) -> None:
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        told = asyncio.Event()
        log.on_growth(lambda table, length: told.set())
        await log.append(OAK, 0, [b"a"])
        assert not told.is_set()
        await told.wait()


@contextmanager
def disk_that_holds(size: int) -> Iterator[None]:
    """Makes writes past this offset fail, in any file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_fails_the_waiting_jobs_and_nothing_else(tmp_path: Path) -> None:
    tables = [TableCode(f"T{n}") for n in range(20)]
    log = await SqliteLog.open(tmp_path)
    await asyncio.gather(*(log.append(table, 0, [b"a"]) for table in tables))
    with disk_that_holds((tmp_path / "quivive.db-wal").stat().st_size + 10_000):
        appends = (log.append(table, 1, [b"lost" * 1000, b"lost"]) for table in tables)
        outcomes = await asyncio.gather(*appends, log.put(b"lost" * 10_000), return_exceptions=True)
        assert all(isinstance(outcome, Broken) and "disk" in str(outcome) for outcome in outcomes)
        assert [list(await log.read(table)) for table in tables] == [[b"a"]] * 20
    await asyncio.gather(*(log.append(table, 1, [b"b"]) for table in tables))
    await log.close()
    async with opened(lambda: SqliteLog.open(tmp_path)) as again:
        assert [list(await again.read(table)) for table in tables] == [[b"a", b"b"]] * 20


class FailingSync:
    """A connection whose next commit fails as with a dying disk."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.fails = True

    def execute(self, statement: str, *parameters: Any) -> sqlite3.Cursor:
        alone = statement.startswith("INSERT") and not self._db.in_transaction
        if (statement == "COMMIT" or alone) and self.fails:
            self.fails = False
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorname = "SQLITE_IOERR_FSYNC"
            raise error
        return self._db.execute(statement, *parameters)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)


async def test_after_a_failed_fsync_nothing_more_is_written(tmp_path: Path) -> None:
    log = await SqliteLog.open(tmp_path)
    await log.append(OAK, 0, [b"a"])
    log._writer._db = FailingSync(log._writer._db)  # type: ignore[assignment]
    for _ in range(3):
        with pytest.raises(OutcomeUnknown, match="start the server again"):
            await log.append(OAK, 1, [b"b"])
    with pytest.raises(OutcomeUnknown):
        await log.try_writing()
    assert list(await log.read(OAK)) == [b"a"]
    await log.close()
    async with opened(lambda: SqliteLog.open(tmp_path)) as again:
        await again.append(OAK, 1, [b"b"])


async def test_every_flipped_bit_in_an_entry_is_noticed(tmp_path: Path) -> None:
    bodies = [b'{"at":%d,"events":[]}' % n for n in range(4)]
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        await log.append(OAK, 0, bodies)
        await log.append(ELM, 0, bodies)
    flipped = bytearray(bodies[2])
    for bit in range(8 * len(flipped)):
        flipped[bit // 8] ^= 1 << bit % 8
        _overwrite(tmp_path, 2, bytes(flipped))
        flipped[bit // 8] ^= 1 << bit % 8
        async with opened(lambda: SqliteLog.open(tmp_path)) as log:
            with pytest.raises(Damaged) as damage:
                await log.read(OAK)
            assert damage.value.intact == 2
            assert list(await log.read(ELM)) == bodies


def _overwrite(folder: Path, seq: int, body: bytes) -> None:
    with closing(sqlite3.connect(folder / "quivive.db")) as db, db:
        change = "UPDATE entries SET body = ? WHERE seq = ? AND table_id = (SELECT min(id) FROM tables)"
        db.execute(change, (body, seq))


async def test_a_missing_or_misplaced_entry_is_noticed(tmp_path: Path) -> None:
    for damage in (
        "DELETE FROM entries WHERE seq = 1",
        "UPDATE entries SET body = (SELECT body FROM entries WHERE seq = 0) WHERE seq = 1",
        "UPDATE entries SET body = 'text' WHERE seq = 1",
        "UPDATE entries SET crc = NULL WHERE seq = 1",
    ):
        folder = tmp_path / str(len(damage))
        async with opened(lambda folder=folder: SqliteLog.open(folder)) as log:  # type: ignore[misc]
            await log.append(OAK, 0, [b"a", b"b", b"c"])
        with closing(sqlite3.connect(folder / "quivive.db")) as db, db:
            db.execute(damage)
        async with opened(lambda folder=folder: SqliteLog.open(folder)) as log:  # type: ignore[misc]
            with pytest.raises(Damaged) as found:
                await log.read(OAK)
            assert found.value.intact == 1
            await log.set_aside(OAK, 1)
            await log.append(OAK, 1, [b"on"])
            assert list(await log.read(OAK)) == [b"a", b"on"]


async def test_a_damaged_snapshot_is_ignored(tmp_path: Path) -> None:
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        await log.append(OAK, 0, [b"a"])
        await log.keep_snapshot(OAK, Snapshot(1, b"as it stood"))
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert await log.snapshot(OAK) == (1, b"as it stood")
    with closing(sqlite3.connect(tmp_path / "quivive.db")) as db, db:
        db.execute("UPDATE snapshots SET body = CAST('as it is' AS BLOB)")
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert await log.snapshot(OAK) is None


async def test_a_folder_of_the_first_version_gets_checksums(tmp_path: Path) -> None:
    sqlite_file.prepare(tmp_path, sqlite_file.MIGRATIONS[:1])
    with closing(sqlite3.connect(tmp_path / "quivive.db")) as db, db:
        db.execute("INSERT INTO tables (id, code) VALUES (1, 'OAK')")
        db.executemany("INSERT INTO entries VALUES (1, ?, ?)", [(0, b"a"), (1, b"b")])
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert list(await log.read(OAK)) == [b"a", b"b"]
    _overwrite(tmp_path, 1, b"c")
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        with pytest.raises(Damaged):
            await log.read(OAK)
