"""How a match of the fairness bench went, in numbers that can be added up over several runs."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from functools import reduce
from pathlib import Path

import msgspec

from bench.duel import Round

ALL = "all of them"
BETTER, WORSE, OTHERS = SUMS = "the better line", "the worse", "all others"


class Score(msgspec.Struct, frozen=True):
    """The rounds of one match, from the first player's point of view."""

    lines: str
    """Their kind: proxied, lossy proxied or direct."""
    first: str
    second: str
    """Names of the two lines."""
    person: str
    rounds: int = 0
    wins: float = 0.0
    by_arrival: int = 0
    """Wins if order of arrival decided."""
    measured: int = 0
    gained: float = 0.0
    """By how many milliseconds the first was made quicker, in total over the measured rounds."""

    @property
    def match(self) -> tuple[str, str, str, str]:
        return self.lines, self.first, self.second, self.person

    @property
    def pair(self) -> str:
        return f"{self.first} and {self.second}"

    @property
    def share(self) -> float:
        return self.wins / self.rounds

    @property
    def share_by_arrival(self) -> float:
        return self.by_arrival / self.rounds

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return math.sqrt(max(self.share * (1 - self.share), 1 / self.rounds) / self.rounds)

    @property
    def gain(self) -> float:
        """By how many milliseconds the first is made quicker on average."""
        return self.gained / max(1, self.measured)

    def __add__(self, other: Score) -> Score:
        return msgspec.structs.replace(
            self,
            rounds=self.rounds + other.rounds,
            wins=self.wins + other.wins,
            by_arrival=self.by_arrival + other.by_arrival,
            measured=self.measured + other.measured,
            gained=self.gained + other.gained,
        )

    def seen_from_the_second(self) -> Score:
        """The same match from the other side; what that player gained is not known."""
        return msgspec.structs.replace(
            self,
            first=self.second,
            second=self.first,
            wins=self.rounds - self.wins,
            by_arrival=self.rounds - self.by_arrival,
            measured=0,
            gained=0.0,
        )


def scored(empty: Score, rounds: list[Round]) -> Score:
    """A round that nobody won counts half for each."""
    measured = [round.truth[0] - round.measured[0] for round in rounds if 0 in round.measured]
    return msgspec.structs.replace(
        empty,
        rounds=len(rounds),
        wins=sum(0.5 if round.winner is None else float(round.winner == 0) for round in rounds),
        by_arrival=sum(round.arrived[0] < round.arrived[1] for round in rounds),
        measured=len(measured),
        gained=sum(measured),
    )


def added(scores: Iterable[Score]) -> list[Score]:
    """One score per match, over all runs."""
    found: dict[tuple[str, str, str, str], Score] = {}
    for score in scores:
        found[score.match] = found[score.match] + score if score.match in found else score
    return list(found.values())


def on_all_lines(scores: Iterable[Score]) -> list[Score]:
    """Adds up neighbours on the same line over all lines: one score per kind of line and person."""
    groups: defaultdict[tuple[str, str], list[Score]] = defaultdict(list)
    for score in scores:
        if score.first == score.second:
            groups[score.lines, score.person].append(score)
    sums = [reduce(Score.__add__, each) for each in groups.values()]
    return [msgspec.structs.replace(each, first=ALL, second=ALL) for each in sums]


def sums(scores: Iterable[Score]) -> list[Score]:
    """Each line against all others; and, over all pairs, the better line against the worse."""
    groups: defaultdict[tuple[str, str, str], list[Score]] = defaultdict(list)
    for score in scores:
        if score.first != score.second:
            groups[score.lines, BETTER, WORSE].append(score)
            for each in (score, score.seen_from_the_second()):
                groups[each.lines, each.first, OTHERS].append(each)
    return [
        msgspec.structs.replace(reduce(Score.__add__, each), first=first, second=second)
        for (_, first, second), each in groups.items()
    ]


def load(file: Path) -> list[Score]:
    return msgspec.json.decode(file.read_bytes(), type=list[Score])


def save(file: Path, scores: list[Score]) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(scores), indent=2) + b"\n")
