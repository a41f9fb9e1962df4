"""The server: one process, one port for players, started with one command."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import ssl
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web

from quivive.server import http, logs, operator, sockets
from quivive.server.gate import Gate, GuardedRunner
from quivive.server.hosts import Hosts
from quivive.server.limits import Limits
from quivive.server.metrics import MeasuredLog, Metrics
from quivive.server.sessions import Sessions
from quivive.stores.sqlite import SqliteLog
from quivive.tables.clock import ServerClock
from quivive.tables.hub import Hub
from quivive.tables.log import Broken
from quivive.tables.manners import Manners

MOST_CONNECTIONS, FILES = 10_000, 64
SWEEP = 600.0
"""Seconds between two looks for tables that may be forgotten."""
SERVED: dict[str, Any] = {
    "access_log": None,
    "logger": logs.requests(),
    "handle_signals": False,
    "shutdown_timeout": 5,
}


_logger = logging.getLogger(__name__)


class CannotServe(Exception):
    """Why the server does not start, in a sentence for a person."""


@dataclass(frozen=True)
class Config:
    data: Path
    host: str = "0.0.0.0"  # noqa: S104 - phones in the same Wi-Fi are to reach it
    port: int = 8642
    operator_host: str = "127.0.0.1"
    operator_port: int | None = None
    """Where numbers are told; players do not reach it. None: nowhere."""
    tls: tuple[Path, Path] | None = None
    """Certificate and key."""
    origins: frozenset[str] = frozenset()
    behind_proxy: bool = False
    limits: Limits = field(default_factory=Limits)
    manners: Manners = field(default_factory=Manners)


class Ports(NamedTuple):
    """Where a server listens."""

    players: int
    operator: int | None = None


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[Ports]:
    """A server that runs for as long as the block; gives the ports it listens on."""
    context = _tls(config.tls)
    log = await _opened(config.data)
    metrics = Metrics()
    hub = Hub(MeasuredLog(log, metrics), ServerClock(), config.manners, config.limits.quota)
    metrics.tables = hub.__len__
    gate = Gate(config.limits, _room(), behind_proxy=config.behind_proxy)
    sessions = Sessions(hub, gate, metrics)
    runner = GuardedRunner(application(hub, sessions, config), gate, **SERVED)
    numbers = web.AppRunner(operator.application(metrics), **SERVED)
    await runner.setup()
    await numbers.setup()
    sweeping = asyncio.create_task(_sweep(hub))
    try:
        site = web.TCPSite(runner, config.host, config.port, ssl_context=context)
        await _listen(site, config.host, config.port, "--port")
        if config.operator_port is not None:
            door = web.TCPSite(numbers, config.operator_host, config.operator_port)
            await _listen(door, config.operator_host, config.operator_port, "--operator-port")
        yield Ports(*(address[1] for address in (*runner.addresses[:1], *numbers.addresses[:1])))
    finally:
        sweeping.cancel()
        sessions.close()
        await runner.cleanup()
        await numbers.cleanup()
        await hub.close()


def application(hub: Hub, sessions: Sessions, config: Config) -> web.Application:
    hosts = Hosts(config.origins, settled=config.tls is not None or config.behind_proxy)

    async def socket(request: web.Request) -> web.StreamResponse:
        if request.method != "GET":
            raise web.HTTPMethodNotAllowed(request.method, ["GET"])
        if not hosts.may_connect(request):
            raise web.HTTPForbidden
        if sessions.crowded(request):
            raise web.HTTPTooManyRequests
        return await sockets.handle(request, sessions)

    app = web.Application(middlewares=[http.safe_headers], client_max_size=1 << 20)
    app.on_response_prepare.append(http.prepare)
    app.router.add_get("/ws", socket)
    app.router.add_routes(http.routes(hub, sessions, config.host))
    return app


async def serve(config: Config, ready: Callable[[Ports], None]) -> None:
    """Serve until told to stop; then finish what was begun and leave."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    async with running(config) as ports:
        _spare_the_collector()
        ready(ports)
        await stop.wait()


async def _sweep(hub: Hub) -> None:
    """Now and then: nobody waits for it."""
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await hub.sweep()
        except Broken as trouble:
            _logger.error("%s", trouble)


def _room() -> int:
    """How many connections the system lets us keep open, and some files besides."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = (
        MOST_CONNECTIONS + FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS + FILES)
    )
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted) - FILES


def _spare_the_collector() -> None:
    """What is loaded by now stays; the rest is frozen data without cycles, so looking for them can wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def _opened(data: Path) -> SqliteLog:
    try:
        return await SqliteLog.open(data)
    except Broken as trouble:
        raise CannotServe(str(trouble)) from None


async def _listen(site: web.TCPSite, host: str, port: int, option: str) -> None:
    try:
        await site.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            why = f"port {port} is in use already; choose another with {option}"
        else:
            why = f"cannot listen on {host}:{port} ({error.strerror or error})"
        raise CannotServe(why) from None


def _tls(files: tuple[Path, Path] | None) -> ssl.SSLContext | None:
    if files is None:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(*files)
    except OSError as error:
        raise CannotServe(
            f"cannot use the certificate {files[0]} with the key {files[1]} ({error})"
        ) from None
    return context
