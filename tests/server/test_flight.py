"""The far kernel acknowledges a ping while the program there still holds back its answer."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import pytest

from quivive.server.flight import Flight
from quivive.server.tcp_info import TcpInfo
from quivive.tables.race.tcp_counters import TcpCounters
from tests.server.servers import soon

MARK = b"marked"


class Scripted(TcpInfo):
    """A kernel that acknowledges when a test says so."""

    def __init__(self) -> None:
        self.given: int | None = 100
        self.has = 40
        self.looked = asyncio.Event()

    def __call__(self) -> TcpCounters:
        return TcpCounters(2.0, 3.0, 1.0, 0, 0)

    def written(self) -> int | None:
        return self.given

    def acknowledged(self) -> int:
        self.looked.set()
        return self.has


class Pinged:
    """Records what was reported, and what was sent behind the ping."""

    def __init__(self, counters: TcpInfo) -> None:
        self.followed, self.has_landed = asyncio.Event(), asyncio.Event()
        self.awaited = True
        Flight(MARK, counters, self.followed.set, lambda _: self.awaited, self._landed).begin()

    def _landed(self, mark: bytes, ago: float) -> None:
        assert mark == MARK
        assert ago >= 0
        self.has_landed.set()


async def looked(counters: Scripted, times: int = 3) -> None:
    for _ in range(times):
        counters.looked.clear()
        await counters.looked.wait()


async def test_a_ping_has_arrived_once_the_far_kernel_has_everything_written_by_then() -> None:
    counters = Scripted()
    pinged = Pinged(counters)
    await soon(pinged.followed.wait())
    counters.given = 102
    counters.has = 99
    await soon(looked(counters))
    assert not pinged.has_landed.is_set()
    counters.has = 100
    await soon(pinged.has_landed.wait())


async def test_nothing_is_checked_once_the_answer_is_here() -> None:
    counters = Scripted()
    pinged = Pinged(counters)
    await soon(looked(counters))
    pinged.awaited, counters.has = False, 100
    await soon(looked(counters, 1))
    assert not pinged.has_landed.is_set()


async def test_nothing_is_sent_after_a_ping_that_has_not_left_yet() -> None:
    counters = Scripted()
    counters.given = None
    waiting = Pinged(counters)
    other = Pinged(Scripted())
    await soon(other.followed.wait())
    assert not waiting.followed.is_set()
    assert not counters.looked.is_set()
    counters.given = 100
    await soon(waiting.followed.wait())


@asynccontextmanager
async def mute_phone() -> AsyncIterator[tuple[asyncio.Transport, asyncio.Event]]:
    """Our end of a connection whose other end neither reads nor writes."""
    came: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()
    closed = asyncio.Event()

    class Door(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            came.set_result(cast(asyncio.Transport, transport))

        def connection_lost(self, reason: Exception | None) -> None:
            asyncio.get_running_loop().call_soon(closed.set)

    server = await asyncio.get_running_loop().create_server(Door, "127.0.0.1", 0)
    async with server:
        with socket.create_connection(server.sockets[0].getsockname()):
            transport = await soon(came)
            yield transport, closed
            transport.abort()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the counters are Linux's")
async def test_a_real_kernel_acknowledges_on_behalf_of_a_silent_program() -> None:
    async with mute_phone() as (transport, _):
        counters = TcpInfo(transport, transport.get_extra_info("socket"))
        transport.write(b"x" * 100)
        pinged = Pinged(counters)
        await soon(pinged.has_landed.wait())
        assert counters.written() == counters.acknowledged() == 100


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the counters are Linux's")
async def test_buffered_bytes_do_not_count_as_sent_and_a_closed_connection_has_no_counters() -> None:
    async with mute_phone() as (transport, closed):
        counters = TcpInfo(transport, transport.get_extra_info("socket"))
        transport.write(b"x" * 32_000_000)
        assert transport.get_write_buffer_size() > 0
        assert counters.written() is None
        assert counters.acknowledged() is not None
        transport.abort()
        await soon(closed.wait())
        assert (counters(), counters.written(), counters.acknowledged()) == (None, None, None)
