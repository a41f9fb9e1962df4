"""A proxy between a client and its server that a test can cut, before or after a message."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

Trouble = Literal["none", "cut before", "cut after", "silent"]
"""What happens to bytes from the client: passed on; lost along with the connection; passed on, but the
connection is lost before any answer; swallowed, while the connection stays open."""


class Link:
    def __init__(self, port: int) -> None:
        self._server_port = port
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.trouble: Trouble = "none"
        self.word = b""
        """Only messages that contain this are affected."""
        self.refusing = False
        self.cuts = self.swallowed = 0
        self.port = 0

    @property
    def url(self) -> str:
        return f"postgresql://quivive@127.0.0.1:{self.port}/quivive"

    def cut(self) -> None:
        for line in self._lines:
            line.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            inside, outside = await asyncio.open_connection("127.0.0.1", self._server_port)
        except OSError:  # the other end is gone
            writer.transport.abort()
            return
        self._lines |= {writer, outside}
        deaf = asyncio.Event()
        await asyncio.gather(self._there(reader, outside, deaf), self._back(inside, writer, deaf))
        self._lines -= {writer, outside}

    async def _there(
        self, reader: asyncio.StreamReader, to: asyncio.StreamWriter, deaf: asyncio.Event
    ) -> None:
        while data := await _read(reader):
            trouble = self.trouble if self.word in data else "none"
            if trouble == "silent":
                self.swallowed += 1
                continue
            if trouble == "cut after":
                deaf.set()
            if trouble != "cut before":
                to.write(data)
            if trouble != "none":
                self.trouble = "none"
                self.cuts += 1
                self.refusing = True
                await asyncio.sleep(0.2 if trouble == "cut after" else 0)
                self.cut()
        to.transport.abort()

    async def _back(
        self, reader: asyncio.StreamReader, to: asyncio.StreamWriter, deaf: asyncio.Event
    ) -> None:
        while data := await _read(reader):
            if not deaf.is_set():
                to.write(data)
        to.transport.abort()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._connected(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _read(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(1 << 16)
    except OSError:
        return b""


@asynccontextmanager
async def link(port: int) -> AsyncIterator[Link]:
    one = Link(port)
    server = await asyncio.start_server(one.accept, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        server.close()
        one.cut()
        await asyncio.gather(*one._tasks, return_exceptions=True)
