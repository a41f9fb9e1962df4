"""Whoever tries every door around a wink learns nothing: devices, returns, newcomers, HTTP, refusals."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import pytest

from quivive.tables.frames import Shown, Stream, Viewer
from tests.server import simulated_time
from tests.server.raw import PING, request
from tests.server.test_carnival_winks import PARTNER, STRANGER, Ear, Heard, act, called, person, phone

SEATS = 5
WINKS = 3
WATCHERS = (0, 2)
PAGES = (
    "/healthz",
    "/readyz",
    "/api/games",
    "/api/address",
    "/api/tables/{code}/games/1",
    "/api/tables/{code}/games/1?key=",
)


class Learnt(NamedTuple):
    """All that those were told who do not watch, and when."""

    lines: list[list[Heard]]
    """Of their own devices and the shared screen."""
    peeks: list[list[Heard]]
    """Of whatever connected around a wink."""
    pages: list[tuple[float, bytes]]
    """Each answer, and when it came."""


def test_no_door_tells_a_stranger_of_a_wink() -> None:
    (loud, winks), (quiet, none) = spied(winking=True), spied(winking=False)
    assert (winks, none) == (WINKS, 0)
    assert len(loud.peeks) == WINKS * 4
    assert all(loud.peeks)
    assert len(loud.pages) == WINKS * len(PAGES)
    assert loud == quiet


def test_the_comparison_finds_what_only_a_return_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Stream.whole

    def whole(self: Stream, shown: Shown, viewer: Viewer, *, race: bool = False) -> bytes:
        winks = 0 if shown.views is None else len(shown.views._state.winks)
        return true(self, shown, viewer, race=race) + b" " * winks

    monkeypatch.setattr(Stream, "whole", whole)
    (loud, _), (quiet, _) = spied(winking=True), spied(winking=False)
    assert loud.lines == quiet.lines
    assert loud.peeks != quiet.peeks


def spied(*, winking: bool) -> tuple[Learnt, int]:
    """What strangers learnt, and how many winks the caller saw."""
    return simulated_time.run(lambda address: spying(address, winking=winking))


async def spying(address: str, *, winking: bool) -> tuple[Learnt, int]:
    peeks: list[Ear] = []
    pages: list[tuple[float, bytes]] = []
    async with called(address, SEATS) as ears:
        for seat in WATCHERS:
            act(ears[seat], f"watch {seat}", {"type": "look", "at": PARTNER})
        act(ears[PARTNER], "court", {"type": "look", "at": 0})
        await asyncio.sleep(0.3)
        for number in range(WINKS):
            if winking:
                act(ears[PARTNER], f"wink {number}", {"type": "wink"})
            pester(ears[STRANGER], number)
            async with peeking(address, ears[STRANGER], number) as opened:
                pages += [await page(address, path, code_of(ears[STRANGER])) for path in PAGES]
                await asyncio.sleep(0.9)
            peeks += opened
        await asyncio.sleep(1)
    lines = [heard(ear) for seat, ear in enumerate(ears) if seat not in (PARTNER, *WATCHERS)]
    winks = len(ears[0].view()["seen"])
    return Learnt(lines, [heard(peek) for peek in peeks], pages), winks


def heard(ear: Ear) -> list[Heard]:
    """A ping carries random bytes; which of a person's devices gets which of them is in no order."""
    return [frame._replace(payload=b"") if frame.opcode == PING else frame for frame in ear.heard]


def pester(ear: Ear, number: int) -> None:
    """What a stranger may say, and much that is refused; the id of the winker's command is used again."""
    faces = [None, 0, 2, 4]
    act(ear, f"wink {number}", {"type": "look", "at": faces[number % len(faces)]})
    act(ear, f"wink too {number}", {"type": "wink"})
    act(ear, f"accuse {number}", {"type": "accuse", "named": PARTNER, "number": 0})
    act(ear, f"call {number}", {"type": "call", "number": 1})
    act(ear, f"nonsense {number}", {"type": "peep"})
    beat = ear.view()["beat"]
    for command in (
        {"type": "say", "text": "Has anybody winked?"},
        {"type": "skip", "beat": beat},
        {"type": "pause", "beat": beat},
        {"type": "leave_out", "person": "nobody"},
    ):
        ear.socket.text({"type": "do", "id": f"{command['type']} {number}", "command": command})
    ear.socket.text({"type": "ping", "at": 0.5})


@asynccontextmanager
async def peeking(address: str, stranger: Ear, number: int) -> AsyncIterator[list[Ear]]:
    """Two more devices, one of which says what it knows already, a shared screen and a newcomer."""
    known = next(message for message in stranger.messages() if message["type"] == "whole")
    last = max(message["n"] for message in stranger.messages() if "n" in message)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(phone(address, greeting))
            for greeting in greetings(code_of(stranger), known["stream"], last - 1, 100 + number)
        ]


def greetings(code: str, stream: str, seen: int, newcomer: int) -> list[dict[str, Any]]:
    resume = {"type": "resume", "table": code, "token": person(STRANGER)["token"]}
    return [
        resume,
        {**resume, "stream": stream, "seen": seen},
        {"type": "watch", "table": code},
        {"type": "join", "table": code, **person(newcomer)},
    ]


def code_of(ear: Ear) -> str:
    code: str = next(message["table"] for message in ear.messages() if message["type"] == "welcome")
    return code


async def page(address: str, path: str, code: str) -> tuple[float, bytes]:
    """When it was answered, and what was, except for the time of day."""
    reader, writer = await asyncio.open_unix_connection(address)
    writer.write(request("GET", path.format(code=code), "localhost", {"Connection": "close"}))
    answer = await reader.read()
    writer.close()
    return asyncio.get_running_loop().time(), re.sub(rb"Date: [^\r]*\r\n", b"", answer)
