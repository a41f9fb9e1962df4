"""Passing a socket on to the node where its table is at home: whole messages both ways, and nothing read."""

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
from quivive.tables.race.kernel import Kernel, Look
from quivive.tables.race.latency import MARK, Latency

CLAIM, ANSWER, PHONE = "Quivive-Node", "Quivive-Home", "Quivive-Phone"
"""Headers between nodes: who asks, the proof of who answers, and for which address."""
BEHIND = web.RequestKey("phone", str)
"""Of a request that another node passes on: the address of the phone behind it."""
REACHED = 1.5
"""Seconds within which a home that is well has answered."""
LONGEST_ANSWER = 15.0
BUFFER = 64 * 1024
"""Bytes that the kernels keep between two nodes for one phone: what is stuck must be felt at the home."""
REPORT = 1.0
"""Seconds after which the kernel's word on the phone's line is told anew though nothing was lost."""

PASSED = frozenset({WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG})

KERNEL = struct.Struct("!dddQQ")
LEAD = struct.Struct("!d")
"""Milliseconds by which a phone's kernel was quicker than the pong that follows."""


class Relay:
    """This node's way to the others."""

    def __init__(self, credentials: Credentials) -> None:
        self._credentials = credentials
        connector = aiohttp.TCPConnector(limit=0, socket_factory=_small, force_close=True)
        self._web = aiohttp.ClientSession(connector=connector, auto_decompress=False)
        self._passages: set[Passage] = set()

    def __len__(self) -> int:
        """Sockets that are being passed on."""
        return len(self._passages)

    async def passage(self, home: Home, address: str, look: Look) -> Passage | None:
        """A line to the table's home, for the phone at this address; None when nothing answers there."""
        claim = self._credentials.sign(home.node, f"/ws {address}")
        try:
            async with asyncio.timeout(REACHED):
                line = await self._web.ws_connect(
                    f"http://{home.address}/ws",
                    headers={CLAIM: claim, PHONE: address},
                    autoping=False,
                    max_msg_size=0,
                    decode_text=False,
                )
        except (aiohttp.ClientError, OSError, TimeoutError):
            return None
        if self._credentials.proves(home.node, claim, line._response.headers.get(ANSWER, "")):
            passage = Passage(home.node, line, look, self._passages.discard)
            self._passages.add(passage)
            return passage
        await line.close()
        return None

    async def ask(self, home: Home, path: str, address: str) -> tuple[int, dict[str, str], bytes]:
        """What the table's home answers; Unreachable when it does not."""
        claim = self._credentials.sign(home.node, f"{path} {address}")
        try:
            async with (
                asyncio.timeout(LONGEST_ANSWER),
                self._web.get(f"http://{home.address}{path}", headers={CLAIM: claim, PHONE: address}) as page,
            ):
                body = await page.read()
        except (aiohttp.ClientError, OSError, TimeoutError):
            raise Unreachable from None
        if not self._credentials.proves(home.node, claim, page.headers.get(ANSWER, "")):
            raise Unreachable
        return page.status, dict(page.headers), body

    def give_up(self, node: str) -> None:
        """It is gone without a word, or stands still: its phones look for their tables anew."""
        for passage in tuple(self._passages):
            if passage.node == node:
                passage.cut()

    async def close(self) -> None:
        await self._web.close()


class Unreachable(Exception):
    """The table's home does not answer: it may just be gone."""


class Passage:
    """One phone's socket and the line to its table's home."""

    def __init__(
        self,
        node: str,
        line: aiohttp.ClientWebSocketResponse[bool],
        look: Look,
        ended: Callable[[Passage], None],
    ) -> None:
        self.node = node
        self._line = line
        self._ended = ended
        self._look = look
        self._reported: Kernel | None = None
        self._at = 0.0
        self._pings: dict[bytes, float | None] = {}
        """Those that were passed on and not answered, and when the phone's kernel had them."""

    async def up(self, kind: WSMsgType, data: bytes) -> None:
        """From the phone, no faster than the home takes it. Nothing of ours is binary but reports."""
        if kind is WSMsgType.BINARY:
            data = b""
        elif kind is not WSMsgType.PONG or not await self._report_lead(bytes(data)):
            await self._report(b"")
        await self._line.send_frame(data, kind)

    async def down(
        self, phone: web.WebSocketResponse, seated: Callable[[], None], pinged: Callable[[bytes], None]
    ) -> int | None:
        """To the phone, no faster than it reads, until the home closes; its code, or None if it broke off."""
        welcomed = False
        while (message := await self._line.receive()).type in PASSED:
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
        said = message.type is WSMsgType.CLOSE and message.data in _SAID
        return message.data if said else None

    def awaits(self, mark: bytes) -> bool:
        return mark in self._pings

    def landed(self, mark: bytes, ago: float) -> None:
        """The phone's kernel has this ping."""
        self._pings[mark] = time.monotonic() - ago / 1000

    async def _report_lead(self, mark: bytes) -> bool:
        """By how much the phone's kernel was quicker than this answer of its program's, if we know."""
        kernel, at = self._look(), self._pings.pop(mark, None)
        if kernel is None or at is None:
            return False
        lead = LEAD.pack(1000 * (time.monotonic() - at))
        await self._line.send_frame(KERNEL.pack(*kernel) + lead + mark, WSMsgType.BINARY)
        return True

    async def close(self, code: int | None) -> None:
        """As the phone said it; one that is gone without a word has none."""
        self._ended(self)
        await self._line.close(code=code if code is not None and code in _SAID else WSCloseCode.GOING_AWAY)

    def cut(self) -> None:
        connection = self._line._response.connection
        if connection is not None and connection.transport is not None:
            connection.transport.abort()

    async def _report(self, mark: bytes) -> None:
        """What the kernel says of the phone's line, as a ping with this mark leaves or a message has come."""
        kernel, now = self._look(), time.monotonic()
        if kernel is not None and (now - self._at > REPORT or _lost(self._reported) != _lost(kernel)):
            self._reported, self._at = kernel, now
            await self._line.send_frame(KERNEL.pack(*kernel) + mark, WSMsgType.BINARY)


class RelayedLook:
    """At the home: the phone's line as the relay's kernel sees it, and the way from there as ours does."""

    def __init__(self, hop: Look) -> None:
        self._hop = hop
        self._phone: Kernel | None = None

    def __call__(self) -> Kernel | None:
        hop = self._hop()
        return None if self._phone is None or hop is None else self._phone.beyond(hop)

    def told(self, report: bytes, latency: Latency, now: float) -> None:
        """What the relay knows of the phone's line, as a ping left or as its answer follows."""
        self._phone = Kernel(*KERNEL.unpack_from(report))
        about = report[KERNEL.size :]
        if len(about) == LEAD.size + MARK:
            latency.acknowledged(about[LEAD.size :], now - LEAD.unpack_from(about)[0])
        elif about:
            latency.left(about)


_SAID = frozenset({1000, 1001, 1002, 1003, 1007, 1008, 1009, 1011, *range(3000, 5000)})
"""Close codes that may be said aloud."""


def _lost(kernel: Kernel | None) -> tuple[int, int] | None:
    return None if kernel is None else (kernel.resent, kernel.out_of_order)


def _small(info: tuple[int, int, int, str, tuple[object, ...]]) -> socket.socket:
    family, kind, protocol, *_ = info
    end = socket.socket(family, kind, protocol)
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
    return end
