"""Spyfall's rules: pure functions over frozen data; chance and time are handed in."""

from __future__ import annotations

from quivive.games.spyfall.rules.decisions import attend, deadline, decide, expire, outcome, setup, silent
from quivive.games.spyfall.rules.evolve import evolve

__all__ = ["attend", "deadline", "decide", "evolve", "expire", "outcome", "setup", "silent"]
