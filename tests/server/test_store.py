"""When the disk fails everybody is told so, nothing is half done, and all goes on when it is back."""

import logging
from pathlib import Path

import aiohttp
import pytest

from quivive.client import Client, Refusal
from quivive.stores.sqlite import SqliteLog
from quivive.tables import commands as c
from quivive.tables.log import Broken
from tests.server.house import happened, house, log_of, soon, table, whole


async def fail(*of: object) -> None:
    raise Broken("the disk is full")


async def status(url: str, path: str) -> int:
    async with aiohttp.ClientSession() as web, web.get(f"{url}{path}") as answer:
        return answer.status


async def test_what_cannot_be_written_is_refused_and_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as url, table(url, 2) as (host, guest):
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


async def test_a_server_that_cannot_read_says_that_it_is_unwell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as url:
        assert await status(url, "/healthz") == 200
        with monkeypatch.context() as broken:
            broken.setattr(SqliteLog, "_reading", fail)
            assert await status(url, "/healthz") == 503
            assert await status(url, "/api/tables/FHKL/games/1") == 503
        assert await status(url, "/healthz") == 200
    assert not any(record.exc_info for record in caplog.records)
