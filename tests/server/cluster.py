"""Several nodes in this process that share one log, and whose homes a test can take away."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quivive.client import Client
from quivive.server.app import running
from quivive.server.config import Ports
from quivive.stores.opening import Store
from tests.homes import MemoryHomes, MemoryNotices, NodeLog, Register
from tests.memory import MemoryLog
from tests.server.servers import local, soon

SECRET = b"only nodes know"


@dataclass
class RunningNode:
    url: str
    ports: Ports
    homes: MemoryHomes
    _life: AsyncExitStack

    async def stop(self) -> None:
        """Stops the node as a signal would."""
        await self._life.aclose()


class Cluster:
    def __init__(self, stack: AsyncExitStack) -> None:
        self.log = MemoryLog()
        self.register = Register()
        self._stack = stack

    async def node(self, name: str, **changes: Any) -> RunningNode:
        homes = MemoryHomes(self.register, name)
        notices = MemoryNotices(self.register, name)
        store = Store(NodeLog(self.log, homes), homes, notices, "memory", SECRET)
        life = await self._stack.enter_async_context(AsyncExitStack())
        ports = await life.enter_async_context(running(local(Path(), **changes), store))
        return RunningNode(f"http://127.0.0.1:{ports.players}", ports, homes, life)


@asynccontextmanager
async def cluster() -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        yield Cluster(stack)


@asynccontextmanager
async def at(url: str, code: str, name: str) -> AsyncIterator[Client]:
    """A client that connects through this node."""
    async with AsyncExitStack() as stack:
        yield await soon(stack.enter_async_context(Client.join(url, code, name=name)))
