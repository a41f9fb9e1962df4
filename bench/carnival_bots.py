"""How Carnival goes when bots play it: wins by level at mixed tables, the pace of a game, and of practice.

    python -m bench.carnival_bots [--games 60] [--seed words] [--json FILE]

A mixed table seats all three levels, moved on by one seat from game to game, so that nobody sits better. A
level's share is what it wins per seat, relative to the average of all seats: 1 is a fair share. Practice is
dealt as the page deals it, with a novice in the newcomer's seat; reading the hints comes on top.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine.simulate import Played, play, simulated_deal
from quivive.games.carnival import GAME
from quivive.games.carnival.events import Judged, Looked
from quivive.games.carnival.model import CarnivalOptions
from quivive.games.carnival.state import CarnivalState

LEVELS = tuple(GAME.bots)
NORMAL = next(iter(GAME.presets.values()))
PRACTICE = CarnivalOptions(cards=3, least_seconds=4, first=0, lesson=True)
"""As in web/src/games/carnival/poster.ts."""


def seated(seats: int, turn: int) -> list[str]:
    """Three levels around the table, starting with a different one each time."""
    return list(islice(cycle(LEVELS), turn, turn + seats))


def games(levels: Sequence[Sequence[str]], seed: str, options: CarnivalOptions = NORMAL) -> list[Played]:
    return [
        play(
            GAME,
            simulated_deal(GAME, options, len(table), f"{seed}/{number}"),
            [GAME.bots[level] for level in table],
        )
        for number, table in enumerate(levels)
    ]


def shares(tables: Sequence[Sequence[str]], played: Sequence[Played]) -> dict[str, float]:
    """Each level's wins per seat, relative to what a seat wins on average. A shared win is split."""
    won: Counter[str] = Counter()
    fair: Counter[str] = Counter()
    for table, game in zip(tables, played, strict=True):
        outcome = game.match.outcome
        assert outcome is not None
        for level in table:
            fair[level] += 1 / len(table)  # type: ignore[assignment]
        for winner in outcome.winners:
            won[table[winner]] += 1 / len(outcome.winners)  # type: ignore[assignment]
    return {level: round(won[level] / fair[level], 2) for level in LEVELS}


def pace(played: Sequence[Played]) -> dict[str, Any]:
    """What happens in a game on average."""
    count: Counter[str] = Counter()
    for game in played:
        state: CarnivalState = game.match.state
        count["turns"] += state.turn
        count["winks"] += len(state.winks)
        count["winks others saw"] += sum(
            any(seat != wink.at for seat in wink.seen_by) for wink in state.winks
        )
        count["seconds"] += game.steps[-1].at // 1000
        for event in (GAME.read_event(raw) for step in game.steps for raw in step.events):
            if isinstance(event, Judged):
                count[f"{'right' if event.scene.right else 'wrong'} {event.scene.kind}s"] += 1
            count["looks"] += isinstance(event, Looked)
    minutes = round(count.pop("seconds") / 60 / len(played), 1)
    return {
        "minutes": minutes,
        **{what: round(total / len(played), 1) for what, total in sorted(count.items())},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=60, help="at each table")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    report: dict[str, Any] = {}
    for seats in GAME.seats:
        tables = [seated(seats, turn) for turn in range(chosen.games)]
        mixed = games(tables, f"{chosen.seed}/{seats}")
        report[str(seats)] = {"share of wins": shares(tables, mixed), "a game": pace(mixed)}
        print(f"{seats} seats, mixed: {_line(report[str(seats)]['share of wins'])}", flush=True)
        print(f"  a game: {_line(report[str(seats)]['a game'])}", flush=True)
    report["practice"] = pace(games([["novice"] * 4] * chosen.games, f"{chosen.seed}/practice", PRACTICE))
    print(f"practice: {_line(report['practice'])}", flush=True)
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")


def _line(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())


if __name__ == "__main__":
    main()
