"""A server that is told to stop says goodbye to everybody, and has stored everything it acknowledged."""

import asyncio
import random
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.raw import Closed, raw_socket
from tests.server.servers import Wire, deal, happened, log_of, messages, process, soon, spyfall, table
from tests.server.test_kill import Ledger, gossip, play_for_ever


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
async def test_stopping_under_load_loses_nothing(tmp_path: Path, stop: signal.Signals) -> None:
    data = tmp_path / "data"
    wires: list[Wire] = []
    ledger = Ledger()
    async with AsyncExitStack() as stack:
        server = stack.enter_context(process(data, 0, "--no-limits"))
        talking = await stack.enter_async_context(table(server.url, 4, wires))
        playing = await stack.enter_async_context(table(server.url, 3, wires))
        silent = await stack.enter_async_context(raw_socket(server.url))
        await deal(playing, spyfall(rounds=2))
        people = asyncio.gather(
            *(gossip(seat, ledger, random.Random(1)) for seat in talking for _ in range(3)),
            *(play_for_ever(seat, ledger) for seat in playing),
        )
        await ledger.wait_for(200)
        server.signal(stop)
        began = time.monotonic()
        assert (await silent.until("bye"))["code"] == "server_stops"
        assert isinstance(await silent.next(), Closed)
        assert await server.ended() == 0
        assert time.monotonic() - began < 5
        people.cancel()
        await asyncio.gather(people, return_exceptions=True)
        answered = set(ledger.acknowledged)
    for wire in wires:
        assert [bye["code"] for bye in messages(wire, "bye")] == ["server_stops"]
        assert b'"bye"' in wire[-1]
    assert server.errors.read_text() == ""
    codes = [seats[0].code for seats in (talking, playing)]
    count = sum([happened(await log_of(data, code)) for code in codes], start=happened([]))
    assert len(answered) > 50
    assert {id for id in answered - ledger.idle if count[id] != 1} == set()
    assert set(count.values()) == {1}


async def test_a_client_that_does_not_answer_the_goodbye_delays_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with AsyncExitStack() as stack:
        server = stack.enter_context(process(data))
        (host,) = await stack.enter_async_context(table(server.url, 1))
        deaf = await stack.enter_async_context(raw_socket(server.url))
        deaf.text({"type": "watch", "table": host.code})
        await deaf.until("whole")
        server.signal(signal.SIGTERM)
        assert await soon(server.ended(), 10) == 0
        assert server.errors.read_text() == ""
