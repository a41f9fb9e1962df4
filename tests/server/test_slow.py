"""A phone that stops reading costs others nothing and the server little, and catches up afterwards."""

from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quivive.client import Client
from quivive.games.spyfall.model import OwnPlace
from quivive.server import sockets
from quivive.server.connection import MOST_BUFFERED, Connection
from quivive.tables import commands as c
from tests.server.raw import Closed, RawSocket, raw_socket
from tests.server.servers import serving, soon, spyfall, table

LARGE = 22_500
TIMES = 400
WINDOW = 4096
"""Bytes that the slow phone's kernel buffers; the server's kernel buffers some more."""


class Watched(Connection):
    """A connection that remembers the most that was ever buffered."""

    most = 0

    def send(self, frame: bytes) -> bool:
        sent = super().send(frame)
        self.flush()
        Watched.most = max(Watched.most, self._transport.get_write_buffer_size())
        return sent


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> type[Watched]:
    monkeypatch.setattr(sockets, "Connection", Watched)
    monkeypatch.setattr(Watched, "most", 0)
    return Watched


@dataclass
class Slow:
    """A table with a busy host, a fast guest, and somebody who has stopped reading."""

    host: Client
    quick: Client
    phone: RawSocket

    async def flood(self, times: int = TIMES) -> None:
        """Makes this many changes, each with a large frame for everybody."""
        for number in range(times):
            names = [f"{number} {place} ".ljust(60, "x") for place in range(10)]
            own = tuple(OwnPlace(name, tuple(f"{role} {name}"[:60] for role in range(10))) for name in names)
            options = msgspec.Raw(msgspec.json.encode(spyfall(sets=("own",), own=own * 3)))
            await soon(self.host.do(c.Agree(options=options)))
        await soon(self.quick.until(lambda now: now.table["options"] == self.host.table["options"]))


async def slow(stack: AsyncExitStack, data: Path, greeting: str) -> Slow:
    url = await stack.enter_async_context(serving(data))
    host, quick = await stack.enter_async_context(table(url, 2))
    phone = await stack.enter_async_context(raw_socket(url, window=WINDOW))
    token = {"token": "0" * 32, "name": "Slow", "language": "en"} if greeting == "join" else {}
    phone.text({"type": greeting, "table": host.code, **token})
    await phone.until("whole")
    return Slow(host, quick, phone)


async def test_a_phone_that_stops_reading_delays_nobody_and_catches_up_later(
    tmp_path: Path, watched: type[Watched]
) -> None:
    async with AsyncExitStack() as stack:
        scene = await slow(stack, tmp_path, "watch")
        await soon(scene.host.do(c.Say("Hello?")))
        await scene.flood()
        assert MOST_BUFFERED // 2 < watched.most < MOST_BUFFERED + 2 * LARGE
        frames = 0
        while (message := await anything(scene.phone))["type"] != "whole":
            frames += 1
        assert frames < TIMES
        assert message["table"]["options"] == scene.host.table["options"]
        await soon(scene.host.do(c.Say("Back again?")))
        news = await scene.phone.until("frame")
        assert news["n"] == message["n"] + 1
        assert news["table"]["add"]["chat"][0]["text"] == "Back again?"


async def anything(phone: RawSocket) -> dict[str, Any]:
    message = await phone.next()
    assert isinstance(message, dict)
    return message


async def test_a_slow_phones_own_command_is_answered_or_its_connection_closed(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        scene = await slow(stack, tmp_path, "join")
        await scene.flood()
        scene.phone.text({"type": "do", "id": "slowly", "command": {"type": "ready", "ready": True}})
        await soon(scene.quick.until(lambda now: now.table["persons"][2]["ready"]))
        answered = False
        while not answered:
            message = await scene.phone.next()
            answered = isinstance(message, Closed) or "slowly" in (message.get("done"), message.get("id"))
