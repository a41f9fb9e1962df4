"""The database file: created atomically, identified before it is touched, migrated to today's version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from quivive.stores.checksum import checksum
from quivive.tables.log import Broken, OutcomeUnknown

FILE = "quivive.db"
APPLICATION = int.from_bytes(b"QuiV")

# Migration n brings version n to n + 1. Tables are numbered in the order in which they were opened, so those
# in use are neighbours in the index, and a commit writes a few of its pages instead of one per table.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE);
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables, seq INTEGER NOT NULL, body BLOB NOT NULL,
        UNIQUE (table_id, seq)
    );
    CREATE TABLE things (key TEXT PRIMARY KEY, body BLOB NOT NULL);
    """,
    """
    ALTER TABLE entries ADD COLUMN crc INTEGER;
    UPDATE entries SET crc = checksum((SELECT code FROM tables WHERE id = table_id), seq, body);
    CREATE TABLE set_aside (code TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB, crc INTEGER);
    CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), tries INTEGER NOT NULL);
    """,
    """
    CREATE TABLE snapshots (
        table_id INTEGER PRIMARY KEY REFERENCES tables, length INTEGER NOT NULL, body BLOB NOT NULL,
        crc INTEGER NOT NULL
    );
    """,
)

# Up to this size, every page is checked on opening, which takes a second on a slow disk. In a larger file
# only the header and the schema are; damage elsewhere is reported by the read that finds it.
CHECKED_WHOLE = 64 * 1024 * 1024

_MAGIC = b"SQLite format 3\0"
_APPLICATION_AT = slice(68, 72)


def prepare(folder: Path, migrations: Sequence[str] = MIGRATIONS, *, thoroughly: bool = False) -> Path:
    """Makes the folder's database ready to open. One that is foreign, damaged or newer is left untouched."""
    path = folder / FILE
    with errors_explained(path):
        if not path.exists():
            _create(path, migrations)
        _recognise(path)
        version = _inspect(path, newest=len(migrations))
        if thoroughly or path.stat().st_size <= CHECKED_WHOLE:
            _mend_index(path)
        if version < len(migrations):
            with closing(connect(path)) as db:
                _migrate(db, migrations)
    return path


def connect(path: Path) -> sqlite3.Connection:
    """Opens it for writing. A commit is on disk when it returns."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    if db.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
        db.close()
        raise Broken(f"the disk of {path} cannot keep a write-ahead log; choose a folder on a local disk")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")
    db.execute("PRAGMA cache_size = -16000")
    db.execute("PRAGMA temp_store = MEMORY")  # else an insert of many rows opens a file for its rollback
    return db


def connect_to_read(path: Path, how: str = "mode=ro") -> sqlite3.Connection:
    """Opens it read-only: never writes to the database or its write-ahead log, not even on closing."""
    address = f"{path.absolute().as_uri()}?{how}"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


@contextmanager
def errors_explained(path: Path) -> Iterator[None]:
    """Turns errors into a Broken whose message says what is wrong and what to do."""
    try:
        yield
    except OSError as error:
        raise Broken(f"cannot use {path} ({error.strerror}); check its permissions and its disk") from error
    except sqlite3.Error as error:
        raise broken(path, error) from error


def broken(path: Path, error: sqlite3.Error) -> Broken:
    """The error in words that help the operator."""
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith("SQLITE_FULL"):
        return Broken(f"the disk of {path} is full; free some space and try again")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return damaged(path, str(error))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return Broken(f"cannot write to {path} ({error}); check the permissions of the file and its folder")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Broken(f"another program holds {path}; close it and try again")
    if "FSYNC" in name:
        return OutcomeUnknown(
            f"the disk of {path} failed while it was written to ({error}); "
            "check the disk and start the server again"
        )
    if name.startswith("SQLITE_IOERR"):
        return Broken(f"the disk of {path} failed ({error}); check the disk and try again")
    return Broken(f"the database {path} refused ({error})")


def damaged(path: Path, finding: str) -> Broken:
    return Broken(f"the database {path} is damaged ({finding}); put a copy back, or move it away")


def _create(path: Path, migrations: Sequence[str]) -> None:
    """Creates it under another name first, so that a crash cannot leave half a database."""
    _refuse_orphan(path)
    unfinished = path.with_name(f"{FILE}.new")
    for suffix in ("", "-journal", "-wal", "-shm"):
        path.with_name(f"{unfinished.name}{suffix}").unlink(missing_ok=True)
    with closing(sqlite3.connect(unfinished, isolation_level=None)) as db:
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        _migrate(db, migrations)
    with closing(connect(unfinished)):
        pass
    unfinished.rename(path)
    _sync_folder(path.parent)


def _write_ahead_log(path: Path) -> Path | None:
    wal = path.with_name(f"{path.name}-wal")
    return wal if wal.exists() and wal.stat().st_size else None


def _refuse_orphan(path: Path) -> None:
    """A write-ahead log without its database would be replayed into the new one."""
    wal = _write_ahead_log(path)
    if wal:
        raise Broken(f"{path} is gone but {wal.name} is there; put the first back, or move the second away")


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _recognise(path: Path) -> None:
    """Checks the first bytes, because SQLite itself would write to another program's file."""
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(_MAGIC):
        raise Broken(
            f"{path} is not a database, or lost its beginning; move it away, or choose another folder"
        )
    if int.from_bytes(header[_APPLICATION_AT]) != APPLICATION:
        raise Broken(f"{path} belongs to another program; move it away, or choose another folder")


def _to_inspect(path: Path) -> sqlite3.Connection:
    """Opened as immutable, it is read without creating a write-ahead log."""
    return connect_to_read(path, "mode=ro" if _write_ahead_log(path) else "immutable=1")


def _inspect(path: Path, newest: int) -> int:
    """Returns the file's version; raises Broken if it is damaged or newer than this program."""
    with closing(_to_inspect(path)) as db:
        version: int = db.execute("PRAGMA user_version").fetchone()[0]
        if version > newest:
            raise Broken(
                f"{path} has version {version} of a newer Qui Vive, this one knows {newest}; update it"
            )
        if path.stat().st_size <= CHECKED_WHOLE:
            finding: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if finding != "ok":
                raise damaged(path, " ".join(finding.split()))
        db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return version


def _mend_index(path: Path) -> None:
    """Rebuilds an index that hides entries by not matching its rows. Rows have checksums, so trust them."""
    with closing(_to_inspect(path)) as db:
        if _integrity_error(db) is None:
            return
    with closing(connect(path)) as db:
        db.execute("REINDEX entries")
        if finding := _integrity_error(db):
            raise damaged(path, finding)


def _integrity_error(db: sqlite3.Connection) -> str | None:
    finding: str = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
    return None if finding == "ok" else " ".join(finding.split())


def _migrate(db: sqlite3.Connection, migrations: Sequence[str]) -> None:
    """One transaction per version. If one fails, closing the connection rolls it back."""
    db.create_function("checksum", 3, checksum, deterministic=True)
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    for number, migration in enumerate(migrations[version:], start=version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {migration}; PRAGMA user_version = {number}; COMMIT")
