"""Relays a phone whose table lives on another node: passes everything on, both ways, until either closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aiohttp import WSMsgType, web

from quivive.server.connection import Connection
from quivive.server.relay import Passage
from quivive.tables.log import NotHome

FAREWELL = 2.0
"""Seconds that one side may take to say goodbye once the other has closed."""


class Detour:
    """One phone's socket, joined to a passage to its table's home."""

    def __init__(
        self,
        passage: Passage,
        phone: web.WebSocketResponse,
        connection: Connection,
        seated: Callable[[], None],
    ) -> None:
        self._passage = passage
        self._phone = phone
        self._connection = connection
        self._returning = asyncio.ensure_future(self._return(seated))

    async def up(self, kind: WSMsgType, data: bytes) -> None:
        """Passes on a message from the phone."""
        try:
            await self._passage.up(kind, data)
        except ConnectionError:
            self._connection.close(NotHome.code)

    async def end(self) -> None:
        await self._passage.close(self._phone.close_code)
        await asyncio.wait((self._returning,), timeout=FAREWELL)
        self._returning.cancel()

    def _pinged(self, mark: bytes) -> None:
        self._connection.follow(mark, self._passage.awaits, self._passage.landed)

    async def _return(self, seated: Callable[[], None]) -> None:
        """Passes on everything that the home says, until it closes."""
        try:
            code = await self._passage.down(self._phone, seated, self._pinged)
        except ConnectionError:  # the phone is gone
            return
        if code is None:
            self._connection.close(NotHome.code)
        else:
            self._connection.hang_up(code)
