"""Crosshairs' bots: a view in, a move out."""

from __future__ import annotations

from quivive.games.crosshairs.bots.play import BOTS, COACH

__all__ = ["BOTS", "COACH"]
