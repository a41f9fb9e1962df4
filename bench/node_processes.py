"""Nodes and their database as processes on loopback, to be subjected to faults."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from tests.postgres import Postgres, binaries, free_port, new_folder, unprivileged
from tests.server.balancer import balancer
from tests.server.servers import Process

DURABLE = ("fsync=on", "full_page_writes=on", "shared_buffers=64MB", "max_wal_size=48MB", "min_wal_size=32MB")
DISK = "192m"
"""The size of the small disk: a new database takes a third of it."""


class NodeProcesses:
    """Two nodes behind a simple balancer; each has its own connection to the database."""

    def __init__(self, folder: Path, store_urls: Sequence[str]) -> None:
        self._folder = folder
        self._store_urls = store_urls
        self.nodes: list[Process] = []
        self.url = ""

    async def open(self) -> None:
        for number in range(len(self._store_urls)):
            self.nodes.append(await self._started(number, free_port()))

    @property
    def ports(self) -> list[int]:
        return [node.port for node in self.nodes]

    async def kill_all(self) -> None:
        for node in self.nodes:
            await node.kill()

    async def start(self, *numbers: int) -> None:
        """Starts them on the same ports, since people have their addresses."""
        for number in numbers:
            self.nodes[number].end()
            self.nodes[number] = await self._started(number, self.nodes[number].port)

    def end(self) -> None:
        for node in self.nodes:
            node.end()

    async def _started(self, number: int, port: int) -> Process:
        """In a thread, because its connection to the database may lead through this event loop."""
        options = f"--store={self._store_urls[number]}", "--no-limits", "--log=json"
        return await asyncio.to_thread(Process, self._folder / f"node-{number}", port, *options)


@asynccontextmanager
async def node_processes(folder: Path, store_urls: Sequence[str]) -> AsyncIterator[NodeProcesses]:
    async with AsyncExitStack() as stack:
        processes = NodeProcesses(folder, store_urls)
        stack.callback(processes.end)
        await processes.open()
        processes.url = await stack.enter_async_context(balancer(processes.ports))
        yield processes


@contextmanager
def durable_postgres(*, small_disk: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL with fsync on; optionally on a disk that is soon full."""
    folder = new_folder()
    data = folder / "data"
    try:
        if small_disk:
            _mount(data)
        server = Postgres(binaries(folder), folder, *DURABLE)
        yield server
        server.stop()
    finally:
        if small_disk:
            subprocess.run(["umount", "--lazy", data], check=False)
        shutil.rmtree(folder, ignore_errors=True)


def may_mount() -> bool:
    return os.geteuid() == 0


def _mount(data: Path) -> None:
    """A separate file system in memory, which can fill up while the machine's disk does not."""
    data.mkdir()
    user = unprivileged()["user"]
    options = f"size={DISK},mode=0700,uid={user}"
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", data], check=True)
