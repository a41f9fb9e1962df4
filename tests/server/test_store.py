"""When the disk fails, everybody is told, nothing is half done, and play goes on when it is back."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from quivive.client import Client, Refusal
from quivive.server import health
from quivive.server import protocol as p
from quivive.stores.sqlite import SqliteLog
from quivive.tables import commands as c
from quivive.tables.log import Broken, OutcomeUnknown
from tests.server.servers import happened, log_of, serving, soon, table, whole


async def fail(*of: object) -> None:
    raise Broken("the disk is full")


async def status(url: str, path: str) -> int:
    async with aiohttp.ClientSession() as web, web.get(f"{url}{path}") as answer:
        return answer.status


async def test_a_command_that_cannot_be_written_is_refused_and_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as url, table(url, 2) as (host, guest):
        before = await whole(url, host.code, host.token)
        with monkeypatch.context() as broken:
            broken.setattr(SqliteLog, "append", fail)
            with pytest.raises(Refusal, match="store_broken"):
                await soon(host.do(c.Say("Into the void")))
            with pytest.raises(Refusal, match="store_broken"):
                await soon(Client.open(url, name="Nobody").__aenter__())
            assert await whole(url, host.code, host.token) == before
        await soon(host.do(c.Say("Here again")))
        await soon(guest.until(lambda now: bool(now.table["chat"])))
        assert [said["text"] for said in guest.table["chat"]] == ["Here again"]
        code = host.code
    assert set(happened(await log_of(tmp_path, code)).values()) == {1}
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert {record.getMessage() for record in errors} == {"the disk is full"}
    assert not any(record.exc_info for record in errors)


async def test_a_server_that_cannot_read_reports_that_it_is_unhealthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as url:
        assert await status(url, "/healthz") == 200
        with monkeypatch.context() as broken:
            broken.setattr(SqliteLog, "_reading", fail)
            assert await status(url, "/healthz") == 503
            assert await status(url, "/api/tables/FHKL/games/1") == 503
        assert await status(url, "/healthz") == 200
    assert not any(record.exc_info for record in caplog.records)


async def test_a_server_that_cannot_write_reports_that_it_is_unhealthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    async with serving(tmp_path) as url:
        with monkeypatch.context() as broken:
            broken.setattr(SqliteLog, "_work", fail)
            assert await status(url, "/healthz") == 503
        assert await status(url, "/healthz") == 200


async def test_a_failed_append_is_reported_even_if_a_trial_write_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a nearly full disk, a trial write succeeds and an entry does not fit."""
    async with serving(tmp_path) as url, table(url, 1) as (host,):
        with monkeypatch.context() as broken:
            broken.setattr(SqliteLog, "append", fail)
            with pytest.raises(Refusal, match="store_broken"):
                await soon(host.do(c.Say("No room for this")))
        assert await status(url, "/healthz") == 503
        monkeypatch.setattr(health, "FRESH", 0.0)
        assert await status(url, "/healthz") == 200


async def test_frequent_health_checks_cost_the_disk_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def count(log: SqliteLog, change: object) -> None:
        nonlocal tries
        tries += 1

    monkeypatch.setattr(SqliteLog, "_work", count)
    async with serving(tmp_path) as url:
        for _ in range(20):
            assert await status(url, "/healthz") == 200
    assert tries <= 2


async def test_a_failed_fsync_is_reported_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not known whether it was written, so nobody is told that nothing changed."""

    async def stop(*of: object) -> None:
        raise OutcomeUnknown("the disk failed")

    async with serving(tmp_path) as url, table(url, 1) as (host,):
        monkeypatch.setattr(SqliteLog, "append", stop)
        with pytest.raises(Refusal, match="store_stopped"):
            await soon(host.do(c.Say("Was this kept?")))


async def test_a_table_with_a_damaged_entry_says_so_and_goes_on_from_its_last_intact_one(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as url, table(url, 1) as (host,):
        await soon(host.do(c.Say("This is kept")))
        await soon(host.do(c.Say("This is damaged")))
        await soon(host.do(c.Say("This comes after it")))
        code, token = host.code, host.token
    damage(tmp_path, b"This is damaged", b"This is damagee")
    async with serving(tmp_path) as url:
        for greeting in (Client.resume(url, code, token), Client.watch(url, code)):
            with pytest.raises(Refusal, match="table_damaged"):
                await soon(greeting.__aenter__())
        assert await status(url, f"/{code}") == 200
        with pytest.raises(Refusal, match="no_such_seat"):
            await soon(Client(url, p.Resume(code, "0" * 32, mend=True)).__aenter__())
        async with Client(url, p.Resume(code, token, mend=True)) as host:
            assert [said["text"] for said in host.table["chat"]] == ["This is kept"]
            await soon(host.do(c.Say("On we go")))
    assert len(await log_of(tmp_path, code)) > 2


def damage(folder: Path, old: bytes, new: bytes) -> None:
    with closing(sqlite3.connect(folder / "quivive.db")) as db, db:
        rows = db.execute("SELECT rowid, body FROM entries").fetchall()
        db.executemany(
            "UPDATE entries SET body = ? WHERE rowid = ?",
            [(body.replace(old, new), row) for row, body in rows if old in body],
        )
