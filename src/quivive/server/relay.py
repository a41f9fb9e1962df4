"""Relays a socket to the node where its table lives: whole messages, both ways, without reading them."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Callable

import aiohttp
from aiohttp import WSCloseCode, WSMsgType, web

from quivive.server import protocol as p
from quivive.server.credentials import Credentials
from quivive.tables.homes import Home
from quivive.tables.race.latency import MARK_BYTES, Latency
from quivive.tables.race.tcp_counters import ReadCounters, TcpCounters

SIGNATURE, ANSWER, PHONE = "Quivive-Node", "Quivive-Home", "Quivive-Phone"
"""Headers between nodes: the signature of who asks, the proof of who answers, and the phone's address."""
BEHIND = web.RequestKey("phone", str)
"""In a request that another node relays: the address of the phone behind it."""
CONNECT_WITHIN = 1.5
"""Seconds within which a healthy home accepts a connection."""
ANSWER_WITHIN = 15.0
"""Seconds within which a healthy home answers a request."""
BUFFER = 64 * 1024
"""Bytes that kernels buffer between two nodes per phone. Few, so that the home notices one that is stuck."""
REPORT_EVERY = 1.0
"""Seconds between reports of what our kernel knows about the phone's connection, if nothing was lost."""

PASSED = frozenset({WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG})

COUNTERS = struct.Struct("!dddQQ")
LEAD = struct.Struct("!d")
"""Milliseconds by which the phone's kernel acknowledged a ping before its program answered."""


class Relay:
    """This node's connections to the others."""

    def __init__(self, credentials: Credentials) -> None:
        self._credentials = credentials
        connector = aiohttp.TCPConnector(limit=0, socket_factory=_small_buffered, force_close=True)
        self._web = aiohttp.ClientSession(connector=connector, auto_decompress=False)
        self._sockets: set[HomeSocket] = set()

    def __len__(self) -> int:
        """How many sockets are being relayed."""
        return len(self._sockets)

    async def open_socket(self, home: Home, address: str, read_counters: ReadCounters) -> HomeSocket | None:
        """A connection to the table's home, for the phone at this address. None if nothing answers there."""
        signature = self._credentials.sign(home.node, f"/ws {address}")
        try:
            async with asyncio.timeout(CONNECT_WITHIN):
                home_socket = await self._web.ws_connect(
                    f"http://{home.address}/ws",
                    headers={SIGNATURE: signature, PHONE: address},
                    autoping=False,
                    max_msg_size=0,
                    decode_text=False,
                )
        except (aiohttp.ClientError, OSError, TimeoutError):
            return None
        if self._credentials.proves(home.node, signature, home_socket._response.headers.get(ANSWER, "")):
            opened = HomeSocket(home.node, home_socket, read_counters, self._sockets.discard)
            self._sockets.add(opened)
            return opened
        await home_socket.close()
        return None

    async def ask(self, home: Home, path: str, address: str) -> tuple[int, dict[str, str], bytes]:
        """What the table's home answers. Raises Unreachable if it does not."""
        signature = self._credentials.sign(home.node, f"{path} {address}")
        try:
            async with (
                asyncio.timeout(ANSWER_WITHIN),
                self._web.get(
                    f"http://{home.address}{path}", headers={SIGNATURE: signature, PHONE: address}
                ) as page,
            ):
                body = await page.read()
        except (aiohttp.ClientError, OSError, TimeoutError):
            raise Unreachable from None
        if not self._credentials.proves(home.node, signature, page.headers.get(ANSWER, "")):
            raise Unreachable
        return page.status, dict(page.headers), body

    def give_up(self, node: str) -> None:
        """A node has died or hangs: disconnects its phones, so that they look for their tables again."""
        for one in tuple(self._sockets):
            if one.node == node:
                one.cut()

    async def close(self) -> None:
        await self._web.close()


class Unreachable(Exception):
    """The table's home does not answer; it may have just died."""


