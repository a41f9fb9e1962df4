"""Attacks over real sockets with the default limits on: the attacker is cut, and nobody else notices."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from quivive.client import Client
from quivive.server import app, gate
from quivive.server.limits import Limits
from quivive.server.protocol import CUT_AT, LARGEST
from quivive.tables import commands as c
from tests.server.house import house, soon, table
from tests.server.raw import BINARY, HANDSHAKE, PING, TEXT, Closed, RawSocket, fetch, raw_socket, request

DEFAULT = Limits()


@asynccontextmanager
async def friends(url: str) -> AsyncIterator[list[Client]]:
    """Two people at a table, who can still talk to each other afterwards."""
    async with table(url, 2) as seats:
        yield seats
        await soon(seats[0].do(c.Say("Are you still there?")))
        await soon(seats[1].until(lambda now: bool(now.table["chat"])))


async def is_cut(line: RawSocket) -> bool:
    """Whatever is still answered, the end comes."""
    while not isinstance(message := await line.next(), Closed):
        pass
    return message == Closed(None)


FLOODS = {
    "fragments of a byte": lambda line: line.frame(0x0, b"x", first=0),
    "pings": lambda line: line.frame(PING, b""),
    "nonsense": lambda line: line.frame(TEXT, b"{}"),
    "binary frames": lambda line: line.frame(BINARY, b"x"),
    "refused messages": lambda line: line.frame(TEXT, b"[" * LARGEST),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_line_that_floods_is_cut(tmp_path: Path, flood: str) -> None:
    async with house(tmp_path, limits=DEFAULT) as url, friends(url), raw_socket(url) as line:
        line.frame(TEXT, b"[", first=0 if "fragments" in flood else 0x80)
        for _ in range(int(DEFAULT.units.burst) + 100):
            FLOODS[flood](line)
        assert await is_cut(line)


async def test_what_was_refused_is_not_forgotten_at_the_next_allowed_message(tmp_path: Path) -> None:
    """Three times the limit, for as long as it lasts: some messages are always allowed."""
    async with house(tmp_path, limits=DEFAULT) as url, friends(url), raw_socket(url) as line:
        reading = asyncio.ensure_future(is_cut(line))
        sent = 0
        while not reading.done():
            for _ in range(10):
                line.frame(TEXT, b"{}")
            sent += 10
            await asyncio.sleep(0.05)  # the pace of the attack itself
        assert reading.result()
        assert sent < 5 * DEFAULT.units.burst


async def test_an_address_that_floods_gets_no_more_by_coming_back(tmp_path: Path) -> None:
    async with house(tmp_path, limits=DEFAULT) as url, friends(url):
        taken = 0
        for _ in range(60):
            async with raw_socket(url) as line:
                for _ in range(int(DEFAULT.units.burst)):
                    line.frame(0x0 if taken else TEXT, b"x", first=0)
                before = len(await drained(line))
                taken += 1
                if before == 0:
                    break
        assert taken < 60


async def drained(line: RawSocket) -> list[object]:
    found: list[object] = []
    while not isinstance(message := await line.next(), Closed):
        found.append(message)
    return found


async def test_a_message_that_is_much_too_long_is_not_even_read(tmp_path: Path) -> None:
    async with house(tmp_path, limits=DEFAULT) as url, friends(url), raw_socket(url) as line:
        line.write(bytes((0x81, 0xFF)) + CUT_AT.to_bytes(8, "big") + os.urandom(4))
        assert await soon(line.next()) == Closed(1009)


async def test_a_frame_that_is_not_masked_closes_the_line(tmp_path: Path) -> None:
    async with house(tmp_path) as url, friends(url), raw_socket(url) as line:
        line.frame(TEXT, b'{"type":"ping","at":1}', masked=False)
        assert await line.next() == Closed(1002)


async def test_frames_sent_along_with_the_handshake_count_too(tmp_path: Path) -> None:
    async with house(tmp_path, limits=DEFAULT) as url, friends(url):
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(request("GET", "/ws", where.netloc, HANDSHAKE) + b"\x81\x02{}")
        assert not (await soon(reader.read())).endswith(b"}")
        writer.transport.abort()


async def test_headers_that_never_end_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "IDLE", 0.3)
    async with house(tmp_path, limits=DEFAULT) as url, friends(url):
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        dripping = asyncio.ensure_future(drip(writer, b"GET / HTTP/1.1\r\nX-Slow: "))
        assert await soon(reader.read()) == b""
        dripping.cancel()
        writer.transport.abort()


async def test_a_body_that_never_ends_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "LINGER", 0.3)
    async with house(tmp_path, limits=DEFAULT) as url, friends(url):
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        head = request("POST", "/", where.netloc, {"Content-Length": "1000000"})
        dripping = asyncio.ensure_future(drip(writer, head))
        assert (await soon(reader.read())).startswith(b"HTTP/1.1 405")
        dripping.cancel()
        writer.transport.abort()


async def drip(writer: asyncio.StreamWriter, head: bytes) -> None:
    writer.write(head)
    while not writer.transport.is_closing():
        writer.write(b"x")
        await asyncio.sleep(0.05)  # the pace of the attack itself


async def test_connections_of_one_address_are_counted_whatever_they_ask_for(tmp_path: Path) -> None:
    async with house(tmp_path, limits=DEFAULT) as url, friends(url), AsyncExitStack() as stack:
        for _ in range(DEFAULT.connections - 2):
            stack.enter_context(await idle(url, "127.0.0.1"))
        assert await soon(turned_away(url, "127.0.0.1"))
        assert not await soon(turned_away(url, "127.0.0.2"))


async def test_room_is_kept_for_addresses_at_which_somebody_has_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_room", lambda: 40)
    async with house(tmp_path, limits=DEFAULT) as url, friends(url) as seats, AsyncExitStack() as stack:
        for number in range(28):
            stack.enter_context(await idle(url, f"127.0.0.{3 + number % 5}"))
        assert await soon(turned_away(url, "127.0.0.2"))
        async with Client.resume(url, seats[0].code, seats[0].token) as device:
            assert device.you == seats[0].you


async def idle(url: str, source: str) -> socket.socket:
    """A connection that says nothing."""
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
    async with house(tmp_path, limits=DEFAULT) as url, table(url, 1) as (host,), AsyncExitStack() as stack:
        devices = [
            await stack.enter_async_context(Client.resume(url, host.code, host.token)) for _ in range(4)
        ]
        said = [soon(device.do(c.Say(f"{i}"))) for i in range(6) for device in devices]
        answers = await asyncio.gather(*said, return_exceptions=True)
        assert sum(answer is None for answer in answers) <= DEFAULT.chat.burst + 2


async def test_a_page_view_leaves_no_trace_in_the_count(tmp_path: Path) -> None:
    async with house(tmp_path, limits=DEFAULT) as url:
        for _ in range(int(DEFAULT.connections) + 20):
            assert (await fetch(url, request("GET", "/healthz", urlsplit(url).netloc))).status == 200
