"""What the race promises, held against the scores of the fairness bench; and the tables that are printed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from bench.people import EQUAL, LIARS, QUICKER
from bench.scores import Score, sums

ROUNDS, FAIR = 4_000, 0.03
MANY, FAIRER = 40_000, 0.01
"""After so many rounds equal reflexes win one half, give or take this."""
ERRORS = 4.0
"""A gain is what lies beyond this many standard errors."""
RIVALS = {person.name: person.rival for person in LIARS}
ADMITTED = {person.name for person in LIARS if person.admitted}


def equals(scores: Iterable[Score]) -> list[Score]:
    return [score for score in scores if score.person == EQUAL.name]


def broken(scores: list[Score]) -> Iterator[str]:
    """Every promise that was not kept, in a sentence."""
    for score in (*equals(scores), *sums(equals(scores))):
        if abs(score.share - 0.5) > _allowed(score):
            yield f"{score.lines}, {score.pair}: equal reflexes win {score.share:.3f} of {score.rounds}"
    for score, rival in _liars(scores):
        if score.person in ADMITTED or score.lines != "direct":
            continue
        if score.share - rival.share > ERRORS * _error(score, rival):
            yield (
                f"direct, {score.first}: a {score.person} wins {score.share:.3f}, "
                f"somebody honest {rival.share:.3f}"
            )


def _allowed(score: Score) -> float:
    """Fewer rounds prove less."""
    fair = FAIRER if score.rounds >= MANY else FAIR
    return fair if score.rounds >= ROUNDS else max(fair, ERRORS * score.error)


def _error(one: Score, other: Score) -> float:
    return math.hypot(one.error, other.error)


def _liars(scores: list[Score]) -> Iterator[tuple[Score, Score]]:
    """Each with an honest person who is just as quick, on the same line."""
    known = {score.match: score for score in scores}
    for score in scores:
        rival = RIVALS.get(score.person)
        if rival is not None:
            yield score, known[score.lines, score.first, score.second, rival]


def _quick_and_slow(scores: list[Score]) -> Iterator[str]:
    """How often somebody wins who is a little quicker or slower."""
    yield f"| lines | both on | {QUICKER:.0f} ms quicker wins | {QUICKER:.0f} ms slower wins |"
    yield "|---|---|---|---|"
    shares = {score.match: score.share for score in scores}
    for (lines, first, second, person), share in shares.items():
        if person == "quicker":
            slower = shares[lines, first, second, "slower"]
            yield f"| {lines} | {first} | {share:.1%} | {slower:.1%} |"


def tables(scores: list[Score]) -> Iterator[str]:
    yield "| lines | equal reflexes | rounds | the first wins | by arrival |"
    yield "|---|---|---|---|---|"
    for score in (*equals(scores), *sums(equals(scores))):
        shares = f"{score.share:.1%} | {score.share_by_arrival:.1%}"
        yield f"| {score.lines} | {score.pair} | {score.rounds} | {shares} |"
    yield ""
    yield from _quick_and_slow(scores)
    yield ""
    yield "| lines | both on | person | rounds | wins | honestly | gained in 100 rounds | gained (ms) |"
    yield "|---|---|---|---|---|---|---|---|"
    for score, rival in _liars(scores):
        wins = f"{score.share:.1%} | {rival.share:.1%} | {100 * (score.share - rival.share):+.1f}"
        who = f"{score.lines} | {score.first} | {score.person} | {score.rounds}"
        yield f"| {who} | {wins} ± {100 * _error(score, rival):.1f} | {score.gain - rival.gain:+.1f} |"
