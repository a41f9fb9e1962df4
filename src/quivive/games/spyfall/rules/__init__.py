"""Spyfall's rules: pure functions of frozen data, dice and time. R1, R2, … are rulings in the README."""

from __future__ import annotations

from quivive.games.spyfall.rules.decisions import attend, deadline, decide, expire, outcome, setup, silent
from quivive.games.spyfall.rules.evolve import evolve

__all__ = ["attend", "deadline", "decide", "evolve", "expire", "outcome", "setup", "silent"]
