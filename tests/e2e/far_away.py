"""A proxy that makes a server seem far away: it delays every byte, in both directions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

TIMEOUT = 30.0


@contextmanager
def far_away(port: int, delay: float) -> Iterator[str]:
    """Yields an address through which the server on this port is `delay` seconds away, each way."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    proxy = DelayingProxy(port, delay)
    try:
        yield asyncio.run_coroutine_threadsafe(proxy.open(), loop).result(TIMEOUT)
    finally:
        asyncio.run_coroutine_threadsafe(proxy.close(), loop).result(TIMEOUT)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(TIMEOUT)
        loop.close()


class DelayingProxy:
    def __init__(self, port: int, delay: float) -> None:
        self._port, self._delay = port, delay
        self._ends: list[asyncio.StreamWriter] = []
        self._pumps: list[asyncio.Task[None]] = []

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        self._server.close()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends += [writer, far_writer]
        self._pumps += [
            asyncio.create_task(self._pump(reader, far_writer)),
            asyncio.create_task(self._pump(far_reader, writer)),
        ]

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                loop.call_later(self._delay, writer.write, data)
        loop.call_later(self._delay, writer.close)
