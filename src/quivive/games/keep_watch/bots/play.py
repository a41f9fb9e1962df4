"""How bots play Keep Watch: they see what a player sees, count at a human pace, and err when they hurry."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Millis, Move, Seat
from quivive.games.keep_watch import model as m
from quivive.games.keep_watch.bots.levels import LEVELS, Level
from quivive.games.keep_watch.rules import counting

QUICKEST = Millis(350)
CLOSE = 1.35
"""How much longer a count takes if the answer is ahead by one, and how much more often it is wrong."""
FURTHER_CARD = 0.5
"""What each neighbour's card adds."""
AT_TEMPO: Mapping[m.Tempo, float] = MappingProxyType({1: 1.0, 2: 0.85, 3: 0.7})
"""How much of its usual time a bot takes."""
HASTY = 2.5
"""How much more often a claim is wrong if it is faster than usual for this player."""

Choice = Move[m.KeepWatchAction]


def play(
    level: Level, view: m.KeepWatchView, legal: Sequence[m.KeepWatchAction], dice: Dice
) -> Choice | None:
    if m.Next() in legal:
        return Move(m.Next(), Millis(1_500 + dice.below(2_000)))
    if view.you is None or view.triple is None or not legal:
        return None
    found = _found(view, view.you)
    right = counting.answers(view.triple, found)
    wrong = [symbol for symbol in view.triple.symbols if symbol not in right]
    effort = _effort(view, found) * AT_TEMPO[view.tempo]
    pace = reaction(level, dice)
    hasty = pace < level.mean + level.tail / 2
    slips = level.slips * (CLOSE if _close(found, view.triple) else 1) * (HASTY if hasty else 1)
    symbol = dice.choice(wrong if wrong and dice.unit() < slips else right)
    return Move(m.Claim(symbol), Millis(max(QUICKEST, round(pace * effort))))


BOTS: Mapping[str, Bot[m.KeepWatchView, m.KeepWatchAction]] = MappingProxyType(
    {name: functools.partial(play, level) for name, level in LEVELS.items()}
)


def reaction(level: Level, dice: Dice) -> float:
    """Ex-Gaussian, like human reaction times: a bell curve with a long tail on the slow side."""
    normal = math.sqrt(-2 * math.log(1 - dice.unit())) * math.cos(2 * math.pi * dice.unit())
    return level.mean + level.spread * normal - level.tail * math.log(1 - dice.unit())


def _found(view: m.KeepWatchView, you: Seat) -> tuple[int, ...]:
    assert view.triple is not None
    seats = counting.looked_at(you, len(view.tops), neighbours=view.neighbours)
    return counting.counts(view.triple, [face for seat in seats if (face := view.tops[seat])])


def _close(found: tuple[int, ...], triple: m.Triple) -> bool:
    """The best of the three is only one ahead of the next."""
    ranked = sorted(found, reverse=triple.condition == "more")
    return abs(ranked[0] - ranked[1]) == 1


def _effort(view: m.KeepWatchView, found: tuple[int, ...]) -> float:
    assert view.triple is not None
    cards = min(3, len(view.tops)) if view.neighbours else 1
    return (1 + FURTHER_CARD * (cards - 1)) * (CLOSE if _close(found, view.triple) else 1)
