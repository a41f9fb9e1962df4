"""A real server and real sockets in simulated time, which passes only when nothing is left to do.

Two runs are therefore alike. The sockets are Unix sockets: what is written to one end is at the other before
anything else can happen, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import selectors
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest import mock

from aiohttp import web

from quivive.server.app import running
from quivive.server.config import Config
from quivive.server.limits import Limits
from quivive.stores.notices import SoleNotices
from quivive.stores.opening import Store
from quivive.tables.clock import ServerClock
from quivive.tables.homes import SoleHomes
from quivive.tables.log import TableCode
from quivive.tables.race.tcp_counters import no_counters
from tests.memory import MemoryLog
from tests.server.raw import HANDSHAKE, RawSocket, request
from tests.tables.house import at_once

T = TypeVar("T")

APPEND = 0.004
"""Seconds that an append takes."""
EPOCH = 1_700_000_000_000


class SimulatedSelector(selectors.DefaultSelector):
    """Never sleeps: if no socket is ready, time jumps to the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "nothing will ever happen again"
            self.passed += timeout
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Its time passes only when there is nothing left to do."""

    def __init__(self) -> None:
        self._simulated = SimulatedSelector()
        super().__init__(self._simulated)

    def time(self) -> float:
        return self._simulated.passed


class SlowLog(MemoryLog):
    """Every append takes a fixed time, so that one more or less shows."""

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        await asyncio.sleep(APPEND)
        await super().append(table, expected, entries)


class SimulatedClock(ServerClock):
    """The server's clock, by the loop's time."""

    def now(self) -> int:
        return int(self.exact())

    def exact(self) -> float:
        return EPOCH + 1000 * asyncio.get_running_loop().time()


def run(work: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """Runs against a fresh server with fixed randomness: two runs differ only in what was done."""
    loop = SimulatedLoop()
    try:
        with tempfile.TemporaryDirectory() as folder, _injected(address := f"{folder}/socket"):
            return loop.run_until_complete(_served(address, work))
    finally:
        loop.close()


async def _served(address: str, work: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    store = Store(SlowLog(), SoleHomes(), SoleNotices(), "memory")
    async with running(Config(data=Path(address), limits=Limits.off()), store):
        return await work(address)


@asynccontextmanager
async def socket_to(address: str) -> AsyncIterator[RawSocket]:
    reader, writer = await asyncio.open_unix_connection(address)
    writer.write(request("GET", "/ws", "localhost", HANDSHAKE))
    await reader.readuntil(b"\r\n\r\n")
    raw = RawSocket(reader, writer)
    try:
        yield raw
    finally:
        await raw.close()


@contextmanager
def _injected(address: str) -> Iterator[None]:
    """Replaces every clock and every source of randomness by one."""
    chance = _chance()
    secrets = SimpleNamespace(
        token_bytes=lambda size=32: next(chance)[:size],
        token_hex=lambda size=32: next(chance)[:size].hex(),
        choice=lambda items: items[next(chance)[0] % len(items)],
    )

    def site(runner: web.AppRunner, host: str, port: int, ssl_context: None) -> web.UnixSite:
        return web.UnixSite(runner, address)

    clock = SimpleNamespace(monotonic=lambda: asyncio.get_running_loop().time())
    with (
        mock.patch("quivive.server.node.web.TCPSite", site),
        mock.patch("quivive.server.node.ServerClock", SimulatedClock),
        mock.patch("quivive.server.sockets.player_counters", return_value=no_counters),
        mock.patch("quivive.server.sockets.time", clock),
        mock.patch("quivive.server.greeter.time", clock),
        mock.patch("quivive.tables.race.latency.token_bytes", secrets.token_bytes),
        mock.patch("quivive.tables.bots.secrets", secrets),
        mock.patch("quivive.tables.bots.in_thread", at_once),
        mock.patch("quivive.tables.names.secrets", secrets),
        mock.patch("quivive.tables.frames.secrets", secrets),
        mock.patch("quivive.tables.play.new_seed", secrets.token_bytes),
    ):
        yield


def _chance() -> Iterator[bytes]:
    return (hashlib.sha256(b"%d" % number).digest() for number in itertools.count())
