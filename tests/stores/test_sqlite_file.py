"""What opening says about a folder or file it cannot use, which it leaves untouched."""

import hashlib
import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from quivive.stores import sqlite_file
from quivive.stores.sqlite import SqliteLog
from quivive.stores.sqlite_file import MIGRATIONS, prepare
from quivive.tables.log import Broken
from quivive.tables.log_kit import OAK, opened
from tests.stores.test_kill import ROOT, appender


async def filled(folder: Path) -> Path:
    async with opened(lambda: SqliteLog.open(folder)) as log:
        await log.append(OAK, 0, [b"entry %d" % n * 10 for n in range(500)])
        await log.put(b"thing")
    return folder / "quivive.db"


def alter(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(script)


def overwrite(path: Path, start: int, body: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(body)


Damage = Callable[[Path], object]
DAMAGES: list[tuple[str, Damage]] = [
    ("is not a database", lambda path: path.write_text("Dear diary")),
    ("is not a database", lambda path: path.write_bytes(b"")),
    ("is not a database", lambda path: overwrite(path, 0, bytes(100))),
    ("belongs to another program", lambda path: alter(path, "PRAGMA application_id = 7")),
    ("is damaged", lambda path: os.truncate(path, path.stat().st_size // 2)),
    ("is damaged", lambda path: overwrite(path, 5 * 4096, b"\xa5" * 4096)),
    ("is damaged", lambda path: overwrite(path, 100, b"\xa5" * 300)),
    ("newer Qui Vive", lambda path: alter(path, "PRAGMA user_version = 99")),
]


def contents(folder: Path) -> dict[str, bytes]:
    """All files except SQLite's shared memory, which can be rebuilt."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


@pytest.mark.parametrize(("says", "damage"), DAMAGES)
async def test_a_file_that_cannot_be_used_is_reported_and_left_alone(
    says: str, damage: Damage, tmp_path: Path
) -> None:
    path = await filled(tmp_path)
    damage(path)
    before = contents(tmp_path)
    with pytest.raises(Broken, match=says) as refusal:
        await SqliteLog.open(tmp_path)
    assert str(path) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert contents(tmp_path) == before


async def test_a_newer_file_keeps_even_the_journal_of_a_killed_server(tmp_path: Path) -> None:
    path = await filled(tmp_path / "first")
    killed = tmp_path / "killed"
    killed.mkdir()
    with closing(sqlite3.connect(path)) as db:
        db.executescript("PRAGMA user_version = 99; INSERT INTO things VALUES ('k', x'00')")
        for name in ("quivive.db", "quivive.db-wal"):
            (killed / name).write_bytes((tmp_path / "first" / name).read_bytes())
    before = contents(killed)
    assert before["quivive.db-wal"]
    with pytest.raises(Broken, match="newer Qui Vive"):
        await SqliteLog.open(killed)
    assert contents(killed) == {**before, "quivive.lock": b""}


async def test_a_journal_without_its_database_is_not_replayed_into_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "quivive.db-wal").write_bytes(b"journal")
    with pytest.raises(Broken, match=r"is gone but quivive\.db-wal is there"):
        await SqliteLog.open(tmp_path)
    assert (tmp_path / "quivive.db-wal").read_bytes() == b"journal"


async def test_an_unfinished_database_left_by_a_crash_is_removed(tmp_path: Path) -> None:
    for name in ("quivive.db.new", "quivive.db.new-journal", "quivive.db.new-wal"):
        (tmp_path / name).write_bytes(b"half")
    (tmp_path / "quivive.db.new-year").write_bytes(b"somebody's copy")
    await filled(tmp_path)
    assert set(contents(tmp_path)) == {"quivive.db", "quivive.lock", "quivive.db.new-year"}


async def test_damage_in_a_large_file_is_reported_by_the_read_that_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await filled(tmp_path)
    overwrite(path, 8 * 4096, b"\xa5" * 8 * 4096)
    monkeypatch.setattr(sqlite_file, "CHECKED_WHOLE", 0)
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        with pytest.raises(Broken, match="is damaged"):
            await log.read(OAK)


async def test_a_thing_that_is_not_what_was_put_counts_as_damage(tmp_path: Path) -> None:
    path = await filled(tmp_path)
    alter(path, "UPDATE things SET body = x'00'")
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        with pytest.raises(Broken, match="is damaged"):
            await log.get(hashlib.sha256(b"thing").hexdigest())


@contextmanager
def without_power() -> Iterator[None]:
    """Runs as a user to whom permissions apply."""
    user = os.geteuid()
    os.seteuid(user or 65534)
    try:
        yield
    finally:
        os.seteuid(user)


async def test_a_read_only_folder_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o555)
    with without_power(), pytest.raises(Broken, match="cannot write in the data folder") as refusal:
        await SqliteLog.open(folder)
    assert str(folder) in str(refusal.value)
    assert list(folder.iterdir()) == []


async def test_a_file_in_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    for folder in (tmp_path / "data", tmp_path / "data" / "deeper"):
        with pytest.raises(Broken, match="cannot write in the data folder"):
            await SqliteLog.open(folder)


async def test_a_folder_in_place_of_the_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "quivive.db").mkdir()
    with pytest.raises(Broken, match="cannot use"):
        await SqliteLog.open(tmp_path)


async def test_a_folder_belongs_to_one_log_at_a_time(tmp_path: Path) -> None:
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        with pytest.raises(Broken, match="another Qui Vive server uses"):
            await SqliteLog.open(tmp_path)
        await log.append(OAK, 0, [b"undisturbed"])
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert list(await log.read(OAK)) == [b"undisturbed"]


async def test_a_refused_open_releases_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "quivive.db"
    path.write_text("Dear diary")
    with pytest.raises(Broken):
        await SqliteLog.open(tmp_path)
    path.unlink()
    await filled(tmp_path)


@contextmanager
def server_that_writes_to(folder: Path) -> Iterator[None]:
    """Starts a server on this folder; kills it in the end."""
    with subprocess.Popen(appender(folder, seed=1), cwd=ROOT, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline()
            yield
        finally:
            server.kill()


async def test_a_folder_is_free_again_when_its_server_is_killed(tmp_path: Path) -> None:
    with server_that_writes_to(tmp_path), pytest.raises(Broken, match="another Qui Vive server uses"):
        await SqliteLog.open(tmp_path)
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert await log.read(OAK) != []


TITLES = (
    "ALTER TABLE tables ADD COLUMN title TEXT NOT NULL DEFAULT 'untitled'; CREATE TABLE extra (id INTEGER)"
)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


async def test_an_old_file_is_migrated_with_its_contents(tmp_path: Path) -> None:
    path = await filled(tmp_path)
    prepare(tmp_path, (*MIGRATIONS, TITLES, "DROP TABLE extra"))
    assert rows(path, "PRAGMA user_version") == [(len(MIGRATIONS) + 2,)]
    assert rows(path, "SELECT code, title FROM tables") == [("OAK", "untitled")]
    assert rows(path, "SELECT count(*) FROM entries") == [(500,)]
    with pytest.raises(Broken, match="newer Qui Vive"):
        prepare(tmp_path)


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = await filled(tmp_path)
    before = rows(path, "SELECT * FROM sqlite_master")
    with pytest.raises(Broken, match="no such table: nowhere"):
        prepare(tmp_path, (*MIGRATIONS, f"{TITLES}; DROP TABLE nowhere"))
    assert rows(path, "SELECT * FROM sqlite_master") == before
    assert rows(path, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    async with opened(lambda: SqliteLog.open(tmp_path)) as log:
        assert len(await log.read(OAK)) == 500
