"""One open socket, as tables see it: `send` never waits, and a slow connection is bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct

from aiohttp import WSMessage, WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue

from quivive.server.flight import Flight
from quivive.server.protocol import Bye, encode
from quivive.server.tcp_info import Counters
from quivive.tables.race.kernel import Look, nothing
from quivive.tables.race.latency import Latency, Start

BOUND = 256 * 1024
"""Bytes that may wait for one slow phone; beyond that frames are dropped, and the whole is sent later."""
RETRY = 0.25
CHASERS = (0.005, 0.010, 0.015)
"""Seconds after a race frame at which something more is sent where nobody could prove that it was lost."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A
WAKE_UP = WSMessage(WSMsgType.CLOSING, None, None)
"""Among what came in: there is something to be said."""

_short = Struct("!BB").pack
_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack


def _header(length: int) -> bytes:
    if length < 126:
        return _short(TEXT, length)
    if length < 65536:
        return _medium(TEXT, 126, length)
    return _long(TEXT, 127, length)


HEADERS = tuple(map(_header, range(2048)))
"""Of most frames, by their lengths."""


class Post:
    """What all connections send in one turn of the loop is written at its end, in a row.

    The kernel's path to a socket and our own code drive each other out of the processor's caches: taking
    turns between them, frame by frame, makes both slow.
    """

    def __init__(self) -> None:
        self._letters: list[tuple[asyncio.Transport, bytes]] = []
        self._loop = asyncio.get_running_loop()

    def add(self, transport: asyncio.Transport, data: bytes) -> None:
        if not self._letters:
            self._loop.call_soon(self.flush)
        self._letters.append((transport, data))

    def flush(self) -> None:
        letters, self._letters = self._letters, []
        for transport, data in letters:
            if not transport.is_closing():
                transport.write(data)


class Connection:
    """Writes WebSocket frames straight to the transport: a broadcast costs no task and no await."""

    __slots__ = (
        "_clock",
        "_counters",
        "_drained",
        "_inbox",
        "_post",
        "_transport",
        "_waiting",
        "bye",
        "latency",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        inbox: WebSocketDataQueue,
        post: Post,
        clock: Callable[[], float],
        drained: Callable[[], None],
        look: Look = nothing,
    ) -> None:
        self._transport = transport
        self._inbox = inbox
        self._clock = clock
        self._post = post
        self._drained = drained
        self._waiting: asyncio.TimerHandle | None = None
        self._counters = look if isinstance(look, Counters) else None
        self.latency = Latency(look)
        self.bye: Bye | int | None = None
        """What is to be said last: a sentence, or the bare code with which another node has closed it."""

    def send(self, frame: bytes) -> bool:
        transport = self._transport
        if transport.get_write_buffer_size() > BOUND:
            self._wait()
            return False
        size = len(frame)
        self._post.add(transport, (HEADERS[size] if size < len(HEADERS) else _header(size)) + frame)
        return True

    def show(self, frame: bytes, number: int, start: Start) -> bool:
        """A frame from which reactions count: on its way at once, and a ping right behind it."""
        sent = self.send(frame)
        if sent:
            self._ask(self.latency.show(number, start, self._clock()))
            self._post.flush()
            if self.latency.kernel is None:
                self._chase()
        return sent

    def _chase(self) -> None:
        """With three segments behind it every TCP soon knows that a frame was lost; a pong asks nothing.

        Where our own kernel knows the player it proves the loss, and a late frame is forgiven anyway.
        """
        loop = asyncio.get_running_loop()
        for after in CHASERS:
            loop.call_later(after, self._control, PONG, b"")

    def probe(self) -> None:
        """Unless so much waits that it would say nothing about the way."""
        if self._transport.get_write_buffer_size() <= BOUND:
            self._ask(self.latency.ask(self._clock()))

    def _ask(self, mark: bytes) -> None:
        self._control(PING, mark)
        self.follow(mark, self.latency.awaits, self._landed)

    def _landed(self, mark: bytes, ago: float) -> None:
        self.latency.acknowledged(mark, self._clock() - ago)

    def follow(
        self, mark: bytes, awaited: Callable[[bytes], bool], landed: Callable[[bytes, float], None]
    ) -> None:
        """Tell when the far kernel has this ping, where our kernel knows: an empty pong makes it say so."""
        if self._counters is not None:
            Flight(mark, self._counters, self.pong, awaited, landed).begin()

    def pong(self, body: bytes = b"") -> None:
        """Unless so much waits already that it would not be read in time."""
        if self._transport.get_write_buffer_size() <= BOUND:
            self._control(PONG, body)

    def _control(self, kind: int, body: bytes) -> None:
        self._post.add(self._transport, _short(kind, len(body)) + body)

    def say(self, message: object) -> None:
        """An answer to this connection alone. One that does not even read its answers is cut off."""
        if not self.send(encode(message)):
            self.cut()

    def flush(self) -> None:
        self._post.flush()

    def cut(self) -> None:
        self._transport.abort()

    def close(self, code: str) -> None:
        """Ask the socket's own task to say goodbye and close, as soon as it has answered."""
        self._end(Bye(code, code))

    def hang_up(self, code: int) -> None:
        """As close, without a word of ours."""
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
            self._waiting = asyncio.get_running_loop().call_later(RETRY, self._look)

    def _look(self) -> None:
        self._waiting = None
        if self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > BOUND // 4:
            self._wait()
        else:
            self._drained()
