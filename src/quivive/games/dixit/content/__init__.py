"""Dixit's cards and words as data, the words in three languages."""

from __future__ import annotations

from quivive.engine.content import Words, content
from quivive.games.dixit.content.cards import HOUSE

__all__ = ["HOUSE", "REFUSALS"]

REFUSALS: Words = content(__name__, "refusals.json")
