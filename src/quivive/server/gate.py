"""The gate: who may connect and how much each connection may pour in, counted before anything is parsed."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Any, cast

from aiohttp import web

from quivive.server.frames import FrameCounter, Unmasked
from quivive.server.limits import REMEMBERED, Limits, PerKey, Share

IDLE = 15
"""Seconds that a connection may take to ask for something: also the most that slow headers get."""
LINGER = 2
"""Seconds for which the rest of a body that nobody reads is awaited."""
STALLED = 60
"""Seconds between looks at a connection that is being answered: at the second look it is cut."""
OCTETS_A_UNIT = 512
"""What is poured in weighs one unit a frame, a request or a read, and one for so many bytes."""
PENALTY = 2
"""Units for a message that is refused unread."""
RESERVED = 4
"""One in so many connections is kept for addresses at which somebody has a seat."""

BROKEN_PROTOCOL = b"\x88\x02\x03\xea"
"""A close frame with code 1002."""


class Gate:
    """Counts connections and what they pour in, per address and in all."""

    def __init__(self, limits: Limits, room: int, *, behind_proxy: bool) -> None:
        self.limits = limits
        self.behind_proxy = behind_proxy
        self._room = room
        clock = asyncio.get_running_loop().time
        self._connects = PerKey(limits.connects, clock)
        self._pools = PerKey(limits.address_units, clock)
        self._open: Counter[str] = Counter()
        self._total = 0
        self._seated: OrderedDict[str, None] = OrderedDict()

    def seated(self, address: str) -> None:
        """Somebody at this address has a seat: there is room for them when it gets crowded."""
        self._seated[group(address)] = None
        self._seated.move_to_end(group(address))
        if len(self._seated) > REMEMBERED:
            self._seated.popitem(last=False)

    def enter(self, address: str) -> bool:
        """A connection is made; False: it is one too many. Behind a proxy all come from one address."""
        room = self._room if address in self._seated else self._room - self._room // RESERVED
        if not self.behind_proxy:
            if self._open[address] >= self.limits.connections or not self._connects.take(address):
                return False
        elif self._total < self._room:
            room = self._room
        if self._total >= room:
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def share(self, address: str | None) -> Share:
        limits = self.limits
        return Share(limits.own_units, self._pools, address, most=limits.units)


class GuardedHandler(web.RequestHandler):
    """aiohttp's connection, which asks the gate before it reads on. What pours too much is cut."""

    __slots__ = ("_address", "_frames", "_gate", "_seen", "_share", "_stall")

    def __init__(self, gate: Gate, manager: web.Server, **options: Any) -> None:
        super().__init__(manager, **options)
        self._gate = gate
        self._frames: FrameCounter | None = None
        self._address: str | None = None
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
        """Behind a proxy the address is known only once a request has come."""
        self._share.address = group(address)

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
            return
        self._frames = None
        before = self._request_count
        if not self._share.take(1 + len(data) // OCTETS_A_UNIT):
            self._cut()
            return
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
        except Unmasked:
            if self.transport is not None:
                self.transport.write(BROKEN_PROTOCOL)
            self.force_close()
            return False
        if self._share.take((frames or 1) + octets // OCTETS_A_UNIT):
            return True
        self._cut()
        return False

    def _cut(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def _look(self) -> None:
        """An answer that is not taken, or not made, does not hold a connection for ever."""
        if self._payload_parser is not None:
            return
        if self._current_request is not None and self._request_count == self._seen:
            self._cut()
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


def group(address: str) -> str:
    """Whom an address stands for: in IPv6 a household has a network of its own, not one address.

    >>> group("2001:db8::1:2:3:4"), group("203.0.113.5"), group("::ffff:203.0.113.5")
    ('2001:db8::', '203.0.113.5', '203.0.113.5')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
