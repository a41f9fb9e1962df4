"""The server is killed again and again while people talk and play: everything acknowledged is there, once."""

import asyncio
import itertools
import os
import random
from collections.abc import Awaitable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from quivive.client import Client, Refusal
from quivive.server import protocol as p
from quivive.tables import commands as c
from tests.server.forked_server import ForkedServer, forked_server
from tests.server.players import wanted
from tests.server.servers import Wire, deal, happened, log_of, messages, soon, spyfall, table

EVENINGS = int(os.environ.get("EVENINGS", "10"))
KILLS_AN_EVENING = 20


@dataclass
class Ledger:
    """What was sent to the server, and how it answered."""

    sent: set[str] = field(default_factory=set)
    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)
    """Visible to everybody when it happens. Answered without a frame, it had happened before a reconnect."""
    idle: set[str] = field(default_factory=set)
    """Commands that may change nothing, such as being ready again; these are acknowledged but not written."""
    unanswered_at_a_kill: int = 0
    closing: bool = False
    ids: Iterator[str] = field(default_factory=lambda: map("command {}".format, itertools.count()))
    _more: asyncio.Event = field(default_factory=asyncio.Event)

    async def ask(self, seat: Client, message: p.Act | p.Do) -> None:
        self.sent.add(message.id)
        self._more.set()
        try:
            await seat.send(message.id, message)
            self.acknowledged.add(message.id)
        except Refusal:
            self.refused.add(message.id)
        self._more.set()

    async def wait_for(self, more: int) -> None:
        """Waits until this many more were sent or answered."""
        for _ in range(more):
            await soon(self._more.wait())
            self._more.clear()


async def gossip(seat: Client, ledger: Ledger, chance: random.Random) -> None:
    while not ledger.closing:
        id = next(ledger.ids)
        commands: list[c.AnyCommand] = [c.Say(id), c.Introduce(mask=chance.randint(1, 36)), c.Ready(True)]
        command = chance.choice(commands)
        if isinstance(command, c.Say):
            ledger.said.add(id)
        else:
            ledger.idle.add(id)
        await ledger.ask(seat, p.Do(id, command))


async def play_for_ever(seat: Client, ledger: Ledger) -> None:
    async for _ in seat.views():
        if ledger.closing:
            return
        if seat.table["phase"] == "result" and seat.table["host"] == seat.you:
            id = next(ledger.ids)
            await ledger.ask(seat, p.Do(id, c.StartGame()))
        elif (action := wanted(seat)) is not None:
            id = next(ledger.ids)
            await ledger.ask(seat, p.Act(id, seat.beat, msgspec.Raw(msgspec.json.encode(action))))


async def evening(
    server: ForkedServer, ledger: Ledger, chance: random.Random
) -> tuple[list[str], list[Wire]]:
    """Two tables talk and one plays, through many kills. Returns their codes and what everybody was sent."""
    url = f"http://127.0.0.1:{server.port}"
    wires: list[Wire] = []
    async with AsyncExitStack() as stack:
        talking = [await stack.enter_async_context(table(url, 2, wires)) for _ in range(2)]
        playing = await stack.enter_async_context(table(url, 3, wires))
        await deal(playing, spyfall(rounds=2))
        ledger.closing = False
        work: list[Awaitable[None]] = [
            gossip(seat, ledger, chance) for seats in talking for seat in seats for _ in range(3)
        ]
        people = asyncio.gather(*work, *(play_for_ever(seat, ledger) for seat in playing))
        for _ in range(KILLS_AN_EVENING):
            await ledger.wait_for(chance.randint(1, 40))
            await asyncio.sleep(chance.random() / 200)  # the moment of the kill is what varies here
            ledger.unanswered_at_a_kill += len(ledger.sent) - len(ledger.acknowledged) - len(ledger.refused)
            await server.kill()
            await server.start()
        ledger.closing = True
        await soon(people)
        return [seats[0].code for seats in (*talking, playing)], wires


async def test_kills_under_load_lose_nothing_and_duplicate_nothing(tmp_path: Path) -> None:
    chance = random.Random(200)
    ledger = Ledger()
    codes: list[str] = []
    found_done: set[str] = set()
    async with forked_server(tmp_path) as server:
        await server.start()
        for _ in range(EVENINGS):
            tables, wires = await evening(server, ledger, chance)
            codes += tables
            found_done |= {message["id"] for wire in wires for message in messages(wire, "done")}
        await server.kill()
    assert server.kills > EVENINGS * KILLS_AN_EVENING >= 200
    count = sum([happened(await log_of(tmp_path, code)) for code in codes], start=happened([]))
    times = {id: count[id] for id in ledger.sent}
    assert ledger.sent == ledger.acknowledged | ledger.refused
    assert {id for id in ledger.acknowledged - ledger.idle if times[id] != 1} == set()
    assert {id for id in ledger.idle if times[id] > 1} == set()
    assert {id for id in ledger.refused if times[id] != 0} == set()
    assert set(count.values()) == {1}
    assert ledger.unanswered_at_a_kill > server.kills
    assert found_done & ledger.said
    print(f"{server.kills} kills, {len(ledger.acknowledged)} commands acknowledged, none lost, none doubled")
