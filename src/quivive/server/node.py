"""One server process: its tables, and its ports for players, for the operator and for other nodes."""

from __future__ import annotations

import asyncio
import logging
import ssl
import sys
import time
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from quivive.server import http, logs, node_port, operator, sockets
from quivive.server.admissions import Admissions
from quivive.server.config import Config, Ports
from quivive.server.credentials import Credentials
from quivive.server.gate import Gate
from quivive.server.guard import GuardedRunner
from quivive.server.health import Health
from quivive.server.lag import Lag
from quivive.server.listening import advertised, listen
from quivive.server.metrics import MeasuredLog, Metrics
from quivive.server.neighbours import Figures, Neighbours
from quivive.server.origins import Origins
from quivive.server.relay import Relay
from quivive.server.status import Status
from quivive.stores.opening import Store
from quivive.tables.clock import ServerClock
from quivive.tables.hub import Hub
from quivive.tables.log import Broken

MOST_CONNECTIONS = 10_000
OUR_FILES = 64
"""How many files we keep open besides connections: the store, the log, the page's."""
SWEEP = 600.0
"""Seconds between searches for tables that can be deleted."""
HAND_OVER = 5.0
"""Seconds that stopping waits, at most, for a store that does not write."""
RUNNER_OPTIONS: dict[str, Any] = {
    "access_log": None,
    "logger": logs.requests(),
    "handle_signals": False,
    "shutdown_timeout": 5,
}

_logger = logging.getLogger(__name__)


class Node:
    """Builds the server from its parts, and starts and stops them in order."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._metrics = metrics = Metrics()
        self._hub = hub = Hub(
            MeasuredLog(store.log, metrics),
            ServerClock(),
            config.timeouts,
            config.limits.quota,
            store.homes,
            config.retention,
        )
        metrics.tables = hub.__len__
        self._gate = gate = Gate(config.limits, _max_connections(), behind_proxy=config.behind_proxy)
        self._admissions = Admissions(hub, gate, metrics)
        self._exports = http.Exports(hub.log, self._admissions)
        self._health = Health(hub, metrics)
        self._lag = Lag()
        self._started = time.time()
        self._neighbours: Neighbours | None = None
        status = Status(store.homes.here, store.name, metrics, self._figures, self._others)
        self._players = GuardedRunner(self._application(), gate, **RUNNER_OPTIONS)
        self._operator = web.AppRunner(operator.application(metrics, self._health, status), **RUNNER_OPTIONS)
        self._nodes: web.AppRunner | None = None
        self._background = [asyncio.create_task(_sweep(hub))]

    async def listen(self, context: ssl.SSLContext | None) -> Ports:
        config = self._config
        if self._store.secret is not None:
            await self._listen_to_nodes(self._store.secret)
        await self._players.setup()
        await self._operator.setup()
        site = web.TCPSite(self._players, config.host, config.port, ssl_context=context)
        await listen(site, config.host, config.port, "--port")
        if config.operator_port is not None:
            site = web.TCPSite(self._operator, config.operator_host, config.operator_port)
            await listen(site, config.operator_host, config.operator_port, "--operator-port")
        operator_port = self._operator.addresses[0][1] if self._operator.addresses else None
        return Ports(
            self._players.addresses[0][1], operator_port, self._store.homes.address or None, self._store.name
        )

    async def _listen_to_nodes(self, secret: bytes) -> None:
        """Before any table is claimed: whoever learns that a table lives here must be able to reach it."""
        config, homes = self._config, self._store.homes
        credentials = Credentials(secret, homes.here)
        app = node_port.application(self._admissions, self._exports, credentials)
        self._nodes = web.AppRunner(app, **RUNNER_OPTIONS)
        await self._nodes.setup()
        site = web.TCPSite(self._nodes, config.node_host, config.node_port)
        await listen(site, config.node_host, config.node_port, "--node-port")
        homes.address = config.node_address or advertised(config.node_host, self._nodes.addresses[0][1])
        logs.name_node(homes.here)
        self._admissions.relay = relay = Relay(credentials)
        self._metrics.passed_on = relay.__len__
        self._start_neighbours(relay)

    def _start_neighbours(self, relay: Relay) -> None:
        admissions, gate = self._admissions, self._gate
        self._neighbours = neighbours = Neighbours(
            self._store.notices,
            admissions.pools,
            lambda: admissions.open_here,
            self._figures,
            relay.give_up,
            lambda: gate.open_here,
        )
        gate.open_elsewhere = lambda: neighbours.connections
        admissions.open_elsewhere = lambda: neighbours.open
        self._background.append(asyncio.create_task(neighbours.run()))

    def _others(self) -> Mapping[str, Figures]:
        return {} if self._neighbours is None else self._neighbours.others

    def _figures(self) -> Figures:
        metrics = self._metrics
        return Figures(
            address=self._store.homes.address,
            started=self._started,
            draining=self._health.draining,
            tables=len(self._hub),
            sockets=metrics.sockets,
            passed_on=metrics.passed_on(),
            taken_in=metrics.taken_in,
            lag=self._lag.worst,
        )

    def _application(self) -> web.Application:
        config, admissions = self._config, self._admissions
        origins = Origins(config.origins, any_name=config.tls is not None or config.behind_proxy)

        async def websocket(request: web.Request) -> web.StreamResponse:
            if request.method != "GET":
                raise web.HTTPMethodNotAllowed(request.method, ["GET"])
            if not origins.may_connect(request):
                raise web.HTTPForbidden
            if admissions.crowded(request):
                raise web.HTTPTooManyRequests
            return await sockets.handle(request, admissions)

        app = web.Application(middlewares=[http.hide_errors], client_max_size=1 << 20)
        app.on_response_prepare.append(http.add_headers)
        app.router.add_get("/ws", websocket)
        app.router.add_routes(http.routes(admissions, self._exports, self._health, config.host))
        return app

    async def close(self) -> None:
        """Lets nobody new in, releases the tables for other nodes, and only then disconnects people."""
        self._health.draining = True
        if self._players.sites:
            await asyncio.sleep(self._config.drain)
        for task in self._background:
            task.cancel()
        self._lag.stop()
        for site in tuple(self._players.sites):
            await site.stop()
        await asyncio.wait((asyncio.ensure_future(self._hub.drain()),), timeout=HAND_OVER)
        self._admissions.close()
        await self._players.cleanup()
        await self._operator.cleanup()
        if self._nodes is not None:
            await self._nodes.cleanup()
        if self._admissions.relay is not None:
            await self._admissions.relay.close()
        await self._hub.close()
        await self._store.notices.withdraw()
        await self._store.homes.close()


async def _sweep(hub: Hub) -> None:
    """Deletes old tables now and then. Nobody waits for it."""
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await hub.sweep()
        except Broken as trouble:
            _logger.error("%s", trouble)


def _max_connections() -> int:
    """How many connections the system lets us keep open besides our files. Raises the limit if it can."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_CONNECTIONS + OUR_FILES
    wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted) - OUR_FILES
