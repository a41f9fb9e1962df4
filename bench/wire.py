"""A phone behind a slow or uneven line: every byte is held up on its way, in order, both ways."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from bench.line import Line, Quality
from bench.phone import HANDSHAKE, PING, PONG, TEXT, framed


@dataclass(frozen=True)
class Way:
    """One kind of line, in milliseconds there and back."""

    name: str
    trip: float
    jitter: float = 0.0
    """How much longer a round trip may be, spread evenly over both ways."""
    loss: float = 0.0
    """The share of packets that are lost each way, where the line is real."""
    up_share: float = 0.5
    """How much of the round trip is the way to the server."""

    def quality(self) -> Quality:
        """The same as a real line has it, where only the kernel knows how long a packet takes."""
        return Quality(self.trip / 2000, self.jitter / 2000, self.loss, up_share=self.up_share)

    def at_once(self) -> Way:
        """For a socket that stands at the far end of a real line already."""
        return replace(self, trip=0.0, jitter=0.0, loss=0.0)

    def delay(self, share: float, chance: random.Random) -> float:
        return self.trip * share + chance.uniform(0, self.jitter / 2)


class Wire(asyncio.Protocol):
    """One socket of a simulated phone; answers pings when they have come, as a browser does."""

    def __init__(self, way: Way, seed: str, heard: Callable[[dict[str, Any]], None]) -> None:
        self.hold, self.hold_race, self.shake = 0.0, 0.0, 0.0
        """Milliseconds that pongs are held back: all of them, those behind a race frame, and at random."""
        self.beyond = 0.0
        """Seconds that what leaves here still travels, where the line is real."""
        self._raced = False
        self._way = way
        self._chance = random.Random(seed)
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._free = {"up": 0.0, "down": 0.0}
        self._buffer = b""
        self._open: asyncio.Future[None] = self._loop.create_future()
        self._ids = itertools.count()
        self._transport: asyncio.Transport

    @classmethod
    async def call(
        cls, url: str, way: Way, seed: str, heard: Callable[[dict[str, Any]], None], line: Line | None = None
    ) -> Wire:
        """Over a real line if there is one; otherwise the delays are made here."""
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        port = where.port or 0
        if line is None:
            _, wire = await loop.create_connection(lambda: cls(way, seed, heard), where.hostname or "", port)
        else:
            far = await loop.run_in_executor(None, line.connect, port)
            _, wire = await loop.create_connection(lambda: cls(way.at_once(), seed, heard), sock=far)
            wire.beyond = way.trip * way.up_share / 1000
        wire._transport.write(HANDSHAKE.format(path="/ws", host=where.netloc).encode())
        await wire._open
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self._open.done():
            self._buffer += data
            _, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer, data = b"", rest
            self._open.set_result(None)
        self._later("down", 1 - self._way.up_share, lambda: self._arrived(data))

    def say(self, message: dict[str, Any], left: Callable[[], None] = lambda: None) -> None:
        """On its way now; `left` is called as it reaches the server."""
        self._send(TEXT, msgspec.json.encode(message), left)

    def act(self, beat: int, action: dict[str, Any], **more: Any) -> None:
        self.say({"type": "act", "id": self.next_id(), "beat": beat, "action": action, **more})

    def do(self, command: dict[str, Any]) -> None:
        self.say({"type": "do", "id": self.next_id(), "command": command})

    def next_id(self) -> str:
        return f"w{next(self._ids)}"

    def close(self) -> None:
        self._transport.abort()

    def _later(self, direction: str, share: float, then: Callable[[], None]) -> None:
        """What follows never overtakes what went before."""
        due = self._loop.time() + self._way.delay(share, self._chance) / 1000
        self._free[direction] = max(self._free[direction], due)
        self._loop.call_at(self._free[direction], then)

    def _send(self, kind: int, body: bytes, left: Callable[[], None] = lambda: None) -> None:
        frame = framed(body, kind)

        def write() -> None:
            if not self._transport.is_closing():
                left()
                self._transport.write(frame)

        self._later("up", self._way.up_share, write)

    def _arrived(self, data: bytes) -> None:
        self._buffer += data
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == PING:
                self._pong(body)
            elif kind == TEXT:
                message = msgspec.json.decode(body)
                self._raced = bool(message.get("race"))
                self._heard(message)

    def _pong(self, body: bytes) -> None:
        held = self.hold + (self.hold_race if self._raced else 0.0) + self._chance.uniform(0, self.shake)
        self._raced = False
        if held:
            self._loop.call_later(held / 1000, self._send, PONG, body)
        else:
            self._send(PONG, body)

    def _frame(self) -> tuple[int, bytes] | None:
        """The first whole frame of the buffer, taken out of it."""
        if len(self._buffer) < 2:
            return None
        size, head = self._buffer[1], 2
        if size >= 126:
            head = 4 if size == 126 else 10
            size = int.from_bytes(self._buffer[2:head], "big")
        if len(self._buffer) < head + size:
            return None
        kind, body = self._buffer[0], self._buffer[head : head + size]
        self._buffer = self._buffer[head + size :]
        return kind, body
