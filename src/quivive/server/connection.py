"""One open socket, as tables see it: `send` never waits, and only so much is buffered for a slow one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import cast

from aiohttp import WSMessage, WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.base_protocol import BaseProtocol

from quivive.server.flight import Flight
from quivive.server.protocol import Bye, encode
from quivive.server.tcp_info import TcpInfo
from quivive.tables.race.latency import Latency, Start
from quivive.tables.race.tcp_counters import ReadCounters, no_counters

MOST_BUFFERED = 256 * 1024
"""Bytes buffered for one slow phone. Beyond that, frames are dropped and the whole view is sent later."""
RETRY = 0.25
"""Seconds between checks whether a slow phone has caught up."""
CHASERS = (0.005, 0.010, 0.015)
"""Seconds after the first frame of a race at which further segments follow it; see `_chase`."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A
WAKE_UP = WSMessage(WSMsgType.CLOSING, None, None)
"""Put among the incoming messages when we want to close, so that the socket's task notices."""

_short = Struct("!BB").pack
_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack


def _header(length: int) -> bytes:
    if length < 126:
        return _short(TEXT, length)
    if length < 65536:
        return _medium(TEXT, 126, length)
    return _long(TEXT, 127, length)


SHORT = 2048
HEADERS = tuple(map(_header, range(SHORT)))
"""Precomputed for the lengths of most frames."""


class WriteBatch:
    """Writes everything that all connections send in one iteration of the event loop together, at its end.

    Our code and the kernel's socket code evict each other from the processor's caches, so alternating between
    them for each frame slows down both.
    """

    def __init__(self) -> None:
        self.writes: list[tuple[Callable[[bytes], None], bytes]] = []
        self._loop = asyncio.get_running_loop()

    def begin(self) -> None:
        """Call this before the first write of an iteration."""
        self._loop.call_soon(self.flush)

    def flush(self) -> None:
        writes, self.writes = self.writes, []
        for write, data in writes:
            try:
                write(data)
            except RuntimeError:
                continue  # closed meanwhile


class Connection:
    """Writes WebSocket frames straight to the transport: a broadcast costs no task and no await."""

    __slots__ = (
        "_batch",
        "_clock",
        "_counters",
        "_drained",
        "_inbox",
        "_protocol",
        "_transport",
        "_waiting",
        "_write",
        "bye",
        "latency",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        inbox: WebSocketDataQueue,
        batch: WriteBatch,
        clock: Callable[[], float],
        drained: Callable[[], None],
        read_counters: ReadCounters = no_counters,
    ) -> None:
        self._transport = transport
        transport.set_write_buffer_limits(MOST_BUFFERED, MOST_BUFFERED // 4)
        self._protocol = cast(BaseProtocol, transport.get_protocol())
        self._write = transport.write
        self._inbox = inbox
        self._clock = clock
        self._batch = batch
        self._drained = drained
        self._waiting: asyncio.TimerHandle | None = None
        self._counters = read_counters if isinstance(read_counters, TcpInfo) else None
        self.latency = Latency(read_counters)
        self.bye: Bye | int | None = None
        """Set when we want to close: our last message, or just the close code that another node has given."""

    def send(self, frame: bytes) -> bool:
        if self._protocol._paused:
            self._wait()
            return False
        batch, size = self._batch, len(frame)
        if not batch.writes:
            batch.begin()
        batch.writes.append((self._write, (HEADERS[size] if size < SHORT else _header(size)) + frame))
        return True

    def show(self, frame: bytes, number: int, start: Start) -> bool:
        """Sends a frame that starts a race: at once, with a ping right behind it."""
        sent = self.send(frame)
        if sent:
            self._ask(self.latency.show(number, start, self._clock()))
            self._batch.flush()
            if self.latency.counters is None:
                self._chase()
        return sent

    def _chase(self) -> None:
        """Sends three more segments, so that TCP soon notices if the frame was lost. A pong needs no answer.

        Not needed on a direct connection: there our kernel proves a loss, and the delay is forgiven.
        """
        loop = asyncio.get_running_loop()
        for after in CHASERS:
            loop.call_later(after, self._control, PONG, b"")

    def probe(self) -> None:
        """Pings, unless so much is buffered that the round trip would say nothing about the network."""
        if not self._protocol._paused:
            self._ask(self.latency.ask(self._clock()))

    def _ask(self, mark: bytes) -> None:
        self._control(PING, mark)
        self.follow(mark, self.latency.awaits, self._landed)

    def _landed(self, mark: bytes, ago: float) -> None:
        self.latency.acknowledged(mark, self._clock() - ago)

    def follow(
        self, mark: bytes, awaited: Callable[[bytes], bool], landed: Callable[[bytes, float], None]
    ) -> None:
        """Reports when the far kernel has received this ping, if our kernel can tell. The empty pong sent
        after it makes the far kernel acknowledge promptly."""
        if self._counters is not None:
            Flight(mark, self._counters, self.pong, awaited, landed).begin()

    def pong(self, body: bytes = b"") -> None:
        """Sends a pong, unless so much is buffered that it would arrive too late."""
        if not self._protocol._paused:
            self._control(PONG, body)

    def _control(self, kind: int, body: bytes) -> None:
        batch = self._batch
        if not batch.writes:
            batch.begin()
        batch.writes.append((self._write, _short(kind, len(body)) + body))

    def say(self, message: object) -> None:
        """Answers this connection alone. One that does not even read its answers is cut off."""
        if not self.send(encode(message)):
            self.cut()

    def flush(self) -> None:
        self._batch.flush()

    def cut(self) -> None:
        self._transport.abort()

    def close(self, code: str) -> None:
        """Makes the socket's own task say goodbye and close, once it has answered the current message."""
        self._end(Bye(code, code))

    def hang_up(self, code: int) -> None:
        """Closes without a last message."""
        self._end(code)

    def _end(self, bye: Bye | int) -> None:
        if self.bye is None:
            self.bye = bye
            self._inbox.feed_data(WAKE_UP, 0)

    def stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(RETRY, self._check_drained)

    def _check_drained(self) -> None:
        self._waiting = None
        if self._transport.is_closing():
            return
        if self._protocol._paused:
            self._wait()
        else:
            self._drained()
