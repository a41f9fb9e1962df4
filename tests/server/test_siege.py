"""Attacks over real sockets with the default limits: the attacker is cut off, and nobody else notices."""

import asyncio
import functools
import os
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from quivive.client import Client, Refusal
from quivive.server import guard, node
from quivive.server.handshakes import Handshakes
from quivive.server.limits import Limits, PerKey
from quivive.server.protocol import CUT_AT, LARGEST
from quivive.tables import commands as c
from quivive.tables import model as m
from quivive.tables.judge import GUESTS_UNASKED
from tests.server.raw import BINARY, HANDSHAKE, PING, TEXT, Closed, RawSocket, fetch, raw_socket, request
from tests.server.servers import deal, serving, soon, spyfall, table

DEFAULT = Limits()


@asynccontextmanager
async def friends(url: str) -> AsyncIterator[list[Client]]:
    """Two people at a table; checks that they can still talk to each other afterwards."""
    async with table(url, 2) as seats:
        yield seats
        await soon(seats[0].do(c.Say("Are you still there?")))
        await soon(seats[1].until(lambda now: bool(now.table["chat"])))


async def is_cut(raw: RawSocket) -> bool:
    """Checks that the server closes the connection, whatever it still answers."""
    while not isinstance(message := await raw.next(), Closed):
        pass
    return message == Closed(None)


FLOODS = {
    "fragments of a byte": lambda raw: raw.frame(0x0, b"x", first=0),
    "pings": lambda raw: raw.frame(PING, b""),
    "nonsense": lambda raw: raw.frame(TEXT, b"{}"),
    "binary frames": lambda raw: raw.frame(BINARY, b"x"),
    "refused messages": lambda raw: raw.frame(TEXT, b"[" * LARGEST),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_connection_that_floods_is_cut(tmp_path: Path, flood: str) -> None:
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url), raw_socket(url) as raw:
        raw.frame(TEXT, b"[", first=0 if "fragments" in flood else 0x80)
        for _ in range(int(DEFAULT.units.burst) + 100):
            FLOODS[flood](raw)
        assert await is_cut(raw)


async def test_refused_messages_still_count_after_an_allowed_one(tmp_path: Path) -> None:
    """Sends at three times the limit: some messages are always allowed."""
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url), raw_socket(url) as raw:
        reading = asyncio.ensure_future(is_cut(raw))
        sent = 0
        while not reading.done():
            for _ in range(10):
                raw.frame(TEXT, b"{}")
            sent += 10
            await asyncio.sleep(0.05)  # the pace of the attack itself
        assert reading.result()
        assert sent < 5 * DEFAULT.units.burst


async def test_an_address_that_floods_is_not_let_in_any_more(tmp_path: Path) -> None:
    """Those already connected stay, and others are not affected."""
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url):
        cuts = 0
        while not await soon(turned_away(url, "127.0.0.1")):
            async with raw_socket(url) as raw:
                raw.write(b"\x01\x80xxxx" + b"\x00\x80xxxx" * int(DEFAULT.units.burst))
                assert await is_cut(raw)
                cuts += 1
        assert cuts <= DEFAULT.connects.burst / DEFAULT.cut
        assert not await soon(turned_away(url, "127.0.0.2"))


async def test_an_addresss_debt_for_floods_is_limited() -> None:
    now = 0.0
    connects = PerKey(DEFAULT.connects, lambda: now)
    for _ in range(10_000):
        connects.owe("192.0.2.1", DEFAULT.cut)
    assert not connects.take("192.0.2.1")
    assert connects.take("192.0.2.2")
    now = DEFAULT.connects.burst / DEFAULT.connects.per_second + 1
    assert connects.take("192.0.2.1")


async def test_behind_a_proxy_it_is_the_forwarded_address_that_is_not_let_in(tmp_path: Path) -> None:
    flood = replace(DEFAULT, cut=int(2 * DEFAULT.connects.burst))
    async with serving(tmp_path, limits=flood, behind_proxy=True) as url:

        async def handshake(forwarded: str, frames: bytes = b"") -> int:
            asked = request("GET", "/ws", "127.0.0.1", {**HANDSHAKE, "X-Forwarded-For": forwarded})
            return (await fetch(url, asked, frames)).status

        assert await handshake("203.0.113.1", b"\x81\x02{}") == 101
        assert await handshake("203.0.113.1") == 429
        assert await handshake("203.0.113.2") == 101


async def test_new_connections_begin_one_at_a_time_and_addresses_take_turns() -> None:
    begun: list[str] = []
    handshakes = Handshakes()
    for name in ("a1", "a2", "a3", "b1", "c1"):
        handshakes.queue(name[0], functools.partial(begun.append, name))
    seen = []
    while len(begun) < 5:
        seen.append(len(begun))
        await asyncio.sleep(0)
    assert seen == [1, 2, 3, 4]
    assert begun == ["a1", "a2", "b1", "c1", "a3"]
    await asyncio.sleep(0)
    handshakes.queue("d", functools.partial(begun.append, "d1"))
    assert begun[-1] == "d1"


async def test_a_message_that_is_far_too_long_is_not_even_read(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url), raw_socket(url) as raw:
        raw.write(bytes((0x81, 0xFF)) + CUT_AT.to_bytes(8, "big") + os.urandom(4))
        assert await soon(raw.next()) == Closed(1009)


async def test_an_unmasked_frame_closes_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, friends(url), raw_socket(url) as raw:
        raw.frame(TEXT, b'{"type":"ping","at":1}', masked=False)
        assert await raw.next() == Closed(1002)