class HomeSocket:
    """A connection to a table's home on behalf of one phone."""

    def __init__(
        self,
        node: str,
        home: aiohttp.ClientWebSocketResponse[bool],
        read_counters: ReadCounters,
        ended: Callable[[HomeSocket], None],
    ) -> None:
        self.node = node
        self._home = home
        self._ended = ended
        self._read_counters = read_counters
        self._reported: TcpCounters | None = None
        self._at = 0.0
        self._pings: dict[bytes, float | None] = {}
        """Pings passed on and not yet answered, and when the phone's kernel acknowledged them."""

    async def up(self, kind: WSMsgType, data: bytes) -> None:
        """Passes on a message from the phone, no faster than the home reads. Only our reports are binary."""
        if kind is WSMsgType.BINARY:
            data = b""
        elif kind is not WSMsgType.PONG or not await self._report_lead(bytes(data)):
            await self._report(b"")
        await self._home.send_frame(data, kind)

    async def down(
        self, phone: web.WebSocketResponse, seated: Callable[[], None], pinged: Callable[[bytes], None]
    ) -> int | None:
        """Passes on messages to the phone, no faster than it reads, until the home closes.

        Returns the close code, or None if the connection broke.
        """
        welcomed = False
        while (message := await self._home.receive()).type in PASSED:
            if message.type is WSMsgType.PING:
                await self._report(message.data)
            elif not welcomed and message.type is WSMsgType.TEXT:
                welcomed = True
                if p.gives_a_seat(message.data):
                    seated()
            await phone.send_frame(message.data, message.type)
            if message.type is WSMsgType.PING:
                mark = bytes(message.data)
                self._pings[mark] = None
                pinged(mark)
        closed = message.type is WSMsgType.CLOSE and message.data in _SENDABLE_CODES
        return message.data if closed else None

    def awaits(self, mark: bytes) -> bool:
        return mark in self._pings

    def landed(self, mark: bytes, ago: float) -> None:
        """The phone's kernel has acknowledged this ping."""
        self._pings[mark] = time.monotonic() - ago / 1000

    async def _report_lead(self, mark: bytes) -> bool:
        """Reports by how much the phone's kernel was quicker than this pong. False if we do not know."""
        counters, at = self._read_counters(), self._pings.pop(mark, None)
        if counters is None or at is None:
            return False
        lead = LEAD.pack(1000 * (time.monotonic() - at))
        await self._home.send_frame(COUNTERS.pack(*counters) + lead + mark, WSMsgType.BINARY)
        return True

    async def close(self, code: int | None) -> None:
        """Closes with the phone's own code, if it gave one."""
        self._ended(self)
        if code is None or code not in _SENDABLE_CODES:
            code = WSCloseCode.GOING_AWAY
        await self._home.close(code=code)

    def cut(self) -> None:
        connection = self._home._response.connection
        if connection is not None and connection.transport is not None:
            connection.transport.abort()

    async def _report(self, mark: bytes) -> None:
        """Tells the home what our kernel knows of the phone. `mark` names a ping that is about to leave."""
        counters, now = self._read_counters(), time.monotonic()
        if counters is not None and (
            now - self._at > REPORT_EVERY or _losses(self._reported) != _losses(counters)
        ):
            self._reported, self._at = counters, now
            await self._home.send_frame(COUNTERS.pack(*counters) + mark, WSMsgType.BINARY)


class RelayedCounters:
    """At the home: the phone's connection as the relaying node's kernel sees it, plus the hop between us."""

    def __init__(self, hop: ReadCounters) -> None:
        self._hop = hop
        self._phone: TcpCounters | None = None

    def __call__(self) -> TcpCounters | None:
        hop = self._hop()
        return None if self._phone is None or hop is None else self._phone.beyond(hop)

    def receive(self, report: bytes, latency: Latency, now: float) -> None:
        """Takes a report from the relaying node: a ping has left, or its answer is about to follow."""
        self._phone = TcpCounters(*COUNTERS.unpack_from(report))
        about = report[COUNTERS.size :]
        if len(about) == LEAD.size + MARK_BYTES:
            latency.acknowledged(about[LEAD.size :], now - LEAD.unpack_from(about)[0])
        elif about:
            latency.ping_relayed(about)


_SENDABLE_CODES = frozenset({1000, 1001, 1002, 1003, 1007, 1008, 1009, 1011, *range(3000, 5000)})
"""Close codes that may appear in a close frame."""


def _losses(counters: TcpCounters | None) -> tuple[int, int] | None:
    return None if counters is None else (counters.resent, counters.out_of_order)


def _small_buffered(info: tuple[int, int, int, str, tuple[object, ...]]) -> socket.socket:
    family, kind, protocol, *_ = info
    end = socket.socket(family, kind, protocol)
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
    return end
