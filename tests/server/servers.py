"""Real servers, people at their tables, and what is in the log afterwards."""

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import msgspec

from quivive.client import Client
from quivive.games.spyfall.model import SpyfallOptions
from quivive.server.app import running
from quivive.server.config import Config
from quivive.server.limits import Limits
from quivive.stores.sqlite import SqliteLog
from quivive.tables import commands as c
from quivive.tables.events import Entry
from quivive.tables.log import TableCode

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
QUIVIVE = [sys.executable, "-m", "quivive"]
ENVIRONMENT = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(ROOT / "src")}
ADDRESS = re.compile(r"https?://127\.0\.0\.1:(\d+)")
PATIENCE = 30.0


async def soon(work: Awaitable[T], patience: float = PATIENCE) -> T:
    return await asyncio.wait_for(work, patience)


def local(data: Path | str, **changes: Any) -> Config:
    """A configuration without limits, so that a test meets only those it asks for."""
    plain = Config(data=data, host="127.0.0.1", port=0, operator_port=0, limits=Limits.off())
    return replace(plain, **changes)


_operators: dict[str, str] = {}
"""Each server's operator port, by the address that players use."""


@asynccontextmanager
async def serving(data: Path | str, **changes: Any) -> AsyncIterator[str]:
    """Runs a server in this process; yields its address."""
    async with running(local(data, **changes)) as ports:
        url = f"http://127.0.0.1:{ports.players}"
        _operators[url] = f"http://127.0.0.1:{ports.operator}"
        yield url


class Process:
    """`quivive serve` in a process of its own."""

    def __init__(self, data: Path, port: int = 0, *arguments: str) -> None:
        self.errors = data.with_suffix(".stderr")
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [*QUIVIVE, "serve", "--host", "127.0.0.1", f"--port={port}", f"--data={data}", *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                env=ENVIRONMENT,
                text=True,
            )
        self.pid = self._process.pid
        self.port = int(self.said(ADDRESS)[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    async def ended(self) -> int:
        return await soon(asyncio.to_thread(self._process.wait))

    async def kill(self) -> None:
        """Kills it, as a power cut would."""
        self.signal(signal.SIGKILL)
        assert await self.ended() == -signal.SIGKILL

    def end(self) -> None:
        """Ends whatever the test has left running."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def said(self, what: re.Pattern[str]) -> re.Match[str]:
        """Waits for the next line of output that matches. Fails if the server ends without printing it."""
        assert self._process.stdout is not None
        limit = threading.Timer(PATIENCE, self._process.kill)
        limit.start()
        try:
            for line in self._process.stdout:
                if found := what.search(line):
                    return found
        finally:
            limit.cancel()
        self.end()
        raise AssertionError(f"the server did not say {what.pattern}; it said: {self.errors.read_text()}")


@contextmanager
def process(data: Path, port: int = 0, *arguments: str) -> Iterator[Process]:
    server = Process(data, port, *arguments)
    try:
        yield server
    finally:
        server.end()


Wire = list[bytes]
"""Records every message that one client was sent."""


def listen(client: Client) -> Wire:
    wire: Wire = []
    client.on_message = wire.append
    return wire


@asynccontextmanager
async def table(url: str, people: int, wires: list[Wire] | None = None) -> AsyncIterator[list[Client]]:
    """This many people at a new table; the first of them is the host."""
    async with AsyncExitStack() as stack:
        seats: list[Client] = []
        for number in range(people):
            name = f"Person {number}"
            host = Client.open(url, name=name, game="spyfall")
            seat = Client.join(url, seats[0].code, name=name) if seats else host
            if wires is not None:
                wires.append(listen(seat))
            seats.append(await soon(stack.enter_async_context(seat)))
        yield seats


async def deal(seats: Sequence[Client], options: SpyfallOptions, *, nonces: bool = True) -> None:
    """Agrees on a game, contributes everybody's nonce, and starts."""
    host = seats[0]
    raw = msgspec.Raw(msgspec.json.encode(options))
    await soon(host.do(c.Agree(options=raw, sitting=options.sitting)))
    for seat in seats if nonces else ():
        await soon(seat.do(c.GiveNonce(secrets.token_hex(16))))
    await soon(host.do(c.StartGame()))
    for seat in seats:
        await soon(seat.until(lambda now: now.table["phase"] == "game" and now.raw_view is not None))


def spyfall(**options: Any) -> SpyfallOptions:
    return SpyfallOptions(**{"rounds": 1, "seconds": 600, **options})


async def whole(url: str, code: str, token: str = "") -> dict[str, Any]:
    """What a new device in this seat, or a new screen, is shown."""
    newcomer = Client.resume(url, code, token) if token else Client.watch(url, code)
    async with newcomer as eyes:
        return {"table": eyes.table, "view": eyes.raw_view}


async def log_of(data: Path, code: str) -> list[Entry]:
    """A table's log as it is on disk, read while no server is running."""
    log = await SqliteLog.open(data)
    try:
        lines = await log.read(TableCode(code))
    finally:
        await log.close()
    return [msgspec.json.decode(line, type=Entry) for line in lines]


def happened(entries: Sequence[Entry]) -> Counter[str]:
    """How often each command happened, by the client's id."""
    return Counter(entry.id for entry in entries if entry.id is not None)


async def metrics(url: str) -> dict[str, float]:
    """The server's metrics."""
    async with aiohttp.ClientSession() as web, web.get(f"{_operators[url]}/metrics") as page:
        lines = [line.rsplit(" ", 1) for line in (await page.text()).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def open_sockets_are(url: str, count: int) -> None:
    """Waits until the server counts this many open sockets."""
    end = time.monotonic() + PATIENCE
    while (found := (await metrics(url))["quivive_sockets"]) != count:
        assert time.monotonic() < end, f"{found} connections are open, not {count}"


def messages(wire: Sequence[bytes], kind: str) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, wire) if message["type"] == kind]
