"""The operator's own door: numbers for Prometheus, on a port that players do not reach.

Numbers tick at steps that players must not see: whoever could read them would learn of a hidden vote.
"""

from __future__ import annotations

from aiohttp import web

from quivive.server.metrics import Metrics

PROMETHEUS = "text/plain; version=0.0.4"


def application(metrics: Metrics) -> web.Application:
    async def numbers(request: web.Request) -> web.Response:
        return web.Response(body=metrics.page(), headers={"Content-Type": PROMETHEUS})

    app = web.Application()
    app.router.add_get("/metrics", numbers)
    return app
