"""What the race promises, compared with the scores of the fairness bench; and the printed tables."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from bench.people import EQUAL, HONEST, LIARS
from bench.scores import SUMS, Score, on_all_lines, sums

ROUNDS, FAIR = 4_000, 0.03
MANY, FAIRER = 40_000, 0.01
"""After this many rounds, equal reflexes win one half, give or take this."""
ERRORS = 4.0
"""A gain counts if it exceeds this many standard errors."""
UNPROVEN = "lossy proxied"
"""Behind a proxy nobody can prove a loss, so a claim later than the cap loses (decision 11)."""
BEYOND = "moon"
"""A lost claim arrives a round trip late, and on this line two round trips are longer than the cap."""
RIVALS = {person.name: person.rival for person in LIARS}
ADMITTED = {person.name for person in LIARS if person.admitted}


def equals(scores: Iterable[Score]) -> list[Score]:
    return [score for score in scores if score.person == EQUAL.name]


def unfair(scores: list[Score]) -> Iterator[tuple[bool, str]]:
    """Everything that is not fair, in a sentence, and whether we promised that it would be."""
    for score in (*equals(scores), *sums(equals(scores))):
        if abs(score.share - 0.5) > _allowed(score):
            what = f"{score.lines}, {score.pair}: equal reflexes win {score.share:.3f} of {score.rounds}"
            yield score.lines != UNPROVEN or _within_reach(score), what
    for score, rival in _liars([*scores, *on_all_lines(scores)]):
        if score.share - rival.share > ERRORS * _error(score, rival):
            wins = f"a {score.person} wins {score.share:.3f}, somebody honest {rival.share:.3f}"
            yield (
                score.lines == "direct" and score.person not in ADMITTED,
                f"{score.lines}, {score.first}: {wins}",
            )


def _within_reach(score: Score) -> bool:
    """Whether even lost claims arrive within the cap on one of these lines. Sums have other names."""
    lines = {score.first, score.second}
    return BEYOND not in lines and not lines & set(SUMS)


def _allowed(score: Score) -> float:
    """How far from one half is allowed: fewer rounds prove less."""
    fair = FAIRER if score.rounds >= MANY and score.lines != UNPROVEN else FAIR
    return fair if score.rounds >= ROUNDS else max(fair, ERRORS * score.error)


def _error(one: Score, other: Score) -> float:
    return math.hypot(one.error, other.error)


def _liars(scores: list[Score]) -> Iterator[tuple[Score, Score]]:
    """Each liar, with an honest person who is just as quick, on the same line."""
    known = {score.match: score for score in scores}
    for score in scores:
        rival = RIVALS.get(score.person)
        if rival is not None:
            yield score, known[score.lines, score.first, score.second, rival]


def tables(scores: list[Score]) -> Iterator[str]:
    """All results, as Markdown."""
    fair = equals(scores)
    yield from _table("lines", "equal reflexes", "rounds", "the first wins", "by arrival")
    for score in (*fair, *sums(fair)):
        shares = f"{score.share:.1%}", f"{score.share_by_arrival:.1%}"
        yield _row(score.lines, score.pair, f"{score.rounds:,}", *shares)
    yield ""
    for kind in dict.fromkeys(score.lines for score in scores):
        yield from _people([score for score in scores if score.lines == kind])


def _people(scores: list[Score]) -> Iterator[str]:
    """How often each kind of person wins against an honest one on the same line, and what a lie gains."""
    neighbours = [score for score in scores if score.first == score.second]
    on = {(score.first, score.person): score for score in (*neighbours, *on_all_lines(neighbours))}
    lines = list(dict.fromkeys(line for line, _ in on))
    if not lines:
        return
    yield from _table(f"{scores[0].lines}, both on", *lines)
    yield _row("rounds each", *(f"{on[line, EQUAL.name].rounds:,}" for line in lines))
    for person in HONEST:
        yield _row(f"{person.name} wins", *(f"{on[line, person.name].share:.1%}" for line in lines))
    for person in LIARS:
        if (lines[0], person.name) not in on:
            continue
        known = [on[line, person.name] for line in lines]
        yield _row(f"{person.name} gains", *(_gain(score, on[score.first, person.rival]) for score in known))
    yield ""


def _gain(score: Score, rival: Score) -> str:
    wins, error = 100 * (score.share - rival.share), 100 * _error(score, rival)
    return f"{wins:+.1f} ± {error:.1f} ({score.gain - rival.gain:+.1f} ms)"


def _table(*heads: str) -> Iterator[str]:
    yield _row(*heads)
    yield "|" + "---|" * len(heads)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
