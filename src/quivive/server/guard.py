"""aiohttp's connections behind the gate: what pours too much is cut before anything of it is read."""

from __future__ import annotations

import asyncio
import functools
from typing import Any, cast

from aiohttp import web

from quivive.server.frame_counter import FrameCounter, Rude
from quivive.server.gate import Gate, group

IDLE = 15
"""Seconds that a connection may take to ask for something: also the most that slow headers get."""
LINGER = 2
"""Seconds for which the rest of a body that nobody reads is awaited."""
STALLED = 60
"""Seconds between looks at a connection that is being answered: at the second look it is cut."""
OCTETS_A_UNIT = 512
"""What is poured in weighs one unit per frame, request or read, and one for this many bytes."""
PENALTY = 2
"""Units for a message that is refused unread."""


class GuardedHandler(web.RequestHandler):
    """aiohttp's connection, which asks the gate before it reads on. What pours too much is cut."""

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
        self._stall = self._loop.call_later(STALLED, self._look)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._address is None:
            return
        self._gate.leave(self._address)
        self._address = None
        if self._stall is not None:
            self._stall.cancel()
        super().connection_lost(exc)

    def belongs_to(self, address: str) -> None:
        """A socket's; behind a proxy the address is known only now. Its pings tell whether it is alive."""
        self._share.address = group(address)
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def penalise(self) -> None:
        """What was sent had to be refused, and nobody with a page of ours sends such things."""
        if not self._share.take(PENALTY):
            self._cut()

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        if self._upgraded:
            if self._admitted(data, len(data)):
                super().data_received(data)
        elif not self._share.take(1 + len(data) // OCTETS_A_UNIT):
            self._cut()
        elif self._begun:
            self._read_requests(data)
        else:
            self._await_turn(self._address, data)

    def _await_turn(self, address: str, data: bytes) -> None:
        """A handshake costs as much as dozens of messages: many at once are not for the players to pay."""
        assert self.transport is not None
        self.transport.pause_reading()
        self._gate.turns.take(address, functools.partial(self._begin, data))

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
        """A socket's bytes: frames count whether they are whole messages, fragments or control frames."""
        if self._frames is None:
            self._frames = FrameCounter()
        try:
            frames = self._frames.feed(data)
        except Rude as rude:
            self._gate.flooded(self._share.address)
            if self.transport is not None:
                self.transport.write(rude.farewell)
            self.force_close()
            return False
        if self._share.take((frames or 1) + octets // OCTETS_A_UNIT):
            return True
        self._cut()
        return False

    def _cut(self) -> None:
        """For pouring too much. Coming back costs more than staying did."""
        self._gate.flooded(self._share.address)
        self._drop()

    def _drop(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def _look(self) -> None:
        """An answer that is not taken, or not made, does not hold a connection for ever."""
        if self._payload_parser is not None:
            return
        if self._current_request is not None and self._request_count == self._seen:
            self._drop()
            return
        self._seen = self._request_count
        self._stall = self._loop.call_later(STALLED, self._look)


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
