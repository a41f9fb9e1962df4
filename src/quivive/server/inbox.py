"""aiohttp's WebSocket, whose parser hands its messages to us instead of waking up a task for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aiohttp import WSMessage, web
from aiohttp._websocket.models import WSMessageTextBytes
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader
from aiohttp._websocket.writer import WebSocketWriter
from aiohttp.base_protocol import BaseProtocol

from quivive.server.protocol import CUT_AT

FAREWELL = 2.0
"""Seconds to wait for the other end to answer a close."""
Message = WSMessage | WSMessageTextBytes
QUEUED = 1 << 16
"""About how many bytes of messages may wait. Beyond twice that, aiohttp stops reading from the socket."""


class ReadBatch:
    """Handles everything that all sockets brought in one iteration of the event loop together, at its end.

    As with `WriteBatch`, alternating with the kernel's code for each message would slow down both.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.reads: list[tuple[Inbox, Message, int]] = []

    def begin(self) -> None:
        """Call this before the first message of an iteration."""
        self._loop.call_soon(self._clear)

    def _clear(self) -> None:
        reads, self.reads = self.reads, []
        for inbox, message, size in reads:
            if not inbox.handle(message):
                inbox.queue(message, size)


class Inbox(WebSocketDataQueue):
    """aiohttp's queue. Only messages that arrive while another is being answered wait in it."""

    __slots__ = ("_batch", "_ended", "handle")

    def __init__(self, batch: ReadBatch, protocol: BaseProtocol) -> None:
        super().__init__(protocol, QUEUED, loop=asyncio.get_running_loop())
        self._batch = batch
        self.close()

    def open(self, handle: Callable[[Message], bool], ended: Callable[[], None]) -> None:
        """From now on, offers each message to `handle`, which returns False if it has to wait."""
        self.handle = handle
        self._ended = ended

    def close(self) -> None:
        """Turns it into a plain queue again, as aiohttp needs for closing."""
        self.handle = _never
        self._ended = _nothing

    def feed_data(self, data: Message, size: int) -> None:
        batch = self._batch
        if not batch.reads:
            batch.begin()
        batch.reads.append((self, data, size))

    def queue(self, message: Message, size: int) -> None:
        """Queues a message that has to wait."""
        super().feed_data(message, size)

    def feed_eof(self) -> None:
        super().feed_eof()
        self._ended()

    def set_exception(self, exc: BaseException, *cause: BaseException) -> None:
        super().set_exception(exc, *cause)
        self._ended()

    @property
    def waiting(self) -> bool:
        return bool(self._buffer)

    def next(self) -> Message:
        """Takes the first waiting message."""
        try:
            self.read().send(None)
        except StopIteration as found:
            message: Message = found.value
            return message
        raise AssertionError("nothing waits")


class Socket(web.WebSocketResponse):
    def __init__(self, batch: ReadBatch) -> None:
        self._batch = batch
        super().__init__(
            autoping=False, compress=False, max_msg_size=CUT_AT, timeout=FAREWELL, decode_text=False
        )
        self.inbox: Inbox

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: WebSocketWriter) -> None:
        """Does what aiohttp does, but with our queue and without its heartbeat."""
        self._ws_protocol = protocol
        self._writer = writer
        self._reader = self.inbox = Inbox(self._batch, request.protocol)
        self._parser = WebSocketReader(self.inbox, CUT_AT, compress=False, decode_text=False)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)


def _never(message: Message) -> bool:
    return False


def _nothing() -> None:
    pass
