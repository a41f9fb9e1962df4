"""Health and readiness: can the store be read and written, and should a balancer send people here?"""

from __future__ import annotations

import time

from aiohttp import web

from quivive.server.metrics import Metrics
from quivive.tables.hub import Hub
from quivive.tables.log import Broken, TableCode

FRESH = 5.0
"""Seconds for which the result of a trial write is reused, so that frequent checks cost the disk nothing."""


class Health:
    """Answers `/healthz` and `/readyz`."""

    def __init__(self, hub: Hub, metrics: Metrics) -> None:
        self._log = hub.log
        self._metrics = metrics
        self._tried = -FRESH
        self._trouble: Broken | None = None
        self.draining = False
        """The server is about to stop. Whoever is connected is still served."""

    async def healthy(self, request: web.Request) -> web.Response:
        """The process is alive and the store works. If this keeps failing, restart it."""
        await self.check()
        return web.json_response({"status": "ok"})

    async def ready(self, request: web.Request) -> web.Response:
        """For a load balancer, which stops sending people here before anybody is turned away."""
        if self.draining:
            return web.json_response({"status": "draining"}, status=503)
        return await self.healthy(request)

    async def check(self) -> None:
        """Raises Broken if the store cannot be read, or could not be written to just now."""
        await self._log.read(TableCode(""))
        now = time.monotonic()
        if now - self._tried >= FRESH:
            self._tried = now
            self._trouble = await self._try()
        if self._trouble is not None:
            raise self._trouble
        if now - self._metrics.write_failed_at < FRESH:  # a full disk may have room for a trial, not an entry
            raise Broken("an entry could not be kept a moment ago")

    async def _try(self) -> Broken | None:
        try:
            await self._log.try_writing()
        except Broken as trouble:
            return trouble
        return None
