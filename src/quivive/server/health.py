"""Whether the server is well: it can read, and it can write; and whether more people should come to it."""

from __future__ import annotations

import time

from aiohttp import web

from quivive.server.metrics import Metrics
from quivive.tables.hub import Hub
from quivive.tables.log import Broken, TableCode

FRESH = 5.0
"""Seconds for which a try at writing is believed: whoever asks more often costs the disk nothing."""


class Health:
    def __init__(self, hub: Hub, metrics: Metrics) -> None:
        self._log = hub.log
        self._metrics = metrics
        self._tried = -FRESH
        self._trouble: Broken | None = None
        self.draining = False
        """It is about to stop: whoever is here is still served."""

    async def healthy(self, request: web.Request) -> web.Response:
        """Alive, and the store can be read and written to: restart it if it goes on saying no."""
        await self.look()
        return web.json_response({"status": "ok"})

    async def ready(self, request: web.Request) -> web.Response:
        """Send people here: for a balancer, which stops doing so before anybody is turned away."""
        if self.draining:
            return web.json_response({"status": "draining"}, status=503)
        return await self.healthy(request)

    async def look(self) -> None:
        """Broken when the store cannot be read, or could not be written to just now."""
        await self._log.read(TableCode(""))
        now = time.monotonic()
        if now - self._tried >= FRESH:
            self._tried = now
            self._trouble = await self._try()
        if self._trouble is not None:
            raise self._trouble
        if now - self._metrics.write_failed_at < FRESH:  # a disk may have room for a try and not for an entry
            raise Broken("an entry could not be kept a moment ago")

    async def _try(self) -> Broken | None:
        try:
            await self._log.try_writing()
        except Broken as trouble:
            return trouble
        return None
