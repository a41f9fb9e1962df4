"""A stretch of network between a client and its server that can be cut."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Tunnel:
    """Carries bytes both ways while it is `through`."""

    def __init__(self, port: int) -> None:
        self.url = ""
        self._port = port
        self._through = asyncio.Event()
        self._through.set()
        self._near: list[asyncio.StreamWriter] = []
        self._far: list[asyncio.StreamWriter] = []
        self._pumps: list[asyncio.Task[None]] = []

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carries one connection. If the tunnel is cut, it waits, as on a phone without reception."""
        self._near.append(writer)
        await self._through.wait()
        if writer.is_closing():
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._far.append(far_writer)
        self._pumps += [
            asyncio.create_task(_pump(reader, far_writer)),
            asyncio.create_task(_pump(far_reader, writer)),
        ]

    def cut(self) -> None:
        """Cuts it: the network tells both ends, without a close frame or a goodbye."""
        self.vanish()
        for writer in self._far:
            _reset(writer)

    def vanish(self) -> None:
        """The client notices; the server hears nothing and believes the client is still there."""
        self._through.clear()
        for pump in self._pumps:
            pump.cancel()
        for writer in self._near:
            _reset(writer)
        self._near.clear()

    def mend(self) -> None:
        self._through.set()

    async def close(self) -> None:
        self.cut()
        self.mend()
        await asyncio.gather(*self._pumps, return_exceptions=True)


@asynccontextmanager
async def tunnel(port: int) -> AsyncIterator[Tunnel]:
    way = Tunnel(port)
    server = await asyncio.start_server(way.carry, "127.0.0.1", 0)
    way.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield way
    finally:
        server.close()
        await way.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


def _reset(writer: asyncio.StreamWriter) -> None:
    end = writer.get_extra_info("socket")
    if end is not None and not writer.is_closing():
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
