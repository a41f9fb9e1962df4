"""A load balancer that knows nothing about tables: each connection goes to the next node that accepts it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress


class Balancer:
    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self._pipes: set[asyncio.Task[None]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in tuple(self.ports):
            self.ports.append(self.ports.pop(0))
            with suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", self.ports[-1])
                self._pipe(reader, there[1])
                self._pipe(there[0], writer)
                return
        writer.transport.abort()

    def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(_pour(reader, writer))
        self._pipes.add(task)
        task.add_done_callback(self._pipes.discard)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()


@asynccontextmanager
async def balancer(ports: Sequence[int]) -> AsyncIterator[str]:
    """Runs a balancer; yields its address."""
    one = Balancer(ports)
    server = await asyncio.start_server(one.take, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        pipes = tuple(one._pipes)
        for pipe in pipes:
            pipe.cancel()
        await asyncio.gather(*pipes, return_exceptions=True)
