"""A closed socket leaves no cycles for the garbage collector, whose pauses would affect everybody."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvloop

from quivive.client import Client
from quivive.server import greeter, sockets
from quivive.server.gate import Gate
from quivive.server.limits import Limits
from quivive.tables import commands as c
from tests.server.raw import CLOSE, RawSocket, raw_socket
from tests.server.servers import serving, soon

Known = list["weakref.ref[object]"]


@pytest.fixture
def sessions(monkeypatch: pytest.MonkeyPatch) -> Known:
    """All sockets still in memory, ours and aiohttp's."""
    known: Known = []
    true = sockets.SocketSession.run

    async def run(self: sockets.SocketSession) -> None:
        known.extend((weakref.ref(self), weakref.ref(self._socket)))
        await true(self)

    monkeypatch.setattr(sockets.SocketSession, "run", run)
    return known


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def says_goodbye(raw: RawSocket) -> None:
    raw.frame(CLOSE, b"\x03\xe8")


def breaks(raw: RawSocket) -> None:
    raw._writer.transport.abort()


def talks_nonsense(raw: RawSocket) -> None:
    raw.frame(0x3, b"")


ENDS = [says_goodbye, breaks, talks_nonsense]


async def _comes_and_goes(url: str, code: str, end: Callable[[RawSocket], None]) -> None:
    async with raw_socket(url) as raw:
        raw.text({"type": "watch", "table": code})
        await raw.until("whole")
        end(raw)


async def _none_left(sessions: Known, most: int) -> None:
    for _ in range(1_000):
        if sum(session() is not None for session in sessions) <= most:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("a socket that is gone is still in memory")


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("end", ENDS)
def test_a_closed_socket_is_freed_without_the_garbage_collector(
    tmp_path: Path, sessions: Known, end: Callable[[RawSocket], None]
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as url, Client.open(url, name="Ann") as host:
            for _ in range(3):
                await _comes_and_goes(url, host.code, end)
            await _none_left(sessions, most=2)

    uvloop.run(play())


async def test_anyone_who_has_greeted_waits_until_the_table_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(greeter, "GREET_WITHIN", 0.01)
    true = greeter.Greeter._find_table

    async def slowly(self: greeter.Greeter, *arguments: object) -> None:
        await asyncio.sleep(0.2)
        await true(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(greeter.Greeter, "_find_table", slowly)
    async with serving(tmp_path) as url, raw_socket(url) as raw:
        raw.text({"type": "open", "name": "Ann", "language": "en", "token": "0" * 32})
        assert (await raw.until("whole"))["table"]["persons"][0]["name"] == "Ann"


def test_a_client_can_drop_its_connection_under_uvloop(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as url, Client.open(url, name="Ann") as host:
            await host.drop()
            await soon(host.do(c.Say("back again")))
            assert [said["text"] for said in host.table["chat"]] == ["back again"]

    uvloop.run(play())


async def test_connections_turned_away_for_lack_of_room_are_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = Gate(Limits.off(), 4, behind_proxy=False)
    assert [gate.enter(f"192.0.2.{n}") for n in range(5)] == [True, True, True, False, False]
    assert [record.getMessage() for record in caplog.records] == [
        "connections are turned away: 3 are open, and the limit of open files allows 4"
    ]
