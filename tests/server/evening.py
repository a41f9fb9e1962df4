"""People who talk and play through a fault, and an account of what became of their commands.

Three tables talk without pause, one plays, and at one (the still table) a clock runs while nobody moves.
"""

import asyncio
import itertools
import re
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import msgspec

from quivive.client import Client, Refusal
from quivive.server import protocol as p
from quivive.stores.opening import open_store
from quivive.tables import commands as c
from quivive.tables.events import Entry
from quivive.tables.log import TableCode
from tests.server.players import start_clock, wanted
from tests.server.servers import PATIENCE, Wire, deal, happened, soon, spyfall, table, whole

TALKING = 3
PAUSE = 0.05
"""Seconds after which somebody who was refused, or has nothing to do, tries again."""
SILENCE = 2.5
"""Seconds after which a page that gets no answer tries another connection."""
SAID = re.compile(rb'"text":"(said \d+)"')


@dataclass(frozen=True)
class Account:
    """What became of every command. All fields but the first two must be empty."""

    acknowledged: int
    refused: int
    lost: frozenset[str]
    """Acknowledged, but not in the log."""
    duplicated: frozenset[str]
    refused_but_written: frozenset[str]
    shown_but_not_written: frozenset[str]

    @property
    def clean(self) -> bool:
        return not (self.lost or self.duplicated or self.refused_but_written or self.shown_but_not_written)


class Evening:
    def __init__(
        self,
        talking: Sequence[list[Client]],
        playing: list[Client],
        still: list[Client],
        wires: Sequence[Wire],
    ) -> None:
        self._talking = talking
        self._playing = playing
        self._still = still
        self._sights: list[dict[str, Any]] = []
        """What the still table showed before the fault."""
        self._answers: dict[Client, list[float]] = {}
        """When each person's commands were acknowledged."""
        self._acknowledged: set[str] = set()
        self._refused: set[str] = set()
        self._closing = False
        self._ids = itertools.count()
        self._wires = wires

    async def note_still_table(self) -> None:
        """Notes what the still table shows, for `check_still_table`."""
        self._sights = await _sights(self._still)

    async def wait_for_answers(self, many: int, patience: float) -> None:
        """Waits until everybody who talks has had this many more answers, so is back in their seat."""
        goals = {seat: len(times) + many for seat, times in self._answers.items()}
        await _until(lambda: all(len(self._answers[seat]) >= goal for seat, goal in goals.items()), patience)

    async def wait_for_refusals(self, many: int, patience: float) -> None:
        goal = len(self._refused) + many
        await _until(lambda: len(self._refused) >= goal, patience)

    async def check_still_table(self, patience: float) -> None:
        """Checks that everybody at the still table is back and sees what they saw: no deadline moved."""
        host = self._still[0]
        end = time.monotonic() + patience
        while not all(person["here"] for person in (await _shown(host, ""))["table"]["persons"]):
            assert time.monotonic() < end, "somebody did not come back"
            await asyncio.sleep(PAUSE)
        assert await _sights(self._still) == self._sights

    def away(self, since: float) -> float:
        """The longest time, in seconds, that any table had no answer since then."""
        return max(_longest_gap([self._answers[seat] for seat in seats], since) for seats in self._talking)

    async def account(self, database: str) -> Account:
        """What became of every command; once everybody has stopped."""
        entries = await _entries(database, [self._talking[n][0].code for n in range(TALKING)])
        entries += await _entries(database, [self._playing[0].code])
        count = happened(entries)
        written = {id for id in count if count[id]}
        told = {found.decode() for wire in self._wires for line in wire for found in SAID.findall(line)}
        return Account(
            len(self._acknowledged),
            len(self._refused),
            frozenset(self._acknowledged - written),
            frozenset(id for id in count if count[id] > 1),
            frozenset(self._refused & written),
            frozenset(told - written),
        )

    async def run(self) -> None:
        """Runs everybody until `stop`."""
        for seats in self._talking:
            self._answers |= {seat: [] for seat in seats}
        await asyncio.gather(
            *(self._talk(seat) for seats in self._talking for seat in seats),
            *(self._play(seat) for seat in self._playing),
        )

    def stop(self) -> None:
        self._closing = True

    async def _talk(self, seat: Client) -> None:
        while not self._closing:
            id = f"said {next(self._ids)}"
            if await self._ask(seat, p.Do(id, c.Say(id))):
                self._answers[seat].append(time.monotonic())
            else:
                await asyncio.sleep(PAUSE)

    async def _play(self, seat: Client) -> None:
        while not self._closing:
            done = False
            if seat.table["phase"] == "result" and seat.table["host"] == seat.you:
                done = await self._ask(seat, p.Do(f"done {next(self._ids)}", c.StartGame()))
            elif (action := wanted(seat)) is not None:
                body = msgspec.Raw(msgspec.json.encode(action))
                done = await self._ask(seat, p.Act(f"done {next(self._ids)}", seat.beat, body))
            if not done:
                await asyncio.sleep(PAUSE)

    async def _ask(self, seat: Client, message: p.Act | p.Do) -> bool:
        try:
            await _impatient(seat, seat.send(message.id, message))
        except Refusal:
            self._refused.add(message.id)
            return False
        self._acknowledged.add(message.id)
        return True


