"""Searches every byte that every socket received during a game of every kind for secrets."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import importlib
import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest import mock

import aiohttp
import msgspec
import pytest
from msgspec.structs import replace

from quivive.client import Client
from quivive.engine.game import AnyGame, Seat
from quivive.engine.registry import games
from quivive.tables import commands as c
from quivive.tables import events as e
from quivive.tables import model as t
from quivive.tables.evolve import evolve
from quivive.tables.log import TableCode
from tests.memory import MemoryLog
from tests.server import simulated_time
from tests.server.servers import Wire, listen

bots: Any = importlib.import_module("quivive.cli.bot")

PEOPLE = 4
URL = "http://localhost"
HASHED = re.compile(rb'"[0-9a-f]{16,}"')
"""Fields with hashes, in which a short word may occur by chance."""


class Eyes(NamedTuple):
    """One socket: whose seat it shows, if any, and everything it was sent."""

    seat: Seat | None
    wire: Wire


@dataclass(frozen=True)
class Evening:
    game: AnyGame
    eyes: Sequence[Eyes]
    tokens: Sequence[str]
    log: Sequence[e.Entry]

    def events(self, kind: type[Any]) -> list[Any]:
        return [event for entry in self.log for event in entry.events if isinstance(event, kind)]

    def states(self) -> Iterator[t.TableState]:
        """The table after every entry."""
        state = None
        for entry in self.log:
            state = evolve(state, entry)
            yield state


async def played(key: str, log: MemoryLog) -> Evening:
    """People play like bots, watched by a shared screen, a second device and a guest who joins late."""
    wires: list[Wire] = []
    async with AsyncExitStack() as stack:

        async def come(client: Client) -> Client:
            wires.append(listen(client))
            return await stack.enter_async_context(client)

        host = await come(Client.open(URL, name="Person 0", game=key))
        others = [Client.join(URL, host.code, name=f"Person {number}") for number in range(1, PEOPLE)]
        seats = [host, *[await come(other) for other in others]]
        await come(Client.watch(URL, host.code))
        options = msgspec.Raw(msgspec.json.encode(replace(games()[key].secrecy.marked, sitting="apart")))
        await host.do(c.Agree(options=options, sitting="apart"))
        playing = [asyncio.ensure_future(bots._play(seat, None, 1)) for seat in seats]
        await host.until(lambda now: all(chair.get("nonce") for chair in now.table["chairs"]))
        await host.do(c.StartGame())
        await asyncio.sleep(20)
        guest = await come(Client.join(URL, host.code, name="Late"))
        await come(Client.resume(URL, host.code, seats[1].token))
        await asyncio.gather(*playing)
        await guest.until(lambda now: now.table["phase"] == "result")
        tokens = [seat.token for seat in (*seats, guest)]
    shown = [None if seat is None else Seat(seat) for seat in (*range(PEOPLE), None, None, 1)]
    entries = [msgspec.json.decode(line, type=e.Entry) for line in log.kept[TableCode(host.code)]]
    return Evening(games()[key], list(map(Eyes, shown, wires)), tokens, entries)


@functools.cache
def evening(key: str) -> Evening:
    """Runs over real sockets, in simulated time."""
    log = simulated_time.SlowLog()
    session = aiohttp.ClientSession

    async def work(address: str) -> Evening:
        loop = asyncio.get_running_loop()
        clock = SimpleNamespace(monotonic=loop.time, time=lambda: simulated_time.EPOCH / 1000 + loop.time())

        def near() -> aiohttp.ClientSession:
            return session(connector=aiohttp.UnixConnector(address))

        with (
            mock.patch("quivive.client.aiohttp.ClientSession", near),
            mock.patch("quivive.client.time", clock),
        ):
            return await played(key, log)

    with mock.patch("tests.server.simulated_time.SlowLog", return_value=log):
        return simulated_time.run(work)


def read(eyes: Eyes) -> Iterator[tuple[bytes, dict[str, Any] | None, str]]:
    """For each message: its text without the agreed options, the view after it, and the phase."""
    view: dict[str, Any] | None = None
    phase = "lobby"
    for data in eyes.wire:
        message = msgspec.json.decode(data)
        told = message.get("table")
        told = told.get("set", told) if isinstance(told, dict) else {}
        told.pop("options", None)
        message.pop("may", None)
        view = _patched(message.get("view", view), message.get("game"))
        phase = told.get("phase", phase)
        yield msgspec.json.encode(message), view, phase


def _patched(view: Any, patch: dict[str, Any] | None) -> Any:
    if view is None or patch is None:
        return view
    grown = {name: [*view[name], *items] for name, items in patch.get("add", {}).items()}
    return {**view, **patch["set"], **grown}


def assert_no_secret_is_seen_too_early(eyes: Eyes, evening: Evening) -> int:
    """What a state hides from a seat is in none of its messages. Returns how many words were searched for."""
    states = ((state, seen(state, eyes.seat)) for state in evening.states() if state.match is not None)
    state, shown = next(states)
    sought = 0
    for text, view, _ in read(eyes):
        while view is not None and view != shown:
            state, shown = next(states)
        hidden = set() if view is None else hidden_in(state, eyes.seat)
        told = HASHED.sub(b'""', text)
        assert [word for word in hidden if word in told] == []
        sought += len(hidden)
    return sought


def seen(state: t.TableState, seat: Seat | None) -> Any:
    assert state.match is not None
    return msgspec.json.decode(msgspec.json.encode(state.match.game.view(state.match.state, seat)))


def hidden_in(state: t.TableState, seat: Seat | None) -> set[bytes]:
    match = state.match
    if match is None or match.outcome is not None:
        return set()
    words = match.game.secrecy.secrets(match.state, seat)
    return {word.encode() if word.startswith("[") else msgspec.json.encode(word) for word in words}


def assert_seeds_come_after_the_end(eyes: Eyes, evening: Evening) -> None:
    dealt, *following = [sealed.seed.encode() for sealed in evening.events(e.Sealed)]
    assert evening.events(e.Started)[0].deal.seed.encode() == dealt
    found = {phase for text, _, phase in read(eyes) if dealt in text}
    assert found == {"result"}
    assert following
    assert not any(seed in data for seed in following for data in eyes.wire)


def assert_no_key_is_ever_sent(eyes: Eyes, evening: Evening) -> None:
    nonces = [given.nonce for given in evening.events(e.NonceGiven)]
    hashes = [hashlib.sha256(token.encode()).hexdigest() for token in evening.tokens]
    assert {joined.person.token for joined in evening.events(e.Joined)} == set(hashes)
    assert len(nonces) >= PEOPLE
    for data in eyes.wire:
        assert not any(secret.encode() in data for secret in (*nonces, *hashes, *evening.tokens))


@pytest.mark.parametrize("key", games())
def test_no_socket_is_sent_a_secret_before_its_time(key: str) -> None:
    through = evening(key)
    assert through.events(e.Finished)[0].outcome is not None
    for eyes in through.eyes:
        assert assert_no_secret_is_seen_too_early(eyes, through) > 100
        assert_seeds_come_after_the_end(eyes, through)
        assert_no_key_is_ever_sent(eyes, through)


@pytest.mark.parametrize("key", games())
def test_a_leak_would_be_found(key: str) -> None:
    through = evening(key)
    started = next(state for state in through.states() if state.match is not None)
    for eyes in through.eyes[:PEOPLE]:
        shown = next(n for n, (_, view, _) in enumerate(read(eyes)) if view is not None)
        secret = min(hidden_in(started, eyes.seat))
        leaking = [*eyes.wire[: shown + 1], b'{"type":"frame","leak":%b}' % secret, *eyes.wire[shown + 1 :]]
        with pytest.raises(AssertionError):
            assert_no_secret_is_seen_too_early(Eyes(eyes.seat, leaking), through)
