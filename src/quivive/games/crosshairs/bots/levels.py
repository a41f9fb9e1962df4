"""How bots differ: what they deduce from, what clues they give and what they risk."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quivive.engine.game import Data


class Level(Data, frozen=True, kw_only=True):
    risk: float
    """The lowest odds at which a spare bullet is risked."""
    last_risk: float
    """The same, when cards are running out."""
    counts: bool = True
    """Rules out cards that are visible elsewhere."""
    trusts: bool = False
    """Assumes that clues were chosen well."""
    picky: bool = True
    """Takes the clue that says most, not just one that says something."""
    dull: float = 0.3
    """A clue worth fewer bits than this is not worth a card while there is something to draw."""
    patience: int = 0
    """For how many turns a name that the clues have settled is left to the agents in lower seats."""


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "novice": Level(risk=0.3, last_risk=0.1, counts=False, picky=False, dull=0.0),
        "regular": Level(risk=0.5, last_risk=0.25),
        "sharp": Level(risk=0.7, last_risk=0.5, trusts=True),
    }
)

COACH = Level(risk=1.0, last_risk=0.5, counts=False, patience=3)
"""Beside a newcomer in the lowest seat: it reads no more than the boards show, and lets them shoot first."""
