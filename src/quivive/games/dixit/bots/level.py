"""What makes one bot better than another."""

from __future__ import annotations

from types import MappingProxyType

from quivive.engine.game import Data


class Level(Data, frozen=True, kw_only=True):
    attention: float
    """How surely a hint in the clue is noticed."""
    sharpness: float
    """How much a better fit is preferred."""
    ideas: int
    """How many clues are weighed before one is told."""
    foresight: int
    """At how many tables that one might face they are tried."""
    speed: float


LEVELS = MappingProxyType(
    {
        "novice": Level(attention=0.5, sharpness=2.0, ideas=3, foresight=2, speed=0.8),
        "regular": Level(attention=0.8, sharpness=4.0, ideas=5, foresight=5, speed=1.0),
        "sharp": Level(attention=0.95, sharpness=5.5, ideas=30, foresight=24, speed=1.2),
    }
)
