"""How long things take a bot, so that it seems to read, think and type like a person."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Millis
from quivive.games.spyfall.content.talk import PHRASES
from quivive.games.spyfall.model import Answer, Ask, Line, SpyfallView

READ = 45
TYPE = 180
"""Milliseconds per letter."""

TYPED_LINE = Millis(12_000)
SPOKEN_LINE = Millis(30_000)
"""How long a line takes as a whole: typed, or spoken with the talk that goes with it."""


def between(low: int, high: int, dice: Dice, speed: float = 1.0) -> Millis:
    """Seconds, from low to high; fewer for quick characters."""
    return Millis(int((low * 1000 + dice.below((high - low) * 1000)) / speed))


def saying(words: Ask | Answer, record: tuple[Line, ...], speed: float, dice: Dice) -> Millis:
    """Read the last line, think, type."""
    read = len(_words(record[-1])) * READ if record else 0
    typed = len(_words(words)) * TYPE
    return Millis(int((read + typed + between(2, 6, dice)) / speed))


def spent(view: SpyfallView) -> Millis:
    """About how much time the talk has taken so far."""
    return Millis(len(view.record) * (SPOKEN_LINE if view.sitting == "together" else TYPED_LINE))


def _words(line: Line | Ask | Answer) -> str:
    if line.texts is not None:
        return line.texts.en
    return PHRASES[line.phrase].en if line.phrase else line.text
