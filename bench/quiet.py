"""What an idle connection costs, in bytes and server time: at a waiting table, and during a game.

    python -m bench.quiet [--tables 20] [--seconds 30]

After a silence, a page checks that the server is there: after ten seconds at a waiting table, after two in a
game. The server pings each connection too, every eight or every three seconds. Bytes are those of the
WebSocket.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile

from bench.load import SEATS, RealTable
from bench.phone import PING as SERVER_PING
from bench.phone import Phone, Tally, framed
from bench.process import Server, started

MASK = 4
PING = framed(b'{"type":"ping","at":1700000000000}')
QUIET = {"waiting": 10.0, "game": 2.0}


class Page(Phone):
    """A phone that nobody touches: like a page, it sends a ping after a silence."""

    quiet = QUIET["waiting"]
    octets = 0
    _rest: asyncio.TimerHandle | None = None

    def _took(self, frame: bytes) -> None:
        super()._took(frame)
        Page.octets += len(frame)
        if frame[0] == SERVER_PING:
            Page.octets += len(frame) + MASK  # its answer
        else:
            self._wait()  # a page never sees pings

    def _wait(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(Page.quiet, self._ask)

    def _ask(self) -> None:
        if not self._transport.is_closing():
            Page.octets += len(PING)
            self._transport.write(PING)


async def measured(server: Server, connections: int, seconds: float) -> tuple[float, float]:
    """Bytes and processor milliseconds of the server, per connection and minute."""
    octets, cpu = Page.octets, server.cpu_seconds()
    await asyncio.sleep(seconds)
    per = 60 / seconds / connections
    return (Page.octets - octets) * per, (server.cpu_seconds() - cpu) * 1000 * per


async def run(server: Server, tables: int, seconds: float) -> None:
    real_tables = [await RealTable.open(server.url, Tally(), Page) for _ in range(tables)]
    connections = tables * SEATS
    found = []
    for name, quiet in QUIET.items():
        Page.quiet = quiet
        if name == "game":
            for table in real_tables:
                await table.deal()
        await asyncio.sleep(QUIET["waiting"])
        octets, cpu = await measured(server, connections, seconds)
        found.append((octets, cpu))
        print(f"{name:8} {octets:7.0f} bytes and {cpu:6.2f} ms of the server per connection and minute")
    (waiting, calm), (game, brisk) = found
    print(f"ratio    {game / waiting:7.1f} in bytes, {brisk / max(calm, 0.001):6.1f} in time", end=" ")
    print(f"({connections} connections)")
    for table in real_tables:
        table.close()


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--seconds", type=float, default=30)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as data:
        serve = ["serve", "--port", "0", "--no-limits", "--data", data]
        with started("quivive", serve) as server:
            asyncio.run(run(server, asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
