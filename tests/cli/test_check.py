"""quivive check: a folder that is sound, one that is damaged, and one that is mended."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from quivive.stores.sqlite import SqliteLog
from quivive.tables.log import TableCode
from tests.cli.command import quivive


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
    """One bit of one entry."""
    with closing(sqlite3.connect(folder / "quivive.db")) as db, db:
        db.execute("UPDATE entries SET body = CAST('entry 6' AS BLOB) WHERE seq = 7 AND table_id = 1")


def test_a_sound_folder_is_sound(folder: Path) -> None:
    found = quivive("check", str(folder))
    assert (found.code, found.out) == (0, "2 tables, 20 entries are sound; 0 tables are damaged\n")


def test_a_damaged_table_is_named_with_its_last_good_entry_and_mended_when_asked_to(folder: Path) -> None:
    flip(folder)
    found = quivive("check", str(folder))
    assert found.code == 1
    assert "entry 7 of table OAK is damaged" in found.out
    assert "17 entries are sound; 1 tables are damaged" in found.out
    assert quivive("check", str(folder), "--mend").code == 0
    assert quivive("check", str(folder)).out.startswith("2 tables, 17 entries are sound; 0")


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    found = quivive("check", str(tmp_path / "nowhere"))
    assert found.code == 1
    assert found.err.startswith("quivive: there is no folder")
    assert not (tmp_path / "nowhere").exists()
