"""How bots differ: how much they remember and notice, and how boldly they judge and guess."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quivive.engine.game import Data


class Level(Data, frozen=True, kw_only=True):
    memory: int
    """How many lines of the record it remembers."""
    frankness: float
    """How close to the truth of the place a player answers."""
    cunning: float
    """How firmly a spy goes for the likeliest answer."""
    probing: float
    """How well questions are chosen; 0: any will do."""
    accuses_at: float
    """How suspect somebody must be to be accused, on top of what `FEW_SUSPECTS` asks for."""
    convicts_at: float
    """How much more suspect than at first somebody must be to be voted against."""
    attention: tuple[float, ...]
    """The share of hints that a spy catches at tables of three, four and so on; tuned for even odds."""
    guesses_at: float
    """How sure of the place a spy must be to stop early in a round, while unsuspected."""
    speed: float


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "novice": Level(
            memory=12,
            frankness=1.6,
            cunning=0.8,
            probing=0.0,
            accuses_at=0.3,
            convicts_at=0.1,
            attention=(0.77, 0.63, 0.66, 0.46, 0.27, 0.26, 0.42, 0.38, 0.35, 0.33),
            guesses_at=0.4,
            speed=0.8,
        ),
        "regular": Level(
            memory=28,
            frankness=1.2,
            cunning=1.6,
            probing=9.0,
            accuses_at=0.2,
            convicts_at=0.15,
            attention=(0.84, 0.77, 0.82, 0.58, 0.28, 0.16, 0.44, 0.42, 0.39, 0.36),
            guesses_at=0.53,
            speed=1.0,
        ),
        "sharp": Level(
            memory=1000,
            frankness=1.0,
            cunning=2.2,
            probing=12.0,
            accuses_at=0.16,
            convicts_at=0.15,
            attention=(0.85, 0.76, 0.83, 0.62, 0.22, 0.03, 0.45, 0.44, 0.43, 0.42),
            guesses_at=0.58,
            speed=1.2,
        ),
    }
)
