"""Liars and bad connections at a real table: an honest hand that was first stays first."""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from bench.delayed_phone import Route
from bench.duel import Duel, Match, Round
from bench.line import Line, Quality, missing
from bench.people import EQUAL, Person
from tests.server.servers import serving, soon

ROUNDS = 3
EARLY, LATE = 800.0, 1_500.0
NEAR = Route("near", 10)
BUSY = 40.0
"""Milliseconds by which a busy machine may be late."""
CLEARLY = 80.0
"""A difference in milliseconds that such lateness cannot hide."""

ENOUGH = 600.0
"""Seconds within which even a very busy machine has calm moments."""

lines = pytest.mark.skipif(missing() is not None, reason=f"a line that is slow for the kernel {missing()}")


@pytest.fixture(autouse=True)
def real_time_priority() -> Iterator[None]:
    """Runs before all other processes, if we may."""
    if not hasattr(os, "sched_setscheduler"):
        yield
        return
    usual = os.sched_getscheduler(0)
    with suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    yield
    os.sched_setscheduler(0, usual, os.sched_param(0))


def same(chance: random.Random) -> tuple[float, float]:
    return EARLY, EARLY


class Machine:
    """Whether this process, in which the whole race takes place, got the processor when it wanted it."""

    def __init__(self, ends: Iterable[Line | None]) -> None:
        self._lines = [end for end in ends if end is not None]
        self._late = 0.0

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BUSY / 5000
            await asyncio.sleep(BUSY / 5000)
            self._late = max(self._late, loop.time() - due)

    def was_busy(self) -> bool:
        """Whether it was busy since this was last asked."""
        late = max([self._late, *(line.latest for line in self._lines)])
        self._late = 0.0
        for line in self._lines:
            line.latest = 0.0
        return late * 1000 > BUSY


@asynccontextmanager
async def watched(match: Match) -> AsyncIterator[Machine]:
    machine = Machine(match.lines)
    watching = asyncio.ensure_future(machine.watch())
    try:
        yield machine
    finally:
        watching.cancel()


async def played(url: str, match: Match) -> list[Round]:
    """Rounds during which the machine was not busy; in others nobody can know who was first."""
    rounds: list[Round] = []
    async with watched(match) as machine:

        def keep(round: Round) -> bool:
            if not machine.was_busy():
                rounds.append(round)
            return len(rounds) < ROUNDS

        duel = Duel(match, "attack", keep, same)
        try:
            await soon(duel.open(url))
            await soon(duel.done.wait(), ENOUGH)
        finally:
            duel.close()
    return rounds[:ROUNDS]


LIARS = [
    Person("delays every pong by 900 ms", late=LATE - EARLY, hold=900, said=lambda took, route: 130.0),
    Person("delays the race's pong alone", late=LATE - EARLY, hold_race=900, said=lambda took, route: 130.0),
    Person("tells a medium lie", late=CLEARLY, said=lambda took, route: took - CLEARLY - 15),
    Person("says half of the truth", late=100, said=lambda took, route: took / 2),
    Person("says nothing plausible", late=100, said=lambda took, route: 0.0),
]


@pytest.mark.parametrize("liar", LIARS, ids=lambda liar: liar.name)
async def test_an_honest_hand_beats_somebody_who(liar: Person, tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        rounds = await played(url, Match("attack", (NEAR, NEAR), (liar, EQUAL)))
    assert [round.winner for round in rounds] == [1] * ROUNDS


HELD_BACK = [
    Person("all alike", late=2 * CLEARLY, hold=300, said=lambda took, route: took - 300),
    Person("at random", late=CLEARLY, shake=300, said=lambda took, route: took - 150),
    Person("behind the card alone", late=CLEARLY, hold_race=300, said=lambda took, route: took - 150),
]


@lines
@pytest.mark.parametrize("liar", HELD_BACK, ids=lambda liar: liar.name)
async def test_holding_back_pongs_gains_nothing_on_a_connection_that_the_kernel_knows(
    liar: Person, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        ends = [stack.enter_context(Line(Quality(delay=0.02))) for _ in range(2)]
        async with serving(tmp_path, host="0.0.0.0") as url:
            match = Match("attack", (NEAR, NEAR), (liar, EQUAL), (ends[0], ends[1]))
            rounds = await played(url, match)
    assert [round.winner for round in rounds] == [1] * ROUNDS


@lines
async def test_an_honest_tap_over_a_slow_connection_is_recorded_as_it_was_made(tmp_path: Path) -> None:
    """By order of arrival it would come second by far."""
    quicker = Person("quicker", late=-CLEARLY)
    with ExitStack() as stack:
        far, near = (stack.enter_context(Line(Quality(delay=delay))) for delay in (0.3, 0.02))
        async with serving(tmp_path, host="0.0.0.0") as url:
            rounds = await played(url, Match("far", (NEAR, NEAR), (quicker, EQUAL), (far, near)))
    assert [round.winner for round in rounds] == [0] * ROUNDS


@lines
async def test_a_claim_that_was_lost_in_transit_counts_from_when_it_was_made(tmp_path: Path) -> None:
    """With a round trip of 300 ms, it arrives a whole round trip late."""
    quality = Quality(delay=0.15)

    def lost(took: float, route: Route) -> float:
        quality.doomed = 1
        return took

    unlucky = Person("quicker, and their claim is lost", late=-CLEARLY, said=lost)
    with Line(quality) as far, Line(Quality(delay=0.02)) as near:
        async with serving(tmp_path, host="0.0.0.0") as url:
            rounds = await played(url, Match("lost", (NEAR, NEAR), (unlucky, EQUAL), (far, near)))
    assert [round.winner for round in rounds] == [0] * ROUNDS


async def test_the_rounds_of_a_duel_are_decided_one_after_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        rounds = await asyncio.gather(
            *(played(url, Match("fair", (NEAR, NEAR), (Person("first", late=-100), EQUAL))) for _ in range(2))
        )
    assert [[round.winner for round in each] for each in rounds] == [[0] * ROUNDS] * 2
