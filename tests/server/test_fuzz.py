"""Whatever is sent gets an answer; a refusal changes nothing; and the server stays in order."""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings

from quivive.server import greeter, heartbeat
from tests.server.players import start_clock
from tests.server.raw import TEXT, Closed, RawSocket
from tests.server.servers import deal, serving, spyfall, table
from tests.server.strategies import COMMANDS, FRAMES, commands_named
from tests.server.test_malformed import Stage

ANSWERS = {"refused", "done", "frame", "pong", "welcome", "whole"}
FINAL = ("leave", "kick", "abandon", "hand_over", "pause")
"""Commands after which a player's connection cannot be used for further examples."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A raw socket answers no pings, so on a busy machine it would be cut in the middle of its examples."""
    monkeypatch.setattr(greeter, "GREET_WITHIN", 600.0)
    for tempo in ("BRISK", "CALM"):
        monkeypatch.setattr(heartbeat, tempo, heartbeat.CALM._replace(dead=600.0))


class Fuzz:
    """One table during a game, shared by all examples, and one connection of each kind to it."""

    def __init__(self, runner: asyncio.Runner, stage: Stage, which: str) -> None:
        self._runner = runner
        self._stage = stage
        self._which = which
        self._raw: RawSocket | None = None

    def example(self, frame: bytes) -> None:
        self._runner.run(self._example(frame))

    async def _example(self, frame: bytes) -> None:
        raw = self._raw or await self._fresh()
        before = await self._stage.everything()
        raw.frame(TEXT, frame)
        answers = await raw.answers()
        kinds = [answer["type"] if isinstance(answer, dict) else answer for answer in answers]
        assert kinds, "no answer"
        assert all(kind in ANSWERS or (isinstance(kind, Closed) and kind.code) for kind in kinds), kinds
        greeted = "welcome" in kinds
        if greeted or isinstance(kinds[-1], Closed):
            self._raw = None
        if set(kinds) <= {"refused", "pong"}:
            assert await self._stage.everything() == before

    async def _fresh(self) -> RawSocket:
        match self._which:
            case "player":
                self._raw = await self._stage.player()
            case "spectator":
                self._raw = await self._stage.spectator()
            case _:
                self._raw = await self._stage.connect(None)
        return self._raw


@contextmanager
def fuzzing(data: Path, which: str) -> Iterator[Fuzz]:
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        stage = runner.run(_staged(stack, data))
        try:
            yield Fuzz(runner, stage, which)
            assert runner.run(_healthy(stage.url))
        finally:
            runner.run(stack.aclose())


async def _staged(stack: AsyncExitStack, data: Path) -> Stage:
    url = await stack.enter_async_context(serving(data))
    seats = await stack.enter_async_context(table(url, 3))
    await deal(seats, spyfall(seconds=3600))
    await start_clock(seats)
    return Stage(url, seats, stack)


async def _healthy(url: str) -> bool:
    async with aiohttp.ClientSession() as web, web.get(f"{url}/healthz") as answer:
        return answer.status == 200


def harmless(frame: bytes) -> bool:
    """Whether the message, if it happens to be valid, would leave the game and the connection intact."""
    return not any(f'"{name}"'.encode() in frame for name in FINAL)


@pytest.mark.parametrize("which", ["nobody", "spectator", "player"])
def test_anything_on_the_socket_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, which: str
) -> None:
    with fuzzing(tmp_path, which) as fuzz:

        @settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
        @given(FRAMES.filter(harmless) if which == "player" else FRAMES)
        def example(frame: bytes) -> None:
            fuzz.example(frame)

        example()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_fuzzing_covers_every_command() -> None:
    assert {command["type"] for command in COMMANDS} == commands_named()


def test_a_spectator_can_do_nothing_at_all(tmp_path: Path) -> None:
    async def every_command(stage: Stage) -> list[Any]:
        raw = await stage.spectator()
        found = []
        for command in COMMANDS:
            raw.frame(TEXT, json.dumps({"type": "do", "id": command["type"], "command": command}).encode())
            found += [answer for answer in await raw.answers() if isinstance(answer, dict)]
        return [(answer["id"], answer["code"]) for answer in found]

    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        stage = runner.run(_staged(stack, tmp_path))
        before = runner.run(stage.everything())
        answers = runner.run(every_command(stage))
        assert answers == [(command["type"], "guests_only_watch") for command in COMMANDS]
        assert runner.run(stage.everything()) == before
        runner.run(stack.aclose())
