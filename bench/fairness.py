"""Who is first, by our clock and by plain arrival, over lines that differ: the real server, injected delays.

    python -m bench.fairness [--rounds 1200] [--tables 20] [--json FILE] [--plot FILE]

At each table two simulated people play Keep Watch, each behind a line of their own. In half of the rounds
their reflexes are equal; in a quarter one of them is 30 ms quicker; in a quarter one lies about a tap's time,
boldly (it took 125 ms) or by no more than the jitter of the own line.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.chart import bars
from bench.duel import Decided, Duel
from bench.process import started
from bench.wire import Way

WAYS = (
    Way("near", 10),
    Way("home", 60, jitter=20, loss=0.02),
    Way("far", 150, jitter=60, loss=0.02),
    Way("moon", 300, jitter=60, loss=0.02),
    Way("uphill", 150, jitter=30, loss=0.02, up_share=0.9),
)


class Pair:
    """Two lines, and how the rounds over them went."""

    def __init__(self, ways: tuple[Way, Way], equal: int) -> None:
        self.ways = ways
        self.name = f"{ways[0].name} and {ways[1].name}"
        self.rounds: list[Decided] = []
        self._equal = equal

    def keep(self, round: Decided) -> bool:
        """False when there are enough."""
        self.rounds.append(round)
        return sum(round.mode == "equal" for round in self.rounds) < self._equal

    def report(self) -> dict[str, Any]:
        by_mode: defaultdict[str, list[Decided]] = defaultdict(list)
        for round in self.rounds:
            by_mode[round.mode].append(round)
        equal, quicker = by_mode["equal"], by_mode["quicker"]
        return {
            "pair": self.name,
            "claims": 2 * len(equal),
            "equal": _share(round.winner == 0 for round in equal),
            "equal_by_arrival": _share(_arrival(round) == 0 for round in equal),
            "quicker": [_won_by_the_quicker(quicker, seat, _decision) for seat in (0, 1)],
            "quicker_by_arrival": [_won_by_the_quicker(quicker, seat, _arrival) for seat in (0, 1)],
            "forger_gains_ms": [_gain(by_mode["forged"], seat) for seat in (0, 1)],
            "shaver_gains_ms": [_gain(by_mode["shaved"], seat) for seat in (0, 1)],
            "jitter_ms": [way.jitter for way in self.ways],
        }


def _decision(round: Decided) -> int | None:
    return round.winner


def _arrival(round: Decided) -> int:
    return round.arrived.index(min(round.arrived))


def _won_by_the_quicker(rounds: list[Decided], seat: int, how: Any) -> float:
    return _share(how(round) == seat for round in rounds if round.favoured == seat)


def _share(won: Any) -> float:
    return round(statistics.mean(map(float, won)), 3)


def _gain(rounds: list[Decided], seat: int) -> float:
    """Milliseconds that a liar is made quicker by, on average."""
    judged = [round for round in rounds if round.favoured == seat and seat in round.measured]
    gains = [round.truth[seat] - round.measured[seat] for round in judged]
    return round(statistics.mean(gains), 1)


async def measure(rounds: int, tables: int) -> list[dict[str, Any]]:
    """All pairs at the same time, some tables each."""
    pairs = [Pair(ways, rounds) for ways in itertools.combinations(WAYS, 2)]
    with tempfile.TemporaryDirectory() as data:
        flags = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--no-limits"]
        with started("quivive", flags) as server:
            duels = [
                Duel(pair.ways, f"{pair.name} {number}", pair.keep)
                for pair in pairs
                for number in range(tables)
            ]
            await asyncio.gather(*(duel.open(server.url) for duel in duels))
            await asyncio.gather(*(duel.done.wait() for duel in duels))
            for duel in duels:
                duel.close()
    return [pair.report() for pair in pairs]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1200, help="of equal reflexes, at least so many a pair")
    parser.add_argument("--tables", type=int, default=20, help="tables a pair at the same time")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    parser.add_argument("--plot", type=Path, help="draw it into this SVG file")
    chosen = parser.parse_args()
    report = uvloop.run(measure(chosen.rounds, chosen.tables))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    if chosen.plot:
        chosen.plot.write_text(bars(report))
    for row in report:
        print(", ".join(f"{key} {value}" for key, value in row.items()))
    ours = max(abs(row["equal"] - 0.5) for row in report)
    theirs = max(abs(row["equal_by_arrival"] - 0.5) for row in report)
    print(f"equal reflexes, worst pair: {ours:.3f} away from one half, by arrival {theirs:.3f}")
    print(f"ratio {ours / theirs:.3f}")


if __name__ == "__main__":
    main()
