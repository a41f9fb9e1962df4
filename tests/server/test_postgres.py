"""The server with a database: people notice nothing, unless it is away; then they are told."""

import asyncio
import signal

import msgspec
import pytest

from quivive.client import Client, Refusal
from quivive.server import admissions
from quivive.stores.opening import connect_database
from quivive.tables import commands as c
from quivive.tables.events import Entry
from quivive.tables.log import TableCode
from tests.postgres import Postgres
from tests.server.servers import deal, happened, serving, soon, spyfall, table, whole
from tests.server.test_store import status


async def log_of(database: str, code: str) -> list[Entry]:
    log = await connect_database(database)
    try:
        lines = await log.read(TableCode(code))
    finally:
        await log.close()
    return [msgspec.json.decode(line, type=Entry) for line in lines]


async def test_a_game_goes_on_after_the_server_was_stopped(database: str) -> None:
    async with serving(database) as url, table(url, 3) as seats:
        await deal(seats, spyfall())
        code, tokens = seats[0].code, [seat.token for seat in seats]
        before = [await whole(url, code, token) for token in tokens]
    async with serving(database) as url:
        assert [(await whole(url, code, token))["view"] for token in tokens] == [
            seen["view"] for seen in before
        ]
        async with Client.resume(url, code, tokens[0]) as host:
            await soon(host.do(c.Say("Where were we?")))


async def test_while_the_database_is_away_commands_are_refused_and_nothing_happens(
    database: str, postgres: Postgres
) -> None:
    async with serving(database) as url, table(url, 2) as (host, guest):
        await soon(host.do(c.Say("Before")))
        before = await whole(url, host.code, host.token)
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        try:
            with pytest.raises(Refusal, match="store_broken"):
                await soon(host.do(c.Say("Into the void")))
            with pytest.raises(Refusal, match="store_broken"):
                await soon(Client.open(url, name="Nobody").__aenter__())
            assert await status(url, "/healthz") == 503
            assert await whole(url, host.code, host.token) == before
        finally:
            await asyncio.to_thread(postgres.start)
        await soon(host.do(c.Say("Here again")))
        await soon(guest.until(lambda now: len(now.table["chat"]) == 2))
        assert [said["text"] for said in guest.table["chat"]] == ["Before", "Here again"]
        code = host.code
    assert set(happened(await log_of(database, code)).values()) == {1}


async def test_anyone_who_returns_is_in_their_seat_as_soon_as_the_database_is_back(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admissions, "RETRY_FOR", 60.0)
    async with serving(database) as url, table(url, 1) as (host,):
        code, token = host.code, host.token
    async with serving(database) as url:
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        try:
            returning = Client.resume(url, code, token)
            back = asyncio.ensure_future(returning.__aenter__())
            done, _ = await asyncio.wait({back}, timeout=1)
            assert not done, "neither in nor turned away"
        finally:
            await asyncio.to_thread(postgres.start)
        await soon(back)
        await returning.__aexit__()


async def test_two_nodes_serve_one_table_and_one_takes_over_when_the_other_is_stopped(database: str) -> None:
    async with serving(database) as two:
        async with serving(database) as one, table(one, 2) as (host, _):
            code, token = host.code, host.token
            async with Client.resume(two, code, token) as phone:
                await soon(phone.do(c.Say("From afar")))
            await soon(host.until(lambda now: bool(now.table["chat"])))
        async with Client.resume(two, code, token) as phone:
            await soon(phone.do(c.Say("And here")))
            assert [said["text"] for said in phone.table["chat"]] == ["From afar", "And here"]
    assert set(happened(await log_of(database, code)).values()) == {1}
