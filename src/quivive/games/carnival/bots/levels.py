"""How bots differ: how fast their eyes are, how much they notice, how much they risk."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quivive.engine.game import Data


class Level(Data, frozen=True, kw_only=True):
    pace: float
    """Multiplies the time of looks and decisions."""
    notices: float
    """How often a wink that crosses its eyes is understood as one."""
    watchers: int
    """It still winks if this many others besides the caller are watching."""
    hunch: float
    """How often two players looking at each other are enough for an accusation: it can be fooled."""
    guesses_at: float
    """The odds at which it names a partner whose wink it has not seen."""
    reasons: bool
    """It calls the numbers whose holders it is surest of, rather than any."""
    aims: float
    """How often it looks where a wink is likely rather than anywhere."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "novice": Level(
            pace=1.3, notices=0.3, watchers=1, hunch=0.06, guesses_at=0.0, reasons=False, aims=0.2
        ),
        "regular": Level(
            pace=1.1, notices=0.5, watchers=0, hunch=0.03, guesses_at=0.2, reasons=False, aims=0.4
        ),
        "sharp": Level(
            pace=0.95, notices=0.85, watchers=0, hunch=0.0, guesses_at=0.35, reasons=True, aims=0.75
        ),
    }
)
