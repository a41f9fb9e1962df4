"""Raw sockets: any bytes can be sent, and reading can stop."""

import asyncio
import json
import os
import socket
import struct
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from tests.server.servers import soon

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
HANDSHAKE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@dataclass(frozen=True)
class Closed:
    """The server has closed this connection; None if without a close code."""

    code: int | None


@dataclass(frozen=True)
class Response:
    status: int
    headers: Mapping[str, str]
    body: bytes


class RawSocket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._pings = 0

    def frame(self, opcode: int, payload: bytes, *, first: int = 0x80, masked: bool = True) -> None:
        """One frame; `first` has the final bit and the reserved ones."""
        length = len(payload)
        small = length if length < 126 else 126 if length < 65536 else 127
        size = b"" if small < 126 else struct.pack("!H" if small == 126 else "!Q", length)
        mask = os.urandom(4)
        body = _masked(payload, mask) if masked else payload
        head = bytes([first | opcode, (0x80 if masked else 0) | small]) + size
        self._writer.write(head + (mask if masked else b"") + body)

    def text(self, message: Any) -> None:
        self.frame(TEXT, json.dumps(message).encode())

    def write(self, data: bytes) -> None:
        self._writer.write(data)

    async def next(self) -> dict[str, Any] | Closed:
        """The next message; control frames are skipped."""
        while True:
            try:
                opcode, payload = await soon(self._frame())
            except (asyncio.IncompleteReadError, ConnectionError):
                return Closed(None)
            if opcode == CLOSE:
                return Closed(struct.unpack("!H", payload[:2])[0] if payload else None)
            if opcode == TEXT:
                message: dict[str, Any] = json.loads(payload)
                return message

    async def until(self, kind: str) -> dict[str, Any]:
        while isinstance(message := await self.next(), dict):
            if message["type"] == kind:
                return message
        raise AssertionError(f"closed with {message.code} before any {kind}")

    async def answers(self) -> list[dict[str, Any] | Closed]:
        """Everything the server answered so far. A ping at the end tells when that is complete."""
        self._pings += 1
        mark = self._pings + 0.5
        self.text({"type": "ping", "at": mark})
        found: list[dict[str, Any] | Closed] = []
        while True:
            message = await self.next()
            if isinstance(message, dict) and message["type"] == "pong" and message["at"] == mark:
                return found
            found.append(message)
            if isinstance(message, Closed):
                return found

    async def close(self) -> None:
        self._writer.transport.abort()

    async def _frame(self) -> tuple[int, bytes]:
        first, small = await self._reader.readexactly(2)
        length = small
        if small == 126:
            (length,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif small == 127:
            (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
        return first & 0x0F, await self._reader.readexactly(length)


@asynccontextmanager
async def raw_socket(url: str, *, window: int | None = None) -> AsyncIterator[RawSocket]:
    """`window`: how little the system may receive ahead of the reader."""
    address = urlsplit(url)
    end = socket.socket()
    if window is not None:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    end.setblocking(False)
    await asyncio.get_running_loop().sock_connect(end, (address.hostname, address.port))
    reader, writer = await asyncio.open_connection(sock=end, limit=window or 1 << 16)
    writer.write(request("GET", "/ws", address.netloc, HANDSHAKE))
    assert (await soon(_head(reader)))[0] == 101
    raw = RawSocket(reader, writer)
    try:
        yield raw
    finally:
        await raw.close()


async def fetch(url: str, data: bytes, more: bytes = b"") -> Response:
    """Everything a server answers to these bytes until it closes; `more` is sent once it has answered."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(data)
        status, headers = await soon(_head(reader))
        length = int(headers.get("content-length", "0"))
        body = b"" if data.startswith(b"HEAD") else await soon(reader.readexactly(length))
        if more:
            writer.write(more)
            await soon(reader.read())
        return Response(status, headers, body)
    finally:
        writer.transport.abort()


def request(method: str, path: str, host: str, headers: Mapping[str, str] | None = None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape")


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
    pairs = [line.split(":", 1) for line in head[1:] if line]
    return int(head[0].split()[1]), {name.strip().lower(): value.strip() for name, value in pairs}


def _masked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(payload, "big") ^ key).to_bytes(size, "big")
