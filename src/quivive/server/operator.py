"""The operator's own door, on a port that players do not reach: numbers, health and a page to look at.

Numbers tick at steps that players must not see: anyone who could read them would learn of a hidden vote.
"""

from __future__ import annotations

from aiohttp import web

from quivive.server.health import Health
from quivive.server.http import safe_headers
from quivive.server.metrics import Metrics
from quivive.server.status import Status

PROMETHEUS = "text/plain; version=0.0.4"


def application(metrics: Metrics, health: Health, status: Status) -> web.Application:
    async def numbers(request: web.Request) -> web.Response:
        return web.Response(body=metrics.page(), headers={"Content-Type": PROMETHEUS})

    async def page(request: web.Request) -> web.Response:
        return web.Response(text=status.page(), content_type="text/html")

    app = web.Application(middlewares=[safe_headers])
    app.router.add_get("/", page)
    app.router.add_get("/metrics", numbers)
    app.router.add_get("/healthz", health.healthy)
    app.router.add_get("/readyz", health.ready)
    return app
