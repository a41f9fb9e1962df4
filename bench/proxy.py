"""A proxy like those in front of many servers: it ends every connection and opens one of its own.

    python -m bench.proxy --to 8000

So the server's kernel sees a perfect connection, without delay or loss, whatever the player's is like.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import cast

import uvloop


class End(asyncio.Protocol):
    """One of a player's two connections; what arrives here leaves by the other."""

    def __init__(self, other: End | None = None) -> None:
        self.transport: asyncio.Transport
        self._other = other
        self._early: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._other is None:
            self._early.append(data)
        elif not self._other.transport.is_closing():
            self._other.transport.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        if self._other is not None:
            self._other.transport.close()

    def join(self, other: End) -> None:
        """The other connection is open now; gets what arrived before."""
        self._other = other
        for data in self._early:
            other.transport.write(data)
        if self.transport.is_closing():
            other.transport.close()


class Door(End):
    """The end that faces the player."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self._port = port

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._opening = asyncio.ensure_future(self._open())

    async def _open(self) -> None:
        loop = asyncio.get_running_loop()
        _, inner = await loop.create_connection(lambda: End(self), "127.0.0.1", self._port)
        self.join(inner)


async def serve(to: int) -> None:
    server = await asyncio.get_running_loop().create_server(lambda: Door(to), "0.0.0.0", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=int, required=True, help="the port of the server behind it")
    uvloop.run(serve(parser.parse_args().to))


if __name__ == "__main__":
    main()
