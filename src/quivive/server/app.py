"""The server: one process, one port for players, started with one command."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from quivive.server.config import Config, Ports
from quivive.server.doors import CannotServe, certified
from quivive.server.node import Node
from quivive.stores.opening import Store, open_store
from quivive.tables.log import Broken


@asynccontextmanager
async def running(config: Config, store: Store | None = None) -> AsyncIterator[Ports]:
    """A server that runs for as long as the block; gives the ports it listens on."""
    context = certified(config.tls)
    node = Node(config, store or await _opened(config.data))
    try:
        yield await node.listen(context)
    finally:
        await node.close()


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


def _spare_the_collector() -> None:
    """What is loaded by now stays; the rest is frozen data without cycles, so looking for them can wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


async def _opened(where: Path | str) -> Store:
    try:
        return await open_store(where)
    except Broken as trouble:
        raise CannotServe(str(trouble)) from None
