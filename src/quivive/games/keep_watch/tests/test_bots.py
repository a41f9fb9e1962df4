"""How bots play: reaction times like people's, slower when the count is close, more errors in haste."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Move
from quivive.engine.simulate import play, simulated_deal
from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.bots.levels import LEVELS
from quivive.games.keep_watch.bots.play import BOTS, QUICKEST, reaction
from quivive.games.keep_watch.model import Claim, KeepWatchAction, KeepWatchOptions, KeepWatchView, Next
from quivive.games.keep_watch.tests.builders import Table, dealt, watching

SEEDS = 1_500


def move(table: Table, seat: int, level: str, seed: int) -> Move[KeepWatchAction] | None:
    view = table.sees(seat)
    return BOTS[level](view, GAME.legal(view), Dice(b"a bot's seed", seed))


def claims(table: Table, seat: int, level: str) -> list[tuple[int, bool]]:
    """For each random seed: how long the claim would take, and whether it would be right."""
    right = answers(table, seat)
    moves = [move(table, seat, level, seed) for seed in range(SEEDS)]
    assert all(found is not None and isinstance(found.action, Claim) for found in moves)
    return [
        (found.after, found.action.symbol in right)
        for found in moves
        if found and isinstance(found.action, Claim)
    ]


def answers(table: Table, seat: int) -> set[str]:
    after = Table(table.state).win(seat)
    return set(after.verdicts[0].answers)


def gap(table: Table, seat: int) -> int:
    """By how much the best of the three is ahead."""
    triple = table.sees(None).triple
    assert triple is not None
    found = sorted((sum(face.count(s) for face in table.faces(seat)) for s in triple.symbols), reverse=True)
    return found[0] - found[1]


@cache
def with_gap(wanted: int) -> tuple[Table, int]:
    """A table and a seat whose best symbol is ahead by this many."""
    for seats in range(2, 7):
        table = watching(*[1] * seats)
        for _ in range(8):
            for seat in range(seats):
                if gap(table, seat) == wanted:
                    return table, seat
            table.win(0).turn()
    raise AssertionError


@pytest.mark.parametrize("level", LEVELS)
def test_reaction_times_are_ex_gaussian(level: str) -> None:
    model = LEVELS[level]
    times = [reaction(model, Dice(b"times", n)) for n in range(6_000)]
    mean, spread = statistics.fmean(times), statistics.pstdev(times)
    skew = statistics.fmean(((time - mean) / spread) ** 3 for time in times)
    assert mean == pytest.approx(model.mean + model.tail, rel=0.03)
    assert spread == pytest.approx((model.spread**2 + model.tail**2) ** 0.5, rel=0.06)
    assert skew == pytest.approx(2 * (model.tail / spread) ** 3, abs=0.45)
    assert statistics.median(times) < mean


def test_a_sharp_bot_is_faster_than_an_average_one_and_an_average_one_than_a_sleepy_one() -> None:
    table, seat = with_gap(2)
    medians = [statistics.median(after for after, _ in claims(table, seat, level)) for level in LEVELS]
    assert medians == sorted(medians, reverse=True)
    assert medians[0] > 1.3 * medians[1] > 1.3 * 1.3 * medians[2]


@pytest.mark.parametrize("level", LEVELS)
def test_a_close_count_takes_longer_and_goes_wrong_more_often(level: str) -> None:
    close, clear = claims(*with_gap(1), level), claims(*with_gap(2), level)
    assert statistics.fmean(t for t, _ in close) > 1.2 * statistics.fmean(t for t, _ in clear)
    assert sum(not right for _, right in close) > sum(not right for _, right in clear)


@pytest.mark.parametrize("level", LEVELS)
def test_haste_makes_errors_but_most_claims_are_right(level: str) -> None:
    found = sorted(claims(*with_gap(1), level))
    hasty, slow = found[: SEEDS // 3], found[-SEEDS // 3 :]
    assert sum(not right for _, right in hasty) > 1.2 * sum(not right for _, right in slow)
    assert sum(right for _, right in found) > 0.75 * SEEDS


def test_a_sharp_bot_errs_less_than_a_sleepy_one() -> None:
    wrong = [sum(not right for _, right in claims(*with_gap(1), level)) for level in LEVELS]
    assert wrong == sorted(wrong, reverse=True)
    assert wrong[-1] > 0


def test_counting_neighbours_cards_takes_longer() -> None:
    alone = claims(watching(4, 4, 4), 1, "average")
    around = claims(watching(4, 4, 4, options=KeepWatchOptions(neighbours=True)), 1, "average")
    assert statistics.fmean(t for t, _ in around) > 1.4 * statistics.fmean(t for t, _ in alone)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_never_taps_before_the_card_is_shown_or_faster_than_a_person_can(level: str) -> None:
    counting = dealt(4, 4, 4).count()
    assert all(move(counting, seat, level, seed) is None for seat in range(3) for seed in range(30))
    assert min(after for after, _ in claims(*with_gap(2), level)) >= QUICKEST


def test_a_bot_is_ready_soon_and_does_nothing_when_out() -> None:
    ready = move(watching(4, 4, 4).win(1), 0, "average", 0)
    assert ready is not None
    assert ready.action == Next()
    assert ready.after < 4_000
    assert move(watching(4, 4, 4).lose(0), 0, "average", 0) is None


@pytest.mark.parametrize(("better", "worse"), [("sharp", "average"), ("average", "sleepy")])
def test_the_better_bot_wins_more_often(better: str, worse: str) -> None:
    wins = {better: 0, worse: 0}
    for number in range(24):
        levels = (better, worse) if number % 2 else (worse, better)
        bots: list[Bot[KeepWatchView, KeepWatchAction]] = [BOTS[level] for level in levels]
        played = play(GAME, simulated_deal(GAME, GAME.presets["short"], 2, str(number)), bots)
        outcome = played.match.outcome
        assert outcome is not None
        if len(outcome.winners) == 1:
            wins[levels[outcome.winners[0]]] += 1
    assert wins[better] > 2 * wins[worse]
