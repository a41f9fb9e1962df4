"""The server: one process, one port for players, started with one command."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from quivive.server.config import Config, Ports
from quivive.server.listening import CannotServe, tls_context
from quivive.server.node import Node
from quivive.stores.opening import Store, open_store
from quivive.tables.log import Broken


@asynccontextmanager
async def running(config: Config, store: Store | None = None) -> AsyncIterator[Ports]:
    """Runs a server for the duration of the block; yields the ports it listens on."""
    context = tls_context(config.tls)
    node = Node(config, store or await _opened(config.data))
    try:
        yield await node.listen(context)
    finally:
        await node.close()


async def serve(config: Config, ready: Callable[[Ports], None]) -> None:
    """Serves until told to stop, then finishes what was begun."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    async with running(config) as ports:
        _tune_garbage_collector()
        ready(ports)
        await stop.wait()


def _tune_garbage_collector() -> None:
    """Everything loaded so far stays for good, and the rest has hardly any cycles: collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


async def _opened(where: Path | str) -> Store:
    try:
        return await open_store(where)
    except Broken as trouble:
        raise CannotServe(str(trouble)) from None
