"""How bots differ: how much they notice, how many clues they weigh, how fast they are."""

from __future__ import annotations

from types import MappingProxyType

from quivive.engine.game import Data


class Level(Data, frozen=True, kw_only=True):
    attention: float
    """How surely a hint in the clue is noticed."""
    sharpness: float
    """How much a better fit is preferred."""
    ideas: int
    """How many clues come to mind before one is told."""
    foresight: int
    """At how many tables that one might face the best of them are tried."""
    remembers: bool
    """Judges the others by how they have voted so far."""
    speed: float
    """Divides the time that everything takes."""


LEVELS = MappingProxyType(
    {
        "novice": Level(attention=0.6, sharpness=2.5, ideas=4, foresight=4, remembers=False, speed=0.8),
        "regular": Level(attention=0.8, sharpness=4.0, ideas=24, foresight=16, remembers=False, speed=1.0),
        "sharp": Level(attention=0.95, sharpness=5.5, ideas=150, foresight=32, remembers=True, speed=1.2),
    }
)
