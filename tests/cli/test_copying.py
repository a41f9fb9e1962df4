"""quivive copy, backup and restore as people run them: even while others play, and killed half-way."""

import asyncio
import random
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from quivive.client import Client
from quivive.stores.copying import opened
from quivive.tables import commands as c
from quivive.tables.log import TableCode
from tests.cli.command import process
from tests.postgres import Postgres
from tests.server.servers import ENVIRONMENT, QUIVIVE, deal, serving, soon, spyfall, table, whole


async def fill(folder: Path, tables: int) -> None:
    async with opened(folder, new=True) as store:
        for number in range(tables):
            await store.append(TableCode(f"T{number}"), 0, [b'{"at":%d,"events":[]}' % n for n in range(50)])


async def sizes(where: str) -> dict[str, int]:
    async with opened(where) as store:
        return {one.code: one.entries for one in await store.tables()}


def test_a_copy_that_is_killed_again_and_again_is_completed_in_the_end(tmp_path: Path, database: str) -> None:
    folder = tmp_path / "data"
    asyncio.run(fill(folder, 200))
    chance = random.Random(20)
    for _ in range(4):
        copying = subprocess.Popen(
            [*QUIVIVE, "copy", str(folder), database], env=ENVIRONMENT, stdout=subprocess.DEVNULL
        )
        try:
            copying.wait(chance.uniform(0.5, 2.0))
        except subprocess.TimeoutExpired:
            copying.send_signal(signal.SIGKILL)
            copying.wait()
    done = process("copy", folder, database)
    assert (done.code, done.out) == (0, "200 tables, 10000 entries\n")
    assert asyncio.run(sizes(database)) == {f"T{number}": 50 for number in range(200)}
    only = process("copy", database, tmp_path / "back", "--table", "T7")
    assert only.out == "1 table, 50 entries\n"
    assert asyncio.run(sizes(str(tmp_path / "back"))) == {"T7": 50}


def folder_is_lost(store: str, postgres: Postgres) -> None:
    shutil.rmtree(store)


def database_is_lost(store: str, postgres: Postgres) -> None:
    postgres.say("DROP SCHEMA quivive CASCADE", "quivive")


@pytest.mark.parametrize("lost", [folder_is_lost, database_is_lost])
async def test_a_game_is_played_on_from_its_backup(
    tmp_path: Path, database: str, postgres: Postgres, lost: Callable[[str, Postgres], None]
) -> None:
    store = str(tmp_path / "data") if lost is folder_is_lost else database
    async with serving(store) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        code, token = seats[0].code, seats[0].token
        then = await whole(url, code, token)
        made = await asyncio.to_thread(process, "backup", store, tmp_path / "monday")
        assert (made.code, made.out.startswith("1 table, ")) == (0, True)
        await soon(seats[0].do(c.Say("This is lost")))
    lost(store, postgres)
    assert process("restore", tmp_path / "monday", store).code == 0
    async with serving(store) as url:
        now = await whole(url, code, token)
        assert (now["view"], now["table"]["chat"]) == (then["view"], [])
        async with Client.resume(url, code, token) as host:
            await soon(host.do(c.Say("On we go")))
            assert [said["text"] for said in host.table["chat"]] == ["On we go"]


def test_what_cannot_be_copied_is_reported_in_a_sentence(tmp_path: Path) -> None:
    assert process("copy", tmp_path / "nowhere", tmp_path / "to").trouble.startswith("there is no folder")
    away = process("copy", "postgresql://quivive:secret@127.0.0.1:1/quivive", tmp_path / "to").trouble
    assert away.startswith("the database 127.0.0.1:1/quivive cannot be reached")
    assert "secret" not in away
