"""Who is first, by our clock and by plain arrival, over lines that differ: the real server, people and liars.

    python -m bench.fairness [--rounds 300] [--lines all] [--people all] [--json FILE] [--plot FILE]

At each table two simulated people play Keep Watch, each behind a line of their own. *Proxied* lines are
delayed by the client, as a proxy would, so the kernel knows nothing of them. *Direct* ones are slow for the
kernel too (`bench/line.py`, which needs root). *Lossy proxied* ones are just as real, but end at a proxy
(`bench/proxy.py`), so packets are lost and the server's kernel cannot tell.

Honest people with equal reflexes should win equally often on any two lines. A liar should win no more often
than an honest person who is just as quick. The exit code is 1 if a promise is broken (`bench/promises.py`);
what decision 11 admits is printed as KNOWN. Rounds take seconds, as they do for people: for many of them, add
up several runs (`--seed` makes them differ; `--rounds 0 --add FILE` judges what was written down). On a busy
machine give it priority (`chrt -r 1`), and run one at a time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import uvloop

from bench.chart import bars
from bench.delayed_phone import Route
from bench.duel import Duel, Match, Round
from bench.line import Line, missing
from bench.people import EQUAL, HONEST, LIARS, Person
from bench.process import started
from bench.promises import equals, tables, unfair
from bench.scores import Score, added, load, save, scored

PROXIED = (
    Route("near", 10),
    Route("home", 60, jitter=20),
    Route("far", 150, jitter=60),
    Route("uphill", 150, jitter=30, up_share=0.9),
    Route("moon", 300, jitter=60),
)
LOSSY = tuple(replace(route, loss=0.02) if route.jitter else route for route in PROXIED)
DIRECT = (
    Route("room", 40),
    Route("country", 300, jitter=20),
    Route("ocean", 600, jitter=20),
    Route("lossy room", 40, loss=0.02),
    Route("lossy country", 300, jitter=20, loss=0.02),
    Route("lossy ocean", 600, jitter=20, loss=0.02),
)
ROUTES = {"proxied": PROXIED, "lossy proxied": LOSSY, "direct": DIRECT}
REAL = ("lossy proxied", "direct")
"""Lines on which packets really wait or are lost, so that both kernels react to it."""
AT_ONCE = 250
"""Tables that play at the same time. With more, we would be measuring the machine."""
SWITCH = 0.0005
"""Python's thread switch interval in seconds. The default of 5 ms would add jitter."""


class Played:
    """One match, and its rounds so far."""

    def __init__(self, match: Match, wanted: int) -> None:
        self.match = match
        self.rounds: list[Round] = []
        self._wanted = wanted

    def keep(self, round: Round) -> bool:
        """Returns False when there are enough rounds."""
        self.rounds.append(round)
        return len(self.rounds) < self._wanted

    @property
    def seconds(self) -> float:
        """Roughly how long a round takes."""
        return max(2.5 + route.trip / 250 + 50 * route.loss for route in self.match.routes)

    def score(self, kind: str) -> Score:
        first, second = self.match.routes
        return scored(Score(kind, first.name, second.name, self.match.people[0].name), self.rounds)


def matches(routes: tuple[Route, ...], lines: dict[str, Line], people: str) -> list[Match]:
    """Equal reflexes on every pair of lines, and every other kind of person against an honest neighbour."""

    def match(first: Route, second: Route, person: Person) -> Match:
        ends = (lines.get(first.name), lines.get(second.name))
        return Match(f"{first.name} and {second.name}", (first, second), (person, EQUAL), ends)

    best_first = sorted(routes, key=lambda route: (route.loss, route.trip))
    pairs = [match(first, second, EQUAL) for first, second in itertools.combinations(best_first, 2)]
    real = all(route.name in lines for route in routes)
    possible = [person for person in LIARS if real or not person.peek]
    liars = [person for person in possible if people in ("liars", "all", person.name)]
    neighbours = [match(route, route, person) for route in routes for person in (*HONEST, *liars)]
    return [*(pairs if people in ("equal", "all") else []), *(neighbours if people != "equal" else [])]


async def measure(url: str, every: Sequence[Played], seed: int) -> None:
    """Plays all matches at the same time. Slower ones have more tables, so that all end together."""
    tables = AT_ONCE / sum(played.seconds for played in every)
    duels = [
        Duel(played.match, f"{seed}/{played.match.name}/{played.match.people[0].name}/{number}", played.keep)
        for played in every
        for number in range(max(1, round(tables * played.seconds)))
    ]
    await asyncio.gather(*(duel.open(url) for duel in duels))
    await asyncio.gather(*(duel.done.wait() for duel in duels))
    for duel in duels:
        duel.close()


def run(kind: str, people: str, rounds: int, seed: int) -> list[Score]:
    routes = ROUTES[kind]
    with contextlib.ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        lines: dict[str, Line] = {}
        if kind in REAL:
            for number, route in enumerate(routes):
                lines[route.name] = stack.enter_context(Line(route.quality(), seed=seed * 100 + number))
        host = "0.0.0.0" if kind == "direct" else "127.0.0.1"
        flags = ["serve", "--host", host, "--port", "0", "--data", data, "--no-limits"]
        url = stack.enter_context(started("quivive", flags)).url
        if lines and kind != "direct":
            url = stack.enter_context(started("bench.proxy", ["--to", str(urlsplit(url).port)])).url
        chosen = [Played(match, rounds) for match in matches(routes, lines, people)]
        uvloop.run(measure(url, chosen, seed))
    return [played.score(kind) for played in chosen]


def _kinds(chosen: str) -> tuple[str, ...]:
    if chosen != "all":
        return (chosen,)
    why = missing()
    if why is not None:
        print(f"left out: {', '.join(REAL)}: {why}")
    return tuple(kind for kind in ROUTES if kind not in REAL or why is None)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300, help="at least this many per match")
    parser.add_argument("--lines", choices=(*ROUTES, "all"), default="all")
    people = ("equal", "liars", "all", *(person.name for person in LIARS))
    parser.add_argument("--people", choices=people, default="all", help="pairs of lines, liars, one liar")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path, help="write the scores to this file too")
    parser.add_argument("--add", type=Path, nargs="*", default=[], help="scores of earlier runs")
    parser.add_argument("--plot", type=Path, help="draw equal reflexes into this SVG file")
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    sys.setswitchinterval(SWITCH)
    kinds = _kinds(chosen.lines) if chosen.rounds else ()
    new = [score for kind in kinds for score in run(kind, chosen.people, chosen.rounds, chosen.seed)]
    if chosen.json:
        save(chosen.json, new)
    scores = added([score for file in chosen.add for score in load(file)] + new)
    fair = equals(scores)
    if chosen.plot:
        chosen.plot.write_text(bars([score for score in fair if score.first != score.second]))
    for line in tables(scores):
        print(line)
    ours = max(abs(score.share - 0.5) for score in fair)
    theirs = max(abs(score.share_by_arrival - 0.5) for score in fair)
    print(f"equal reflexes, worst pair: {ours:.3f} away from one half, by arrival {theirs:.3f}")
    print(f"ratio {ours / theirs:.3f}")
    faults = list(unfair(scores))
    for promised, what in faults:
        print("BROKEN" if promised else "KNOWN", what)
    raise SystemExit(1 if any(promised for promised, _ in faults) else 0)


if __name__ == "__main__":
    main()
