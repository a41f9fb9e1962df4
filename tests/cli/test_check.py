"""quivive check: an intact folder, a damaged one, and one that is mended."""

import asyncio
import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from quivive.stores.check import check_folder
from quivive.stores.sqlite import SqliteLog
from quivive.tables.log import Broken, TableCode
from tests.cli.command import quivive
from tests.postgres import Postgres


async def fill(folder: Path) -> None:
    log = await SqliteLog.open(folder)
    for table in ("OAK", "ELM"):
        await log.append(TableCode(table), 0, [b"entry %d" % n for n in range(10)])
    await log.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    asyncio.run(fill(tmp_path / "data"))
    return tmp_path / "data"


def flip(folder: Path) -> None:
    """Flips one bit of one entry."""
    with closing(sqlite3.connect(folder / "quivive.db")) as db, db:
        db.execute("UPDATE entries SET body = CAST('entry 6' AS BLOB) WHERE seq = 7 AND table_id = 1")


def test_an_intact_folder_passes(folder: Path) -> None:
    found = quivive("check", str(folder))
    assert (found.code, found.out) == (0, "2 tables, 20 intact entries; 0 tables are damaged\n")


def test_a_damaged_table_is_reported_with_its_last_intact_entry_and_mended_on_request(folder: Path) -> None:
    flip(folder)
    found = quivive("check", str(folder))
    assert found.code == 1
    assert "entry 7 of table OAK is damaged" in found.out
    assert "17 intact entries; 1 table is damaged" in found.out
    assert quivive("check", str(folder), "--mend").code == 0
    assert quivive("check", str(folder)).out.startswith("2 tables, 17 intact entries; 0")


def test_a_bit_that_flips_in_the_index_hides_no_entry(folder: Path) -> None:
    """Nothing else would miss the last entries of a table: only the index knows that they exist."""
    path = folder / "quivive.db"
    whole = path.read_bytes()
    for at, bit in itertools.islice(index_bits(path), 0, None, 5):
        changed = bytearray(whole)
        changed[at] ^= 1 << bit
        path.write_bytes(changed)
        try:
            found = list(check_folder(folder))
        except Broken:
            continue
        assert all(one.entries == 10 or one.trouble for one in found), (at, bit)


def index_bits(path: Path) -> Iterator[tuple[int, int]]:
    """Where the index of the entries has data in the file."""
    with closing(sqlite3.connect(path)) as db:
        ((page,),) = db.execute("SELECT rootpage FROM sqlite_master WHERE name LIKE '%autoindex_entries%'")
        ((size,),) = db.execute("PRAGMA page_size")
    content = path.read_bytes()[(page - 1) * size : page * size]
    first = int.from_bytes(content[5:7])
    return ((at + (page - 1) * size, bit) for at in range(first, size) for bit in range(8))


def test_a_missing_folder_is_not_created(tmp_path: Path) -> None:
    found = quivive("check", str(tmp_path / "nowhere"))
    assert found.code == 1
    assert found.err.startswith("quivive: there is no folder")
    assert not (tmp_path / "nowhere").exists()


def test_a_database_is_checked_and_mended_like_a_folder(
    folder: Path, database: str, postgres: Postgres
) -> None:
    assert quivive("copy", folder, database).code == 0
    assert quivive("check", database).out == "2 tables, 20 intact entries; 0 tables are damaged\n"
    postgres.say(
        "UPDATE quivive.entries SET body = 'entry 6' FROM quivive.tables "
        "WHERE id = table_id AND code = 'OAK' AND seq = 7",
        "quivive",
    )
    found = quivive("check", database)
    assert found.code == 1
    assert "entry 7 of table OAK is damaged" in found.out
    assert "17 intact entries; 1 table is damaged" in found.out
    assert quivive("check", database, "--mend").code == 0
    assert quivive("check", database).out.startswith("2 tables, 17 intact entries; 0")
