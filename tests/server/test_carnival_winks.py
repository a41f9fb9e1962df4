"""To everybody who does not watch, runs with and without winks are the same, byte for byte, ping for ping."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.games.carnival import GAME
from quivive.games.carnival.state import CarnivalState
from quivive.tables.promise import Promise, promised
from quivive.tables.table import Table
from tests.server import simulated_time
from tests.server.raw import PING, TEXT, RawSocket

WINKS = int(os.environ.get("WINKS", "40"))
"""The number of winks, over all tables; `make long` asks for more."""
SIZES = range(4, 9)
PONG = 0xA
PACE = 0.8
"""Seconds between winks."""
PARTNER, STRANGER = 1, 3
"""Who holds the number that seat 0 calls, and somebody who does not."""
OPTIONS = {"signal": "wink", "least_seconds": 0, "turn_seconds": 300, "first": 0}


class Heard(NamedTuple):
    """A WebSocket frame, and when it came."""

    at: float
    opcode: int
    payload: bytes


@dataclass
class Ear:
    """A phone that records everything it receives, and answers pings as a browser does."""

    socket: RawSocket
    heard: list[Heard] = field(default_factory=list)

    async def listen(self) -> None:
        while True:
            opcode, payload = await self.socket._frame()
            self.heard.append(Heard(asyncio.get_running_loop().time(), opcode, payload))
            if opcode == PING:
                self.socket.frame(PONG, payload)

    def messages(self) -> Iterator[dict[str, Any]]:
        return (json.loads(frame.payload) for frame in self.heard if frame.opcode == TEXT)

    def view(self) -> dict[str, Any]:
        """This seat's current view."""
        seen: dict[str, Any] = {}
        for message in self.messages():
            seen = message.get("view") or seen
            patch = message.get("game", {"set": {}})
            grown = {name: [*seen[name], *items] for name, items in patch.get("add", {}).items()}
            seen = {**seen, **patch["set"], **grown}
        return seen


@dataclass(frozen=True)
class Run:
    """What every connection received; the shared screen's is the last."""

    ears: list[Ear]
    watchers: frozenset[int]

    def unwatching(self) -> dict[int, list[Heard]]:
        return self.all_but(PARTNER, *self.watchers)

    def all_but(self, *seats: int) -> dict[int, list[Heard]]:
        return {number: ear.heard for number, ear in enumerate(self.ears) if number not in seats}


@asynccontextmanager
async def phone(address: str, greeting: dict[str, Any]) -> AsyncIterator[Ear]:
    async with simulated_time.socket_to(address) as socket:
        ear = Ear(socket)
        listening = asyncio.ensure_future(ear.listen())
        socket.text(greeting)
        await asyncio.sleep(0.05)
        try:
            yield ear
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


async def played(address: str, seats: int, winks: int, winker: int, *, winking: bool) -> Run:
    """Everybody looks around, and seat 1 winks or does not."""
    async with called(address, seats) as ears:
        watchers = await looked_around(ears, seats, winks, winker, winking=winking)
        await asyncio.sleep(1)
    return Run(ears, watchers)


