"""Who is first, by our clock and by plain arrival, over lines that differ: the real server, people and liars.

    python -m bench.fairness [--rounds 1200] [--tables 12] [--lines both] [--json FILE] [--plot FILE]

At each table two simulated people play Keep Watch, each behind a line of their own. *Proxied* lines are
delayed by the client, as a proxy would, so the kernel knows nothing of them; *direct* ones are slow for the
kernel too (`bench/line.py`, which needs root). Honest people with equal reflexes should win equally often on
any two lines. A liar should win no more often than an honest person who is just as quick. The exit code is 1
if a promise is broken.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import math
import statistics
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.chart import bars
from bench.duel import Decided, Duel, Match
from bench.line import Line, missing
from bench.people import EQUAL, HONEST, LIARS, Person
from bench.process import started
from bench.wire import Way

PROXIED = (
    Way("near", 10),
    Way("home", 60, jitter=20, loss=0.02),
    Way("far", 150, jitter=60, loss=0.02),
    Way("moon", 300, jitter=60, loss=0.02),
    Way("uphill", 150, jitter=30, loss=0.02, up_share=0.9),
)
DIRECT = (
    Way("room", 40),
    Way("country", 300, jitter=20),
    Way("ocean", 600, jitter=20),
    Way("lossy room", 40, loss=0.02),
    Way("lossy country", 300, jitter=20, loss=0.02),
    Way("lossy ocean", 600, jitter=20, loss=0.02),
)
FAIR, ERRORS = 0.03, 4.0
"""Equal reflexes win one half, give or take this; beyond this many standard errors a liar gains."""


class Result:
    """One match, and how its rounds went; the first of the two is the one looked at."""

    def __init__(self, match: Match, wanted: int) -> None:
        self.match = match
        self.rounds: list[Decided] = []
        self._wanted = wanted

    def keep(self, round: Decided) -> bool:
        """False when there are enough."""
        self.rounds.append(round)
        return len(self.rounds) < self._wanted

    @property
    def share(self) -> float:
        return statistics.mean(float(round.winner == 0) for round in self.rounds)

    @property
    def share_by_arrival(self) -> float:
        return statistics.mean(float(round.arrived[0] < round.arrived[1]) for round in self.rounds)

    @property
    def error(self) -> float:
        """A standard error of such a share."""
        return 0.5 / math.sqrt(len(self.rounds))

    @property
    def gained(self) -> float:
        """Milliseconds that the first is made quicker by, on average."""
        judged = [round for round in self.rounds if 0 in round.measured]
        return statistics.mean(round.truth[0] - round.measured[0] for round in judged) if judged else 0.0

    def row(self) -> dict[str, Any]:
        return {
            "pair": self.match.name,
            "person": self.match.people[0].name,
            "rounds": len(self.rounds),
            "equal": round(self.share, 3),
            "equal_by_arrival": round(self.share_by_arrival, 3),
            "gained_ms": round(self.gained, 1),
        }


def matches(ways: tuple[Way, ...], lines: dict[str, Line]) -> list[Match]:
    """Equal reflexes on every pair of lines, and every liar on every line against an honest neighbour."""

    def match(first: Way, second: Way, person: Person) -> Match:
        ends = (lines.get(first.name), lines.get(second.name))
        return Match(f"{first.name} and {second.name}", (first, second), (person, EQUAL), ends)

    fair = [match(first, second, EQUAL) for first, second in itertools.combinations(ways, 2)]
    others = [person for person in (*HONEST, *LIARS) if person is not EQUAL]
    return fair + [match(way, way, person) for way in ways for person in (EQUAL, *others)]


async def measure(url: str, chosen: list[Match], rounds: int, tables: int) -> list[Result]:
    """All matches at the same time, some tables each."""
    results = [Result(match, rounds) for match in chosen]
    duels = [
        Duel(result.match, f"{result.match.name}/{result.match.people[0].name}/{number}", result.keep)
        for result in results
        for number in range(tables)
    ]
    await asyncio.gather(*(duel.open(url) for duel in duels))
    await asyncio.gather(*(duel.done.wait() for duel in duels))
    for duel in duels:
        duel.close()
    return results


def run(kind: str, rounds: int, tables: int) -> list[Result]:
    ways = DIRECT if kind == "direct" else PROXIED
    with contextlib.ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        lines: dict[str, Line] = {}
        if kind == "direct":
            for number, way in enumerate(ways):
                lines[way.name] = stack.enter_context(Line(way.quality(), seed=number))
        host = "0.0.0.0" if lines else "127.0.0.1"
        flags = ["serve", "--host", host, "--port", "0", "--data", data, "--no-limits"]
        server = stack.enter_context(started("quivive", flags))
        return uvloop.run(measure(server.url, matches(ways, lines), rounds, tables))


def broken(kind: str, results: Iterable[Result]) -> list[str]:
    """Every promise that was not kept, in a sentence."""
    found, shares = [], {}
    for result in results:
        person, name = result.match.people[0], result.match.name
        shares[name, person.name] = result.share
        if person is EQUAL and abs(result.share - 0.5) > max(FAIR, ERRORS * result.error):
            found.append(f"{kind}, {name}: equal reflexes win {result.share:.3f}")
        elif kind == "direct" and person in LIARS:
            rival = shares[name, person.rival]
            if result.share > rival + ERRORS * math.sqrt(2) * result.error:
                found.append(f"direct, {name}: a {person.name} wins {result.share:.3f}, honestly {rival:.3f}")
    return found


def _kinds(chosen: str) -> tuple[str, ...]:
    if chosen != "both":
        return (chosen,)
    why = missing()
    if why is None:
        return ("proxied", "direct")
    print(f"direct lines are left out: {why}")
    return ("proxied",)


def _each(results: Iterable[Result], told: Callable[[str], None]) -> None:
    for result in results:
        told(", ".join(f"{key} {value}" for key, value in result.row().items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1200, help="at least this many per match")
    parser.add_argument("--tables", type=int, default=12, help="tables per match at the same time")
    parser.add_argument("--lines", choices=("proxied", "direct", "both"), default="both")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    parser.add_argument("--plot", type=Path, help="draw equal reflexes into this SVG file")
    chosen = parser.parse_args()
    rows: list[dict[str, Any]] = []
    faults: list[str] = []
    for kind in _kinds(chosen.lines):
        results = run(kind, chosen.rounds, chosen.tables)
        print(f"{kind} lines")
        _each(results, print)
        rows += [{"lines": kind, **result.row()} for result in results]
        faults += broken(kind, results)
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=2) + b"\n")
    equal = [row for row in rows if row["person"] == EQUAL.name]
    if chosen.plot:
        chosen.plot.write_text(bars(equal))
    ours = max(abs(row["equal"] - 0.5) for row in equal)
    theirs = max(abs(row["equal_by_arrival"] - 0.5) for row in equal)
    print(f"equal reflexes, worst pair: {ours:.3f} away from one half, by arrival {theirs:.3f}")
    print(f"ratio {ours / theirs:.3f}")
    for fault in faults:
        print(f"BROKEN {fault}")
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
