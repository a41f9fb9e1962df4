"""The operator's port, which players cannot reach: metrics, health and a status page.

Metrics change at steps that players must not see: anyone who could read them would learn of a secret vote.
"""

from __future__ import annotations

from aiohttp import web

from quivive.server.health import Health
from quivive.server.http import hide_errors
from quivive.server.metrics import Metrics
from quivive.server.status import Status

PROMETHEUS = "text/plain; version=0.0.4"


def application(metrics: Metrics, health: Health, status: Status) -> web.Application:
    async def prometheus(request: web.Request) -> web.Response:
        return web.Response(body=metrics.page(), headers={"Content-Type": PROMETHEUS})

    async def page(request: web.Request) -> web.Response:
        return web.Response(text=status.page(), content_type="text/html")

    app = web.Application(middlewares=[hide_errors])
    app.router.add_get("/", page)
    app.router.add_get("/metrics", prometheus)
    app.router.add_get("/healthz", health.healthy)
    app.router.add_get("/readyz", health.ready)
    return app