@asynccontextmanager
async def called(address: str, seats: int) -> AsyncIterator[list[Ear]]:
    """A table at which seat 0 has called a number that seat 1 holds."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(
            phone(address, {"type": "open", "game": "carnival", **person(0)})
        )
        code = next(host.messages())["table"]
        greetings = [{"type": "join", "table": code, **person(seat)} for seat in range(1, seats)]
        greetings.append({"type": "watch", "table": code})
        ears = [host, *[await stack.enter_async_context(phone(address, each)) for each in greetings]]
        await dealt(ears[0])
        number = ears[PARTNER].view()["hand"][0]
        act(ears[0], "call", {"type": "call", "number": number})
        await asyncio.sleep(0.1)
        yield ears


def person(seat: int) -> dict[str, str]:
    return {"name": f"Person {seat}", "language": "en", "token": f"{seat:032x}"}


async def dealt(host: Ear) -> None:
    agree = {"type": "agree", "options": {**OPTIONS, "sitting": "apart"}, "sitting": "apart"}
    host.socket.text({"type": "do", "id": "agree", "command": agree})
    host.socket.text({"type": "do", "id": "start", "command": {"type": "start_game"}})
    await asyncio.sleep(0.1)


def act(ear: Ear, id: str, action: dict[str, Any], *, behind: int = 0) -> None:
    """`behind`: on a screen that has not heard of this many public steps yet."""
    beat = ear.view()["beat"] - behind
    ear.socket.text({"type": "act", "id": id, "beat": beat, "action": action})


async def looked_around(
    ears: list[Ear], seats: int, winks: int, winker: int, *, winking: bool
) -> frozenset[int]:
    """The caller and one more watch seat 1; the others look elsewhere, and ping meanwhile.

    The winker keeps looking at the caller: a wink before a look on the same connection would delay that look.
    """
    watchers = frozenset({0, 2} if seats > 4 else {0})
    for seat in watchers:
        act(ears[seat], f"watch {seat}", {"type": "look", "at": PARTNER})
    act(ears[winker], "court", {"type": "look", "at": 0})
    dice = Dice(b"looking around", seats)
    others = [seat for seat in range(seats) if seat not in (PARTNER, winker, *watchers)]
    for number in range(winks):
        await asyncio.sleep(PACE)
        before, after = dice.shuffled(others)[:2] * 2 if len(others) == 1 else dice.shuffled(others)[:2]
        glance(ears, before, f"{number} before", seats, dice)
        if winking:
            act(ears[winker], f"wink {number}", {"type": "wink"})
        glance(ears, after, f"{number} after", seats, dice)
        await asyncio.sleep(dice.below(600) / 1000)
        glance(ears, dice.choice(others), f"{number} later", seats, dice)
    return watchers


def glance(ears: list[Ear], seat: int, id: str, seats: int, dice: Dice) -> None:
    """Looks at anybody but the winker, or at the crowd; then pings, to see when that is answered."""
    faces = [None, *(face for face in range(seats) if face not in (PARTNER, seat))]
    act(ears[seat], id, {"type": "look", "at": dice.choice(faces)})
    ears[seat].socket.text({"type": "ping", "at": 0.5})


async def hurried(address: str) -> Run:
    """Seat 1 winks three times, seat 3 looks seven times; both wait before the last."""
    async with called(address, 5) as ears:
        act(ears[0], "watch", {"type": "look", "at": PARTNER})
        act(ears[PARTNER], "court", {"type": "look", "at": 0})
        for number in range(6):
            act(ears[STRANGER], f"look {number}", {"type": "look", "at": number % 2})
        for number in range(2):
            act(ears[PARTNER], f"wink {number}", {"type": "wink"})
        await asyncio.sleep(0.75)
        act(ears[PARTNER], "wink 2", {"type": "wink"})
        await asyncio.sleep(0.35)
        act(ears[STRANGER], "look 6", {"type": "look", "at": 4})
        await asyncio.sleep(0.1)
    return Run(ears, frozenset({0}))


async def crossed(address: str) -> Run:
    """Look, wink, accusation and contact are made while the call is on its way to the screens."""
    async with called(address, 5) as ears:
        number = ears[PARTNER].view()["hand"][0]
        act(ears[PARTNER], "look", {"type": "look", "at": 0}, behind=1)
        act(ears[PARTNER], "wink", {"type": "wink"}, behind=1)
        act(ears[STRANGER], "accuse", {"type": "accuse", "named": PARTNER, "number": number}, behind=1)
        act(ears[PARTNER], "contact", {"type": "contact", "partner": 0}, behind=1)
        await asyncio.sleep(1)
    return Run(ears, frozenset())


def refusals(ear: Ear) -> list[tuple[str, str]]:
    return [(said["id"], said["code"]) for said in ear.messages() if said["type"] == "refused"]


def compared(seats: int, winks: int, winker: int = PARTNER) -> tuple[Run, Run]:
    loud = simulated_time.run(lambda address: played(address, seats, winks, winker, winking=True))
    quiet = simulated_time.run(lambda address: played(address, seats, winks, winker, winking=False))
    return loud, quiet


@pytest.mark.parametrize("seats", SIZES)
def test_nobody_else_can_detect_a_wink(seats: int) -> None:
    winks = WINKS // len(SIZES)
    loud, quiet = compared(seats, winks)
    assert all(len(loud.ears[seat].view()["seen"]) == winks for seat in loud.watchers)
    assert all(quiet.ears[seat].view()["seen"] == [] for seat in quiet.watchers)
    assert len(loud.unwatching()) == seats - len(loud.watchers)
    assert loud.unwatching() == quiet.unwatching()
    assert sum(frame.opcode == PING for heard in loud.unwatching().values() for frame in heard) > 20


@pytest.mark.parametrize("seats", SIZES)
def test_only_the_winker_learns_of_a_refused_wink(seats: int) -> None:
    winks = WINKS // len(SIZES)
    loud, quiet = compared(seats, winks, STRANGER)
    assert refusals(loud.ears[STRANGER]) == [
        (f"wink {number}", "not_their_partner") for number in range(winks)
    ]
    assert len(loud.all_but(STRANGER)) == seats
    assert loud.all_but(STRANGER) == quiet.all_but(STRANGER)


def test_a_sixth_look_within_a_second_and_a_wink_during_another_are_too_fast() -> None:
    """R21; whoever hurries is told, and nobody else is."""
    ears = simulated_time.run(hurried).ears
    refused = {seat: refusals(ear) for seat, ear in enumerate(ears) if refusals(ear)}
    assert refused == {STRANGER: [("look 5", "too_fast")], PARTNER: [("wink 1", "too_fast")]}
    assert len(ears[0].view()["seen"]) == 2
    assert ears[0].view()["gazes"][STRANGER] == 4


def test_only_looks_winks_and_accusations_are_accepted_across_turns() -> None:
    """R11"""
    ears = simulated_time.run(crossed).ears
    assert [refusals(ear) for ear in ears[:5]] == [[], [("contact", "late")], [], [], []]
    assert len(ears[PARTNER].view()["face_up"][STRANGER]) == 2


def whisper_in_the_view(patch: pytest.MonkeyPatch) -> None:
    """A leak in the view: the number of turns is off by one if somebody has winked."""
    true = GAME.public

    def whispered(state: CarnivalState) -> Any:
        return replace(true(state), quiet=state.quiet + len(state.winks))

    patch.setitem(vars(GAME), "public", whispered)


def whisper_by_a_ping(patch: pytest.MonkeyPatch) -> None:
    """A leak by pings: every connection is pinged when somebody winks."""
    true = Table.act

    def act(self: Table, who: Any, id: str, beat: int, action: Any, tap: Any = None) -> Promise[bool]:
        if b"wink" in bytes(action):
            for connection in self.audience.connections(person.id for person in self.state.persons):
                connection.probe()
        return true(self, who, id, beat, action, tap)

    patch.setattr(Table, "act", act)


def whisper_by_a_pause(patch: pytest.MonkeyPatch) -> None:
    """A leak by delay: the next answer comes later if somebody has winked."""
    true = Table.act

    async def act(self: Table, who: Any, id: str, beat: int, action: Any, tap: Any = None) -> bool:
        if b"wink" in bytes(action):
            async with self._flow.lock:
                await asyncio.sleep(0.003)
        return await true(self, who, id, beat, action, tap)

    patch.setattr(Table, "act", lambda *asked: promised(act(*asked)))


@pytest.mark.parametrize("leak", [whisper_in_the_view, whisper_by_a_ping, whisper_by_a_pause])
def test_the_comparison_finds_the_smallest_leak(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    loud, quiet = compared(5, 2)
    assert loud.unwatching() != quiet.unwatching()
