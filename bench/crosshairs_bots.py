"""How often bots win Crosshairs' training missions, against chance, a greedy baseline and an oracle.

    python -m bench.crosshairs_bots [--games 200] [--seed words] [--json FILE]

Greedy plays any card and shoots as soon as one guess in three would be right by the clues. The oracle is
the sharp bot shown all hands: where even that loses, the cards were against everybody. The intervals are
Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import dataclasses
import math
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame, Bot, Millis, Move, View
from quivive.engine.simulate import Played, play, random_bot, simulated_deal
from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.actions import (
    Aim,
    Clue,
    CrosshairsAction,
    Detain,
    Draw,
    Exchange,
    Fire,
    Ready,
    Stop,
)
from quivive.games.crosshairs.bots.mind import Mind
from quivive.games.crosshairs.model import CrosshairsView
from quivive.games.crosshairs.rules.deduction import members
from quivive.games.crosshairs.state import CrosshairsState

MISSIONS = ("training_1", "training_2", "training_3")
GREEDY_ODDS = 1 / 3
Z = 1.96

Legal = Sequence[CrosshairsAction]


def greedy(view: CrosshairsView, legal: Legal, dice: Dice) -> Move[CrosshairsAction] | None:
    """Detains, plays any card, draws what it can, and shoots early."""
    return Move(_greedy(view, legal, dice), Millis(1_000)) if legal else None


def _greedy(view: CrosshairsView, legal: Legal, dice: Dice) -> CrosshairsAction:
    mind = Mind(view, counts=False)
    guesses = {id: tuple(members(mind.deductions, left)) for id, left in mind.possible.items()}
    if view.aim is not None:
        return Fire(dice.choice(guesses[view.aim]))
    for action in legal:
        if isinstance(action, Aim) and 1 / len(guesses[action.suspect]) >= GREEDY_ODDS:
            return action
    for wanted in (Ready(), Detain(), Draw(), Stop()):
        if wanted in legal:
            return wanted
    cards = [action for action in legal if isinstance(action, Clue | Exchange)]
    others = [action for action in legal if not isinstance(action, Aim)]
    return dice.choice(cards or others or legal)


def all_hands_open() -> AnyGame:
    """The same game with open hands."""

    def public(state: CrosshairsState) -> View:
        return msgspec.structs.replace(GAME.public(state), open=state.hands)

    return dataclasses.replace(GAME, public=public)


PLAYERS: dict[str, tuple[AnyGame, Bot[Any, Any]]] = {
    "random": (GAME, random_bot),
    "greedy": (GAME, greedy),
    **{level: (GAME, bot) for level, bot in GAME.bots.items()},
    "oracle": (all_hands_open(), GAME.bots["sharp"]),
}


class Stopwatch:
    """A bot that records its slowest decision."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self.bot = bot
        self.slowest = 0.0

    def __call__(self, view: Any, legal: Sequence[Any], dice: Dice) -> Move[Any] | None:
        began = time.thread_time()
        move = self.bot(view, legal, dice)
        self.slowest = max(self.slowest, time.thread_time() - began)
        return move


def wilson(won: int, games: int) -> tuple[float, float]:
    """
    >>> [round(end, 3) for end in wilson(90, 100)]
    [0.826, 0.945]
    """
    share, spread = won / games, Z * Z / games
    middle = share + spread / 2
    half = Z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def measure(mission: str, agents: int, name: str, games: int, seed: str) -> dict[str, Any]:
    game, bot = PLAYERS[name]
    watched = Stopwatch(bot)
    options = GAME.presets[mission]
    deals = (simulated_deal(game, options, agents, f"{seed}/{mission}/{n}") for n in range(games))
    played = [play(game, deal, [watched] * agents) for deal in deals]
    won = sum(_reason(one) == "all_named" for one in played)
    low, high = wilson(won, games)
    return {
        "mission": mission,
        "agents": agents,
        "player": name,
        "won": round(won / games, 3),
        "from": round(low, 3),
        "to": round(high, 3),
        "bullets_left": round(statistics.mean(one.match.state.bullets for one in played), 2),
        "turns": round(statistics.mean(_turns(one) for one in played), 1),
        "slowest_ms": round(1000 * watched.slowest, 1),
    }


def _reason(played: Played) -> str | None:
    return None if played.match.outcome is None else played.match.outcome.reason


def _turns(played: Played) -> int:
    return sum(b'"turn_began"' in bytes(event) for step in played.steps for event in step.events)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=200, help="by each player, mission and count of agents")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--json", type=Path, help="write the result to this file too")
    chosen = parser.parse_args()
    rows = []
    for mission in MISSIONS:
        for agents in GAME.seats:
            for name in PLAYERS:
                row = measure(mission, agents, name, chosen.games, chosen.seed)
                rows.append(row)
                print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    if chosen.json:
        report = {"games": chosen.games, "seed": chosen.seed, "rows": rows}
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    sharp = [row for row in rows if row["player"] == "sharp" and row["mission"] == "training_2"]
    worst = min(sharp, key=lambda row: float(row["won"]))
    ours = [float(row["slowest_ms"]) for row in rows if row["player"] in GAME.bots]
    print(f"slowest decision of a bot: {max(ours)} ms")
    print(f"training 2, sharp, worst count: {worst['won']} of games won by {worst['agents']} agents")


if __name__ == "__main__":
    main()
