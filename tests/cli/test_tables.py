"""quivive tables: tables are listed, exported and deleted, in a folder and in a database."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from quivive.stores.copying import opened
from quivive.stores.opening import open_store
from quivive.tables.log import TableCode
from tests.cli.command import quivive

OLD = b'{"at":1000,"events":[{"type":"started"}]}'


async def fill(where: str) -> None:
    now = b'{"at":%d,"events":[{"type":"finished"}]}' % (time.time() * 1000)
    async with opened(where, new=True) as store:
        await store.append(TableCode("OAK"), 0, [OLD, b'{"at":2000,"events":[]}'])
        await store.append(TableCode("ELM"), 0, [OLD, now])


@pytest.fixture(params=["folder", "database"])
def store(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> str:
    where = str(tmp_path / "data") if request.param == "folder" else database
    asyncio.run(fill(where))
    return where


def test_tables_are_listed_with_their_age(store: str) -> None:
    elm, oak = quivive("tables", store).out.splitlines()
    assert elm.split()[:3] == ["ELM", "2", "entries"]
    assert elm.endswith("finished")
    assert oak.endswith("1970-01-01 00:00  played")
    assert quivive("tables", store, "--idle", "90d").out.splitlines() == [oak]
    assert quivive("tables", store, "ELM").out.splitlines() == [elm]


def test_a_table_is_exported_and_deleted(store: str, tmp_path: Path) -> None:
    file = tmp_path / "oak.jsonl"
    assert quivive("tables", store, "OAK", "--export", file, "--delete").code == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(line["table"], line["number"], line["entry"]["at"]) for line in lines] == [
        ("OAK", 0, 1000),
        ("OAK", 1, 2000),
    ]
    assert [line.split()[0] for line in quivive("tables", store).out.splitlines()] == ["ELM"]
    assert quivive("tables", store, "ELM", "--export", file).trouble.startswith("cannot write")


@pytest.mark.parametrize(
    ("arguments", "trouble"),
    [
        (["--delete"], "name the tables to delete"),
        (["ASH", "--delete"], "no such table: ASH"),
        (["--idle", "soon"], "--idle takes a number"),
    ],
)
def test_nothing_is_deleted_by_accident(store: str, arguments: list[str], trouble: str) -> None:
    assert quivive("tables", store, *arguments).trouble.startswith(trouble)
    assert len(quivive("tables", store).out.splitlines()) == 2


async def test_a_table_with_people_at_it_is_not_deleted(database: str) -> None:
    await fill(database)
    node = await open_store(database)
    await node.homes.claim(TableCode("OAK"))
    said = await asyncio.to_thread(quivive, "tables", database, "OAK", "--delete")
    assert (said.code, said.err) == (1, "quivive: people are at OAK: not deleted\n")
    assert len(await node.log.read(TableCode("OAK"))) == 2
    await node.log.close()
    await node.homes.close()
