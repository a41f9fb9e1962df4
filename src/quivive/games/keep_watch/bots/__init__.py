"""Keep Watch's bots: a view in, a move out."""

from __future__ import annotations

from quivive.games.keep_watch.bots.play import BOTS

__all__ = ["BOTS"]
