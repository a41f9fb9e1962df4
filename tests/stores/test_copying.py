"""From a folder to a database and back: as a whole, table by table, and after interruptions."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from quivive.stores.backup import backup, restore
from quivive.stores.copying import Copied, copy, opened
from quivive.stores.inventory import Summary
from quivive.tables.log import Broken, TableCode
from quivive.tables.log_kit import ELM, OAK

KINDS = ["folder", "database"]


@pytest.fixture
def stores(tmp_path: Path, database: str) -> dict[str, str]:
    return {"folder": str(tmp_path / "data"), "database": database}


def entries(table: str, count: int) -> list[bytes]:
    return [b'{"at":%d,"events":[],"of":"%s"}' % (1000 + n, table.encode()) for n in range(count)]


async def fill(where: str, tables: dict[str, int]) -> None:
    async with opened(where, new=True) as store:
        for table, count in tables.items():
            await store.append(TableCode(table), 0, entries(table, count))
        await store.put(b"thing")


async def contents(where: str) -> dict[str, list[bytes]]:
    async with opened(where) as store:
        found = {str(one.code): list(await store.read(one.code)) for one in await store.tables()}
        return found | {key: [await store.get(key) or b""] for key in await store.things()}


async def copied(source: str, target: str, tables: Sequence[TableCode] | None = None) -> list[Copied]:
    told: list[Copied] = []
    async with opened(source) as ours, opened(target, new=True) as theirs:
        await copy(ours, theirs, told.append, tables)
    return told


@pytest.mark.parametrize("kind", KINDS)
async def test_a_store_lists_its_contents(stores: dict[str, str], kind: str) -> None:
    begun, ended = b'{"at":5,"events":[{"type":"started"}]}', b'{"at":7,"events":[{"type":"finished"}]}'
    async with opened(stores[kind], new=True) as store:
        await store.append(OAK, 0, [begun, ended])
        await store.append(ELM, 0, [begun, b"not ours"])
        await store.append(TableCode("ASH"), 0, entries("ASH", 1))
        key = await store.put(b"thing")
        assert list(await store.things()) == [key]
        size = len(entries("ASH", 1)[0])
        assert list(await store.tables()) == [
            Summary(TableCode("ASH"), 1, size, 1000, played=False, finished=False),
            Summary(ELM, 2, len(begun) + 8, None, played=True, finished=False),
            Summary(OAK, 2, len(begun + ended), 7, played=True, finished=True),
        ]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_copy_there_and_back_is_identical(tmp_path: Path, stores: dict[str, str], kind: str) -> None:
    source, target = stores[kind], stores[next(other for other in KINDS if other != kind)]
    await fill(source, {f"T{n}": n + 1 for n in range(40)})
    told = await copied(source, target)
    assert [one.trouble for one in told] == [None] * 40
    assert await contents(target) == await contents(source)
    assert await copied(source, target) == told
    back = str(tmp_path / "back")
    await copied(target, back)
    assert await contents(back) == await contents(source)


async def test_single_tables_can_be_copied(stores: dict[str, str]) -> None:
    await fill(stores["folder"], {"OAK": 3, "ELM": 2})
    told = await copied(stores["folder"], stores["database"], [OAK, TableCode("NONE")])
    assert told == [Copied(TableCode("NONE"), 0, "there is no table NONE"), Copied(OAK, 3, None)]
    async with opened(stores["database"]) as store:
        assert [one.code for one in await store.tables()] == [OAK]


async def test_a_copy_that_was_interrupted_goes_on(stores: dict[str, str]) -> None:
    await fill(stores["folder"], {f"T{n}": 60 for n in range(60)})
    chance = random.Random(20)
    for _ in range(6):
        copying = asyncio.ensure_future(copied(stores["folder"], stores["database"]))
        await asyncio.wait({copying}, timeout=chance.uniform(0, 0.3))
        copying.cancel()
        await asyncio.gather(copying, return_exceptions=True)
    async with opened(stores["database"]) as half:
        length = len(await half.read(TableCode("T0")))
        await half.set_aside(TableCode("T0"), length // 2)
    assert {one.trouble for one in await copied(stores["folder"], stores["database"])} == {None}
    assert await contents(stores["database"]) == await contents(stores["folder"])


async def test_a_different_or_damaged_table_is_reported_and_left_alone(stores: dict[str, str]) -> None:
    await fill(stores["folder"], {"OAK": 3, "ELM": 3, "ASH": 3, "FIR": 1})
    async with opened(stores["database"], new=True) as there:
        await there.append(OAK, 0, [b"another"])
        await there.append(TableCode("FIR"), 0, entries("FIR", 2))
    with closing(sqlite3.connect(f"{stores['folder']}/quivive.db")) as db, db:
        of_elm = "table_id = (SELECT id FROM tables WHERE code = 'ELM')"
        db.execute(f"UPDATE entries SET body = X'00' WHERE seq = 2 AND {of_elm}")
    told = await copied(stores["folder"], stores["database"])
    troubles: dict[str, str | None] = {one.table: one.trouble for one in told}
    assert troubles["OAK"] == "the target has a different table OAK; it was left as it is"
    assert troubles["FIR"] == "the target has a different table FIR; it was left as it is"
    assert "entry 2 of table ELM is damaged" in str(troubles["ELM"])
    assert troubles["ASH"] is None
    there_now = await contents(stores["database"])
    assert (there_now["OAK"], "ELM" in there_now) == ([b"another"], False)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_is_complete_and_is_restored_only_into_an_empty_store(
    tmp_path: Path, stores: dict[str, str], kind: str
) -> None:
    source, target = stores[kind], stores[next(other for other in KINDS if other != kind)]
    await fill(source, {"OAK": 30, "ELM": 2})
    kept = await contents(source)
    told: list[Copied] = []
    (tmp_path / "monday.partial").mkdir()
    await backup(source, tmp_path / "monday", told.append)
    assert sorted(told) == [Copied(ELM, 2, None), Copied(OAK, 30, None)]
    with pytest.raises(Broken, match="already exists"):
        await backup(source, tmp_path / "monday", told.append)
    await fill(source, {"LATER": 1})
    await restore(tmp_path / "monday", target, told.append)
    assert await contents(target) == kept
    with pytest.raises(Broken, match=r"other tables already \(LATER\)"):
        await restore(tmp_path / "monday", source, told.append)


async def test_a_folder_is_backed_up_while_its_server_runs(tmp_path: Path, stores: dict[str, str]) -> None:
    async with opened(stores["folder"], new=True) as running:
        await running.append(OAK, 0, entries("OAK", 5))
        await backup(stores["folder"], tmp_path / "monday", lambda copied: None)
        await running.append(OAK, 5, [b"later"])
    assert await contents(str(tmp_path / "monday")) == {"OAK": entries("OAK", 5)}


async def test_a_missing_source_is_not_created(tmp_path: Path, stores: dict[str, str]) -> None:
    with pytest.raises(Broken, match="there is no"):
        await backup(str(tmp_path / "nowhere"), tmp_path / "monday", lambda copied: None)
    with pytest.raises(Broken, match="there is no folder"):
        await restore(tmp_path / "nowhere", stores["database"], lambda copied: None)
    assert list(tmp_path.iterdir()) == []