async def test_frames_sent_along_with_the_handshake_count_too(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url):
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(request("GET", "/ws", where.netloc, HANDSHAKE) + b"\x81\x02{}")
        assert not (await soon(reader.read())).endswith(b"}")
        writer.transport.abort()


async def test_headers_that_never_end_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "IDLE", 0.3)
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url):
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        dripping = asyncio.ensure_future(drip(writer, b"GET / HTTP/1.1\r\nX-Slow: "))
        assert await soon(rest(reader)) == b""
        dripping.cancel()
        writer.transport.abort()


async def test_a_body_that_never_ends_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "LINGER", 0.3)
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url):
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        head = request("POST", "/", where.netloc, {"Content-Length": "1000000"})
        dripping = asyncio.ensure_future(drip(writer, head))
        assert (await soon(rest(reader))).startswith(b"HTTP/1.1 405")
        dripping.cancel()
        writer.transport.abort()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that the server sends until it closes, with a reset if it leaves bytes unread."""
    found = b""
    with suppress(ConnectionResetError):
        while part := await reader.read(LARGEST):
            found += part
    return found


async def drip(writer: asyncio.StreamWriter, head: bytes) -> None:
    writer.write(head)
    while not writer.transport.is_closing():
        writer.write(b"x")
        await asyncio.sleep(0.05)  # the pace of the attack itself


async def test_connections_of_one_address_are_counted_whatever_they_ask_for(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url), AsyncExitStack() as stack:
        for _ in range(DEFAULT.connections - 2):
            stack.enter_context(await idle(url, "127.0.0.1"))
        assert await soon(turned_away(url, "127.0.0.1"))
        assert not await soon(turned_away(url, "127.0.0.2"))


async def test_room_is_kept_for_addresses_at_which_somebody_has_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "_max_connections", lambda: 40)
    async with serving(tmp_path, limits=DEFAULT) as url, friends(url) as seats, AsyncExitStack() as stack:
        for number in range(28):
            stack.enter_context(await idle(url, f"127.0.0.{3 + number % 5}"))
        assert await soon(turned_away(url, "127.0.0.2"))
        async with Client.resume(url, seats[0].code, seats[0].token) as device:
            assert device.you == seats[0].you


async def idle(url: str, source: str) -> socket.socket:
    """A connection that sends nothing."""
    where = urlsplit(url)
    end = socket.socket()
    end.setblocking(False)
    end.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(end, (where.hostname, where.port))
    return end


async def turned_away(url: str, source: str) -> bool:
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(source, 0))
    try:
        writer.write(request("GET", "/healthz", where.netloc))
        return not await reader.read(100)
    except ConnectionError:
        return True
    finally:
        writer.transport.abort()


async def test_chat_is_limited_per_person_on_however_many_devices(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=DEFAULT) as url, table(url, 1) as (host,), AsyncExitStack() as stack:
        devices = [
            await stack.enter_async_context(Client.resume(url, host.code, host.token)) for _ in range(4)
        ]
        said = [soon(device.do(c.Say(f"{i}"))) for i in range(6) for device in devices]
        answers = await asyncio.gather(*said, return_exceptions=True)
        assert sum(answer is None for answer in answers) <= DEFAULT.chat.burst + 2


async def test_six_puppets_with_the_code_cannot_take_over_the_table(tmp_path: Path) -> None:
    """Their requests are refused, and the host can kick them."""
    async with serving(tmp_path, limits=DEFAULT) as url, table(url, 4) as seats, AsyncExitStack() as stack:
        host, code = seats[0], seats[0].code
        puppets = [
            await stack.enter_async_context(Client.join(url, code, name=f"Puppet {n}")) for n in range(6)
        ]
        asked: list[c.AnyCommand] = [c.SetDoor("locked"), c.StartGame(), c.HandOver(m.PersonId(5))]
        for puppet in puppets:
            for command in (*(c.Kick(m.PersonId(friend)) for friend in range(1, 5)), *asked):
                with pytest.raises(Refusal):
                    await soon(puppet.do(command))
        for puppet in puppets:
            assert puppet.you is not None
            await soon(host.do(c.Kick(m.PersonId(puppet.you))))
        with pytest.raises(Refusal, match="was_kicked"):
            await soon(Client.join(url, code, name="Puppet 3").__aenter__())
        await soon(host.do(c.SetDoor("locked", watching=False)))
        with pytest.raises(Refusal, match="table_locked"):
            await soon(Client.join(url, code, name="Somebody").__aenter__())
        with pytest.raises(Refusal, match="no_watching"):
            await soon(Client.watch(url, code).__aenter__())
        assert [person["name"] for person in host.table["persons"]] == [f"Person {n}" for n in range(4)]


async def test_a_stranger_cannot_fill_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=DEFAULT) as url, table(url, 3) as seats, AsyncExitStack() as stack:
        await deal(seats, spyfall())
        found: list[str] = []
        for number in range(40):
            try:
                joining = Client.join(url, seats[0].code, name=f"Puppet {number}")
                await stack.enter_async_context(joining)
            except Refusal as refusal:
                found.append(refusal.code)
        assert set(found) <= {"host_is_asked", "not_let_in", "too_fast"}
        assert len(seats[0].table["persons"]) == 3 + GUESTS_UNASKED


async def test_a_page_view_leaves_no_connection_counted(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=DEFAULT) as url:
        for _ in range(int(DEFAULT.connections) + 20):
            assert (await fetch(url, request("GET", "/healthz", urlsplit(url).netloc))).status == 200
