import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from quivive.stores import sqlite_file
from quivive.stores.sqlite import SqliteLog
from quivive.stores.sqlite_writer import Append, Heads, Verdict, Writer
from quivive.tables import log_kit
from quivive.tables.log import Broken, Stale, TableCode
from quivive.tables.log_kit import ELM, OAK, opened, refuses


@pytest.mark.parametrize("check", log_kit.CHECKS, ids=lambda check: check.__name__)
async def test_sqlite_does_what_every_log_must(check: log_kit.Check, tmp_path: Path) -> None:
    await check(lambda: SqliteLog.open(tmp_path / "new" / "folder"))


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    with closing(sqlite_file.connect(sqlite_file.prepare(tmp_path))) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)


async def write_at_once(folder: Path, *jobs: tuple[TableCode, int, list[Any]]) -> list[list[Verdict]]:
    """Hand all of them to a writer before it starts; its reports."""
    path = sqlite_file.prepare(folder)
    reports: list[list[Verdict]] = []

    def report(verdicts: list[Verdict], grown: Heads) -> None:
        reports.append(verdicts)

    writer = Writer(sqlite_file.connect(path), path, report)
    for table, expected, entries in jobs:
        writer.take(Append(asyncio.get_running_loop().create_future(), table, expected, entries))
    writer.finish()
    writer.start()
    await asyncio.to_thread(writer.join)
    return reports


async def test_what_waits_together_is_written_and_reported_together(tmp_path: Path) -> None:
    jobs = [(TableCode(f"T{n}"), 0, [b"a"] * (1 + n % 3)) for n in range(200)]
    [verdicts] = await write_at_once(tmp_path, *jobs)
    assert [error for _, error in verdicts] == [None] * 200
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        for table, _, entries in jobs:
            assert list(await log.read(table)) == entries


async def test_appends_to_one_table_are_judged_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    [verdicts] = await write_at_once(
        tmp_path,
        (OAK, 0, [b"0", b"1"]),
        (OAK, 1, [b"x"]),
        (OAK, 2, [b"2"]),
        (ELM, 1, [b"x"]),
        (OAK, 3, [b"3"]),
    )
    assert [type(error) for _, error in verdicts] == [type(None), Stale, type(None), Stale, type(None)]
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert list(await log.read(OAK)) == [b"0", b"1", b"2", b"3"]


async def test_what_cannot_be_kept_fails_alone_and_whole(tmp_path: Path) -> None:
    [verdicts] = await write_at_once(
        tmp_path,
        (OAK, 0, [b"a"]),
        (ELM, 0, [b"a", object()]),
        (TableCode("\ud800"), 0, [b"a"]),
        (OAK, 1, [b"b"]),
    )
    assert [type(error) for _, error in verdicts] == [type(None), Broken, UnicodeEncodeError, type(None)]
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert list(await log.read(OAK)) == [b"a", b"b"]
        assert list(await log.read(ELM)) == []


async def test_another_program_that_writes_to_the_file_is_noticed(tmp_path: Path) -> None:
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        await asyncio.gather(log.append(OAK, 0, [b"ours"]), log.append(ELM, 0, [b"ours"]))
        with closing(sqlite3.connect(tmp_path / "quivive.db")) as other, other:
            other.execute("INSERT INTO entries SELECT id, 1, ? FROM tables", (b"theirs",))
        assert not await refuses(log, ELM, 2, [b"ours again"])
        stale, fresh = await asyncio.gather(refuses(log, OAK, 1, [b"x", b"y"]), refuses(log, ELM, 3, [b"on"]))
        assert (stale, fresh) == (True, False)
        assert list(await log.read(OAK)) == [b"ours", b"theirs"]
        assert list(await log.read(ELM)) == [b"ours", b"theirs", b"ours again", b"on"]


async def test_an_append_goes_on_before_watchers_are_told_of_it(tmp_path: Path) -> None:
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        told = asyncio.Event()
        log.watch(lambda table, length: told.set())
        await log.append(OAK, 0, [b"a"])
        assert not told.is_set()
        await told.wait()


@contextmanager
def disk_that_holds(size: int) -> Iterator[None]:
    """The process may not write past this place in any file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_fails_what_waits_and_nothing_else(tmp_path: Path) -> None:
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
