"""Relays a phone whose table lives on another node: passes everything on, both ways, until either closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aiohttp import WSMsgType, web

from quivive.server.connection import Connection
from quivive.server.relay import HomeSocket
from quivive.tables.log import NotHome

FAREWELL = 2.0
"""Seconds that one side may take to say goodbye once the other has closed."""


class RelayedSocket:
    """One phone's socket, joined to a socket to its table's home."""

    def __init__(
        self,
        home: HomeSocket,
        phone: web.WebSocketResponse,
        connection: Connection,
        seated: Callable[[], None],
    ) -> None:
        self._home = home
        self._phone = phone
        self._connection = connection
        self._returning = asyncio.ensure_future(self._return(seated))

    async def up(self, kind: WSMsgType, data: bytes) -> None:
        """Passes on a message from the phone."""
        try:
            await self._home.up(kind, data)
        except ConnectionError:
            self._connection.close(NotHome.code)

    async def end(self) -> None:
        await self._home.close(self._phone.close_code)
        await asyncio.wait((self._returning,), timeout=FAREWELL)
        self._returning.cancel()

    def _pinged(self, mark: bytes) -> None:
        self._connection.follow(mark, self._home.awaits, self._home.landed)

    async def _return(self, seated: Callable[[], None]) -> None:
        """Passes on everything that the home says, until it closes."""
        try:
            code = await self._home.down(self._phone, seated, self._pinged)
        except ConnectionError:  # the phone is gone
            return
        if code is None:
            self._connection.close(NotHome.code)
        else:
            self._connection.hang_up(code)
