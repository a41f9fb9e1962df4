"""quivive bot: a program sits down at a table and plays there, as anybody's own program could."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from quivive.client import Client
from quivive.engine import simulate
from quivive.games.spyfall import model as m
from quivive.tables import commands as c
from tests.cli.command import PATIENCE, process, quivive
from tests.server import servers
from tests.server.servers import ENVIRONMENT, QUIVIVE, soon, spyfall


@contextmanager
def seated(url: str, code: str, names: Sequence[str]) -> Iterator[list[subprocess.Popen[str]]]:
    command = [*QUIVIVE, "bot", "--url", url, "--table", code, "--games", "1", "--name"]
    running = [
        subprocess.Popen(
            [*command, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
        )
        for name in names
    ]
    try:
        yield running
    finally:
        for each in running:
            each.kill()
            each.communicate()


async def judge(host: Client) -> None:
    """Accuses a bot, votes, and skips every phase that is not waiting for the others' votes."""
    async for view in host.views():
        if host.table["phase"] == "result":
            return
        assert isinstance(view, m.SpyfallView)
        if m.Vote(True) in host.legal():
            await host.act(m.Vote(True))
        elif view.phase == "talk" and not view.verdicts:
            await host.act(m.Accuse(view.dealt_in[1]))
        elif view.phase not in ("accusation", "reveal"):
            await host.do(c.Skip(host.beat))


async def test_bots_over_the_socket_play_to_the_end_and_leave(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        server = stack.enter_context(servers.process(tmp_path / "data"))
        (host,) = await stack.enter_async_context(servers.table(server.url, 1))
        running = stack.enter_context(seated(server.url, host.code, ["Nail", "Pin"]))
        await soon(host.until(lambda now: len(now.table["chairs"]) == 3), PATIENCE)
        await soon(host.until(lambda now: all(chair.get("nonce") for chair in now.table["chairs"][1:])))
        await servers.deal([host], spyfall())
        await soon(judge(host), PATIENCE)
        assert host.raw_view is not None
        (verdict, *_) = host.raw_view["verdicts"]
        assert verdict["ballots"][2] is not None
        for each in running:
            out, err = await soon(asyncio.to_thread(each.communicate))
            assert (each.returncode, err) == (0, "")
            assert f"sits at table {host.code}" in out
        await soon(host.until(lambda now: len(now.table["persons"]) == 1))


async def test_bots_alone_play_a_game_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots: Any = sys.modules["quivive.cli.bot"]
    monkeypatch.setattr(simulate, "rescheduled", lambda due, move, now: move and (now, move.action))
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(servers.serving(tmp_path))
        seats = await stack.enter_async_context(servers.table(url, 5))
        screen = await stack.enter_async_context(Client.watch(url, seats[0].code))
        await servers.deal(seats, spyfall(rounds=2, seconds=30), nonces=False)
        levels = ["novice", "regular", "sharp", None, None]
        await soon(asyncio.gather(*map(bots._play, seats, levels, [1] * 5)), PATIENCE * 2)
        await soon(screen.until(lambda now: not now.table["persons"]))
        assert screen.table["games"][0]["outcome"]["reason"] == "rounds_played"


async def test_a_bot_that_cannot_sit_down_says_why(tmp_path: Path) -> None:
    async with servers.serving(tmp_path) as url, servers.table(url, 1) as (host,):

        async def said(*arguments: str, url: str = url) -> str:
            return (await asyncio.to_thread(process, "bot", "--url", url, *arguments)).trouble

        assert (await said("--table", "NOSUCH")).startswith("no_such_table: ")
        assert "no bot 'genius'; there is novice" in await said("--table", host.code, "--level", "genius")
        assert (await said("--table", host.code, "--name", "Person 0")).startswith("name_taken: ")
        await soon(host.until(lambda now: len(now.table["persons"]) == 1))


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "nonsense"])
def test_a_bot_that_cannot_reach_the_server_says_so(url: str) -> None:
    assert f"cannot reach {url}" in quivive("bot", "--url", url, "--table", "FHKL").trouble
