"""One open socket, as tables see it: `send` never waits, and a slow line is bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct

from quivive.server.protocol import Bye, encode

BOUND = 256 * 1024
"""Bytes that may wait for one slow phone; beyond that frames are dropped, and the whole is sent later."""
RETRY = 0.25
TEXT = 0x81

_short = Struct("!BB").pack
_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack


class Line:
    """Writes WebSocket text frames straight to the transport: a broadcast costs no task and no await."""

    def __init__(self, transport: asyncio.Transport, drained: Callable[[], None]) -> None:
        self._transport = transport
        self._drained = drained
        self._waiting: asyncio.TimerHandle | None = None
        self.closed: asyncio.Future[Bye] = asyncio.get_running_loop().create_future()

    def send(self, frame: bytes) -> bool:
        transport = self._transport
        if transport.is_closing():
            return True
        if transport.get_write_buffer_size() > BOUND:
            self._wait()
            return False
        transport.write(_header(len(frame)) + frame)
        return True

    def say(self, message: object) -> None:
        """An answer to this line alone. One that does not even read its answers is cut off."""
        if not self.send(encode(message)):
            self._transport.abort()

    def close(self, code: str) -> None:
        """Ask the socket's own task to say goodbye and close."""
        if not self.closed.done():
            self.closed.set_result(Bye(code, code))

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(RETRY, self._look)

    def _look(self) -> None:
        self._waiting = None
        if self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > BOUND // 4:
            self._wait()
        else:
            self._drained()


def _header(length: int) -> bytes:
    if length < 126:
        return _short(TEXT, length)
    if length < 65536:
        return _medium(TEXT, 126, length)
    return _long(TEXT, 127, length)
