"""A WebSocket client that does next to nothing, so that the server and not the load is what gets measured."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass, field
from typing import cast
from urllib.parse import urlsplit

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A
NO_MASK = bytes(4)
"""A mask of zeros is valid, and leaves the text as it is."""


@dataclass
class Tally:
    """What was sent, and what came back."""

    commands: int = 0
    frames: int = 0
    octets: int = 0
    waits: list[float] = field(default_factory=list)

    def reset(self) -> None:
        self.commands = self.frames = self.octets = 0
        self.waits.clear()

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[int(share * (len(ordered) - 1))] * 1000 if ordered else 0.0


class Phone(asyncio.Protocol):
    """One socket that counts everything, and can wait for the answer to what it said."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._buffer = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._awaited: tuple[bytes, asyncio.Future[bytes]] | None = None
        self._transport: asyncio.Transport

    @classmethod
    async def call(cls, url: str, tally: Tally) -> Phone:
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, phone = await loop.create_connection(lambda: cls(tally), where.hostname or "", where.port or 0)
        path = f"{where.path}?{where.query}" if where.query else where.path
        phone._transport.write(HANDSHAKE.format(path=path, host=where.netloc).encode())
        await phone._open
        return phone

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer = rest
            self._open.set_result(None)
        while (end := self._frame_end()) is not None:
            frame, self._buffer = self._buffer[:end], self._buffer[end:]
            self._took(frame)

    async def say(self, text: bytes, mark: bytes) -> bytes:
        """Sends, and waits for a message that contains this mark; returns its text."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._awaited = (mark, future)
        self._transport.write(framed(text))
        return await future

    def send(self, text: bytes) -> None:
        self._transport.write(framed(text))

    async def command(self, text: bytes, mark: bytes) -> bytes:
        """Like `say`, and counts what is sent as a command."""
        answer = await self.say(text, mark)
        self._tally.commands += 1
        return answer

    async def timed(self, text: bytes, mark: bytes) -> None:
        began = time.perf_counter()
        await self.command(text, mark)
        self._tally.waits.append(time.perf_counter() - began)

    def close(self) -> None:
        self._transport.abort()

    def _took(self, frame: bytes) -> None:
        if frame[0] == PING:
            self._transport.write(framed(frame[2:], PONG))
            return
        self._tally.frames += 1
        self._tally.octets += len(frame)
        if self._awaited is not None and self._awaited[0] in frame:
            self._awaited[1].set_result(frame[_head(frame) :])
            self._awaited = None

    def _frame_end(self) -> int | None:
        """Where the first frame in the buffer ends. The server's frames are neither fragmented nor masked."""
        if len(self._buffer) < 2:
            return None
        size, head = self._buffer[1], _head(self._buffer)
        if size >= 126:
            size = int.from_bytes(self._buffer[2:head], "big")
        return head + size if len(self._buffer) >= head + size else None


def _head(frame: bytes) -> int:
    """How long the header of a frame is that the server sent."""
    return {126: 4, 127: 10}.get(frame[1], 2)


def framed(text: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    size = len(text)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    return head + NO_MASK + text


def token() -> str:
    return os.urandom(16).hex()
