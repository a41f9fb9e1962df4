"""Liars and poor lines at a real table: an honest hand that was first stays first."""

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from bench.duel import Decided, Duel, Match
from bench.line import Line, Quality, missing
from bench.people import EQUAL, Person
from bench.wire import Way
from tests.server.house import house, soon

ROUNDS = 3
EARLY, LATE = 800.0, 1_500.0
NEAR = Way("near", 10)

lines = pytest.mark.skipif(missing() is not None, reason=f"a line that is slow for the kernel {missing()}")


def same(chance: random.Random) -> tuple[float, float]:
    return EARLY, EARLY


def in_time(round: Decided, match: Match) -> bool:
    """Both tapped when they meant to: a machine that was too busy for that has measured nothing."""
    meant = [reflex + person.late for reflex, person in zip(round.reflexes, match.people, strict=True)]
    return all(abs(truth - after) < 20 for truth, after in zip(round.truth, meant, strict=True) if truth)


async def played(url: str, match: Match) -> list[Decided]:
    rounds: list[Decided] = []

    def keep(round: Decided) -> bool:
        if in_time(round, match):
            rounds.append(round)
        return len(rounds) < ROUNDS

    duel = Duel(match, "attack", keep, same)
    try:
        await soon(duel.open(url))
        await soon(duel.done.wait(), 180)
    finally:
        duel.close()
    return rounds[:ROUNDS]


LIARS = [
    Person("delays every pong by 900 ms", late=LATE - EARLY, hold=900, said=lambda took, way: 130.0),
    Person("delays the race's pong alone", late=LATE - EARLY, hold_race=900, said=lambda took, way: 130.0),
    Person("tells a medium lie", late=45, said=lambda took, way: took - 90),
    Person("says half of the truth", late=100, said=lambda took, way: took / 2),
    Person("says nothing plausible", late=100, said=lambda took, way: 0.0),
]


@pytest.mark.parametrize("liar", LIARS, ids=lambda liar: liar.name)
async def test_an_honest_hand_beats_somebody_who(liar: Person, tmp_path: Path) -> None:
    async with house(tmp_path) as url:
        rounds = await played(url, Match("attack", (NEAR, NEAR), (liar, EQUAL)))
    assert [round.winner for round in rounds] == [1] * ROUNDS


@lines
@pytest.mark.parametrize("hold", [100.0, 300.0])
async def test_feigned_lag_gains_nothing_on_a_line_that_the_kernel_knows(hold: float, tmp_path: Path) -> None:
    liar = Person("feigner", late=60, hold=hold, said=lambda took, way: took - hold)
    with ExitStack() as stack:
        ends = [stack.enter_context(Line(Quality(delay=0.02))) for _ in range(2)]
        async with house(tmp_path, host="0.0.0.0") as url:
            match = Match("attack", (NEAR, NEAR), (liar, EQUAL), (ends[0], ends[1]))
            rounds = await played(url, match)
    assert [round.winner for round in rounds] == [1] * ROUNDS


@lines
async def test_an_honest_tap_over_a_far_line_is_recorded_as_it_was_made(tmp_path: Path) -> None:
    quicker = Person("quicker", late=-40)
    with ExitStack() as stack:
        far, near = (stack.enter_context(Line(Quality(delay=delay))) for delay in (0.3, 0.02))
        async with house(tmp_path, host="0.0.0.0") as url:
            rounds = await played(url, Match("far", (NEAR, NEAR), (quicker, EQUAL), (far, near)))
    assert [round.winner for round in rounds] == [0] * ROUNDS


@lines
async def test_a_claim_that_is_lost_on_its_way_counts_from_when_it_was_made(tmp_path: Path) -> None:
    """On a line of 300 ms there and back it arrives a whole round trip late."""
    quality = Quality(delay=0.15)

    def lost(took: float, way: Way) -> float:
        quality.doomed = 1
        return took

    unlucky = Person("quicker, and their claim is lost", late=-60, said=lost)
    with Line(quality) as far, Line(Quality(delay=0.02)) as near:
        async with house(tmp_path, host="0.0.0.0") as url:
            rounds = await played(url, Match("lost", (NEAR, NEAR), (unlucky, EQUAL), (far, near)))
    assert [round.winner for round in rounds] == [0] * ROUNDS
    assert [round.measured[0] for round in rounds] == [pytest.approx(r.truth[0], abs=25) for r in rounds]


async def test_the_rounds_of_a_duel_are_decided_one_after_the_other(tmp_path: Path) -> None:
    async with house(tmp_path) as url:
        rounds = await asyncio.gather(
            *(played(url, Match("fair", (NEAR, NEAR), (Person("first", late=-100), EQUAL))) for _ in range(2))
        )
    assert [[round.winner for round in each] for each in rounds] == [[0] * ROUNDS] * 2