@asynccontextmanager
async def evening(url: str) -> AsyncIterator[Evening]:
    """An evening in progress, until it is stopped or the test ends."""
    wires: list[Wire] = []
    async with AsyncExitStack() as stack:
        talking = [await stack.enter_async_context(table(url, 2, wires)) for _ in range(TALKING)]
        playing = await stack.enter_async_context(table(url, 3, wires))
        still = await stack.enter_async_context(table(url, 3))
        await deal(playing, spyfall(rounds=2))
        await deal(still, spyfall())
        await start_clock(still)
        people = Evening(talking, playing, still, wires)
        await people.note_still_table()
        running = asyncio.ensure_future(people.run())
        try:
            await asyncio.sleep(0)
            yield people
            people.stop()
            await asyncio.wait_for(running, 60)
        finally:
            running.cancel()


async def _impatient(seat: Client, asking: Coroutine[None, None, None]) -> None:
    """Like the page, gives up a connection on which no answer has come for too long."""
    answer = asyncio.ensure_future(asking)
    while not answer.done():
        heard = seat.changes
        await asyncio.wait({answer}, timeout=SILENCE)
        if not answer.done() and seat.changes == heard:
            await seat.drop()
    await answer


async def _sights(seats: Sequence[Client]) -> list[dict[str, Any]]:
    """What a new device in each seat is shown, including the clock's zero."""
    shown = [await _shown(seat, seat.token) for seat in seats]
    return [{"view": one["view"], "zero": one["table"]["zero"]} for one in shown]


async def _shown(seat: Client, token: str) -> dict[str, Any]:
    """Like a page, tries again if the node has no database yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await soon(whole(seat.url, seat.code, token))
        except (Refusal, OSError, aiohttp.ClientError):
            assert time.monotonic() < end
        await asyncio.sleep(PAUSE)


def _longest_gap(answers: Sequence[Sequence[float]], since: float) -> float:
    times = sorted(itertools.chain(*answers))
    gaps = [later - earlier for earlier, later in itertools.pairwise(times) if later > since]
    return max(gaps, default=0.0)


async def _entries(database: str, codes: Sequence[str]) -> list[Entry]:
    store = await open_store(database)
    try:
        lines = [line for code in codes for line in await store.log.read(TableCode(code))]
    finally:
        await store.log.close()
        await store.homes.close()
    return [msgspec.json.decode(line, type=Entry) for line in lines]


async def _until(condition: Callable[[], bool], patience: float) -> None:
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.02)
