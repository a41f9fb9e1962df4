"""Crosshairs' rules: pure functions of frozen data, dice and time. R1, R2, … are rulings in the README."""

from __future__ import annotations

from quivive.games.crosshairs.rules.dealing import setup
from quivive.games.crosshairs.rules.decisions import attend, deadline, decide, expire, outcome, silent
from quivive.games.crosshairs.rules.evolve import evolve

__all__ = ["attend", "deadline", "decide", "evolve", "expire", "outcome", "setup", "silent"]
