"""A phone behind a slow or uneven line: every byte is delayed, in order, both ways."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from bench.line import Line, Quality
from bench.phone import HANDSHAKE, PING, PONG, TEXT, framed

LARGEST = 65536
"""Bytes looked at in one go."""


@dataclass(frozen=True)
class Route:
    """One kind of line, in milliseconds there and back."""

    name: str
    trip: float
    jitter: float = 0.0
    """How much longer a round trip may be, spread evenly over both ways."""
    loss: float = 0.0
    """The share of packets that are lost each way, where the line is real."""
    up_share: float = 0.5
    """The share of the round trip that is the way to the server."""

    def quality(self) -> Quality:
        """The same for a real line, where only the kernel knows how long a packet takes."""
        return Quality(self.trip / 2000, self.jitter / 2000, self.loss, up_share=self.up_share)

    def at_once(self) -> Route:
        """No simulated delay, for a socket at the far end of a real line."""
        return replace(self, trip=0.0, jitter=0.0, loss=0.0)

    def delay(self, share: float, chance: random.Random) -> float:
        return self.trip * share + chance.uniform(0, self.jitter / 2)


class Peephole:
    """Looks at what has come without taking it from the kernel, which then does not hurry to acknowledge it.

    A transport reads as soon as it can, so it is paused and looked past through a second descriptor.
    """

    def __init__(
        self, transport: asyncio.Transport, seen: Callable[[bytes], None], held: Callable[[], float]
    ) -> None:
        self._transport = transport
        self._seen = seen
        self._held = held
        self._loop = asyncio.get_running_loop()
        number = transport.get_extra_info("socket").fileno()
        self._socket = socket.fromfd(number, socket.AF_INET, socket.SOCK_STREAM)
        self._socket.setblocking(False)
        self._ahead = 0
        """Bytes that were looked at and are not read yet."""
        self._watch()

    def read(self, data: bytes) -> None:
        """The transport has read this; what nobody has looked at before is seen now."""
        self._seen(data[self._ahead :])
        self._ahead = max(0, self._ahead - len(data))
        self._watch()

    def close(self) -> None:
        self._loop.remove_reader(self._socket.fileno())
        self._socket.close()

    def _watch(self) -> None:
        self._transport.pause_reading()
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)
        self._loop.add_reader(self._socket.fileno(), self._peek)

    def _peek(self) -> None:
        self._loop.remove_reader(self._socket.fileno())
        data = self._socket.recv(LARGEST, socket.MSG_PEEK)
        self._seen(data[self._ahead :])
        self._ahead = len(data)
        self._loop.call_later(self._held() / 1000, self._read)

    def _read(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()


class DelayedPhone(asyncio.Protocol):
    """One socket of a simulated phone. It answers pings when they arrive, as a browser does."""

    def __init__(self, route: Route, seed: str, heard: Callable[[dict[str, Any]], None]) -> None:
        self.hold, self.hold_race, self.shake = 0.0, 0.0, 0.0
        """Milliseconds that pongs are held back: all of them, those behind a race frame, and at random."""
        self.beyond = 0.0
        """Seconds that data still takes from here, if the line is real."""
        self._raced = False
        self._peephole: Peephole | None = None
        self._owed: list[bytes] = []
        """Pings that were looked at and are not read yet."""
        self._route = route
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
        cls,
        url: str,
        route: Route,
        seed: str,
        heard: Callable[[dict[str, Any]], None],
        line: Line | None = None,
    ) -> DelayedPhone:
        """Connects over a real line if there is one; otherwise delays are simulated here."""
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        port = where.port or 0
        if line is None:
            _, phone = await loop.create_connection(
                lambda: cls(route, seed, heard), where.hostname or "", port
            )
        else:
            far = await loop.run_in_executor(None, line.connect, port)
            _, phone = await loop.create_connection(lambda: cls(route.at_once(), seed, heard), sock=far)
            phone.beyond = route.trip * route.up_share / 1000
        phone._transport.write(HANDSHAKE.format(path="/ws", host=where.netloc).encode())
        await phone._open
        return phone

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
        if self._peephole is not None:
            self._read(self._peephole, data)
            return
        self._later("down", 1 - self._route.up_share, lambda: self._arrived(data))

    def peek(self, longest: float) -> None:
        """From now on leave what has come with the kernel, for up to this many milliseconds at random."""
        self._peephole = Peephole(self._transport, self._arrived, lambda: self._chance.uniform(0, longest))

    def _read(self, peephole: Peephole, data: bytes) -> None:
        peephole.read(data)
        owed, self._owed = self._owed, []
        for body in owed:
            self._send(PONG, body)

    def say(self, message: dict[str, Any], left: Callable[[], None] = lambda: None) -> None:
        """Sends a message; `left` is called when it reaches the server."""
        self._send(TEXT, msgspec.json.encode(message), left)

    def act(self, beat: int, action: dict[str, Any], **more: Any) -> None:
        self.say({"type": "act", "id": self.next_id(), "beat": beat, "action": action, **more})

    def do(self, command: dict[str, Any]) -> None:
        self.say({"type": "do", "id": self.next_id(), "command": command})

    def next_id(self) -> str:
        return f"w{next(self._ids)}"

    def close(self) -> None:
        if self._peephole is not None:
            self._peephole.close()
        self._transport.abort()

    def _later(self, direction: str, share: float, then: Callable[[], None]) -> None:
        """Schedules a call; later ones never overtake earlier ones."""
        due = self._loop.time() + self._route.delay(share, self._chance) / 1000
        self._free[direction] = max(self._free[direction], due)
        self._loop.call_at(self._free[direction], then)

    def _send(self, kind: int, body: bytes, left: Callable[[], None] = lambda: None) -> None:
        frame = framed(body, kind)

        def write() -> None:
            if not self._transport.is_closing():
                left()
                self._transport.write(frame)

        self._later("up", self._route.up_share, write)

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
        if self._peephole is not None:
            self._owed.append(body)
        elif held:
            self._loop.call_later(held / 1000, self._send, PONG, body)
        else:
            self._send(PONG, body)

    def _frame(self) -> tuple[int, bytes] | None:
        """Takes the first complete frame out of the buffer."""
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
