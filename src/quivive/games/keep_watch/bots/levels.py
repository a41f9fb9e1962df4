"""How bots differ: how fast they react and how often they err."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quivive.engine.game import Data


class Level(Data, frozen=True, kw_only=True):
    """Reaction times in milliseconds: normally distributed (mean, spread), with an exponential tail."""

    mean: int
    spread: int
    tail: int
    slips: float
    """How often a claim is wrong, at a normal pace and with an easy count."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "sleepy": Level(mean=2600, spread=500, tail=1500, slips=0.08),
        "average": Level(mean=1700, spread=300, tail=800, slips=0.05),
        "sharp": Level(mean=1100, spread=180, tail=400, slips=0.03),
    }
)
