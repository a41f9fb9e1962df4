"""Carnival's bots: a view in, a move out."""

from __future__ import annotations

from quivive.games.carnival.bots.play import BOTS

__all__ = ["BOTS"]
