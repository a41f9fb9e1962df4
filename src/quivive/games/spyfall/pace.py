"""How long things take a bot, so that it seems to read, think and type as people do."""

from __future__ import annotations

from collections.abc import Sequence

from quivive.engine.dice import Dice
from quivive.engine.game import Millis
from quivive.games.spyfall.model import Line, SpyfallView
from quivive.games.spyfall.talk import PHRASES

READ = 45
TYPE = 200
"""Milliseconds a letter."""

EXCHANGE = Millis(26_000)
"""What a question and its answer take, on the whole."""

SPOKEN = Millis(30_000)


def saying(phrase: str, record: Sequence[Line], speed: float, dice: Dice) -> Millis:
    """Read the last line, think, type."""
    read = len(_words(record[-1])) * READ if record else 0
    typed = len(PHRASES[phrase].en) * TYPE
    return Millis(read + int((typed + 2_000 + dice.below(5_000)) / speed))


def between(low: int, high: int, dice: Dice) -> Millis:
    """So many seconds, from low to high."""
    return Millis(low * 1000 + dice.below((high - low) * 1000))


def lateness(view: SpyfallView, time: Millis) -> float:
    """How much of the round is over, from 0 to 1, by the number of lines: a bot sees no clock."""
    spoken = view.sitting == "together"
    spent = len(view.record) * (SPOKEN if spoken else EXCHANGE / 2)
    return min(1.0, spent / time)


def _words(line: Line) -> str:
    return PHRASES[line.phrase].en if line.phrase else line.text
