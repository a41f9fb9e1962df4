"""Dixit's rules: pure functions of frozen data, dice and time. R1, R2, … are rulings in the README."""

from __future__ import annotations

from quivive.games.dixit.rules.decisions import attend, deadline, decide, expire, outcome, race, setup
from quivive.games.dixit.rules.evolve import evolve

__all__ = ["attend", "deadline", "decide", "evolve", "expire", "outcome", "race", "setup"]
