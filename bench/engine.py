"""Whole simulated games per second against a bare fold of the same games: what rules and bots cost.

    python -m bench.engine [--game spyfall] [--seats 6] [--games 60] [--json FILE]

The bare fold is the least that the steps can cost. Bots play in virtual time.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine.game import AnyGame, Bot, Seat
from quivive.engine.registry import games
from quivive.engine.replay import fold, unfold
from quivive.engine.simulate import Played, play, random_bot, simulated_deal
from quivive.engine.views import Views


def simulated(game: AnyGame, seats: int, count: int, bot: Bot[Any, Any]) -> tuple[list[Played], float]:
    options = next(iter(game.presets.values()))
    began = time.process_time()
    played = [
        play(game, simulated_deal(game, options, seats, f"bench/{n}"), [bot] * seats) for n in range(count)
    ]
    return played, time.process_time() - began


def folded(game: AnyGame, played: list[Played]) -> float:
    """Seconds to fold the same games from their logs: the least their steps can cost."""
    began = time.process_time()
    for one in played:
        fold(game, one.match.deal, one.steps)
    return time.process_time() - began


def viewed(game: AnyGame, seats: int, played: list[Played]) -> float:
    """Seconds to fold them and build every seat's view of each step: what a simulation costs without bots."""
    began = time.process_time()
    for one in played:
        for match in unfold(game, one.match.deal, one.steps):
            views = Views(game, match.state)
            for seat in range(seats):
                views.seat(Seat(seat))
    return time.process_time() - began


def measure(game: AnyGame, seats: int, count: int, name: str, bot: Bot[Any, Any]) -> dict[str, Any]:
    played, seconds = simulated(game, seats, count, bot)
    reading, viewing = folded(game, played), viewed(game, seats, played)
    steps = sum(len(one.steps) for one in played)
    return {
        "bot": name,
        "games_per_second": round(count / seconds, 1),
        "steps_per_game": round(steps / count, 1),
        "ended": sum(one.match.outcome is not None for one in played),
        "us_per_step": round(seconds / steps * 1e6, 1),
        "us_per_step_folded": round(reading / steps * 1e6, 1),
        "us_per_step_viewed": round(viewing / steps * 1e6, 1),
        "ratio": round(reading / seconds, 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="spyfall")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    game = games()[chosen.game]
    bots = {"random": random_bot, **game.bots}
    rows = [measure(game, chosen.seats, chosen.games, name, bot) for name, bot in bots.items()]
    result = {"game": chosen.game, "seats": chosen.seats, "games": chosen.games, "bots": rows}
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    for row in rows:
        print(", ".join(f"{key} {value}" for key, value in row.items()))
    print(f"ratio {rows[0]['ratio']} of a bare fold with random bots")


if __name__ == "__main__":
    main()
