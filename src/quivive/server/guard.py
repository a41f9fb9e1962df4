"""Puts aiohttp's connections behind the gate: one that sends too much is cut before anything is parsed."""

from __future__ import annotations

import asyncio
import functools
from typing import Any, cast

from aiohttp import web

from quivive.server.frame_counter import BadFrame, FrameCounter
from quivive.server.gate import Gate, group

IDLE = 15
"""Seconds a connection may take to send a request, headers included."""
LINGER = 2
"""Seconds to wait for the rest of a request body that nobody reads."""
STALLED = 60
"""Seconds between checks on a connection that is being answered. At the second check it is cut."""
BYTES_PER_UNIT = 512
"""What is sent costs one unit per frame, request or read, plus one for this many bytes."""
PENALTY = 2
"""Units that a message costs in addition if it is refused unread: malformed, too large or too fast."""


class GuardedHandler(web.RequestHandler):
    """aiohttp's connection, which asks the gate before it parses anything."""

    __slots__ = ("_address", "_begun", "_frames", "_gate", "_seen", "_share", "_stall")

    def __init__(self, gate: Gate, manager: web.Server, **options: Any) -> None:
        super().__init__(manager, **options)
        self._gate = gate
        self._frames: FrameCounter | None = None
        self._address: str | None = None
        self._begun = False
        self._seen = 0
        self._stall: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        address = group(peer[0]) if isinstance(peer, tuple) else "?"
        if not self._gate.enter(address):
            cast(asyncio.Transport, transport).abort()
            return
        self._address = address
        self._share = self._gate.share(None if self._gate.behind_proxy else address)
        super().connection_made(transport)
        self._stall = self._loop.call_later(STALLED, self._check_stalled)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._address is None:
            return
        self._gate.leave(self._address)
        self._address = None
        if self._stall is not None:
            self._stall.cancel()
        super().connection_lost(exc)

    def belongs_to(self, address: str) -> None:
        """The connection has become a WebSocket of this address, which behind a proxy is known only now.

        From now on pings tell whether it is alive.
        """
        self._share.address = group(address)
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def penalise(self) -> None:
        """Counts a message that was refused unread. Our page never sends any."""
        if not self._share.take(PENALTY):
            self._cut()

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        if self._upgraded:
            if not self._admitted(data, len(data)):
                return
            if self._payload_parser is None or self._close or self._force_close:
                super().data_received(data)
            elif self._payload_parser.feed_data(data)[0]:  # it is no longer a WebSocket
                self.close()
        elif not self._share.take(1 + len(data) // BYTES_PER_UNIT):
            self._cut()
        elif self._begun:
            self._read_requests(data)
        else:
            self._queue_handshake(self._address, data)

    def _queue_handshake(self, address: str, data: bytes) -> None:
        """A handshake costs as much as dozens of messages, so many at once must not slow down the players."""
        assert self.transport is not None
        self.transport.pause_reading()
        self._gate.handshakes.queue(address, functools.partial(self._begin, data))

    def _begin(self, data: bytes) -> None:
        self._begun = True
        if self.transport is not None:
            self.transport.resume_reading()
            self._read_requests(data)

    def _read_requests(self, data: bytes) -> None:
        self._frames = None
        before = self._request_count
        super().data_received(data)
        if not self._share.take(self._request_count - before):
            self._cut()
        elif self._message_tail:
            self._admitted(self._message_tail, 0)

    def _admitted(self, data: bytes, octets: int) -> bool:
        """Counts a socket's bytes and frames: whole messages, fragments and control frames alike."""
        if self._frames is None:
            self._frames = FrameCounter()
        try:
            frames = self._frames.feed(data)
        except BadFrame as bad:
            self._gate.flooded(self._share.address)
            if self.transport is not None:
                self.transport.write(bad.farewell)
            self.force_close()
            return False
        if self._share.take((frames or 1) + octets // BYTES_PER_UNIT):
            return True
        self._cut()
        return False

    def _cut(self) -> None:
        """Cuts the connection for flooding. Reconnecting costs more than staying would have."""
        self._gate.flooded(self._share.address)
        self._drop()

    def _drop(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def _check_stalled(self) -> None:
        """Drops a connection whose answer has been stuck since the last check."""
        if self._payload_parser is not None:
            return
        if self._current_request is not None and self._request_count == self._seen:
            self._drop()
            return
        self._seen = self._request_count
        self._stall = self._loop.call_later(STALLED, self._check_stalled)


class GuardedServer(web.Server):
    def __init__(self, gate: Gate, served: web.Server) -> None:
        super().__init__(
            served.request_handler,
            request_factory=served.request_factory,
            loop=served._loop,
            **served._kwargs,
        )
        self._gate = gate

    def __call__(self) -> web.RequestHandler:
        return GuardedHandler(self._gate, self, loop=self._loop, **self._kwargs)


class GuardedRunner(web.AppRunner):
    __slots__ = ("_gate",)

    def __init__(self, app: web.Application, gate: Gate, **options: Any) -> None:
        super().__init__(app, keepalive_timeout=IDLE, lingering_time=LINGER, auto_decompress=False, **options)
        self._gate = gate

    async def _make_server(self) -> web.Server:
        return GuardedServer(self._gate, await super()._make_server())
