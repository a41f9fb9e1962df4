"""How quickly bots move for somebody who practises: soon, but not before a scene can be read."""

from __future__ import annotations

from typing import Any

from quivive.engine.game import Millis, Move
from quivive.engine.match import Match

ACT, READ = 2_000, 8_000
"""Milliseconds before a bot acts, and before it ends a scene; up to a second more."""


def brisk(match: Match, move: Move[Any]) -> Move[Any]:
    """The same move, sooner. Where the first hand counts, its time is how well it plays, and stays."""
    contest = match.game.race(match.state)
    if contest is not None and contest.void_if_paused:
        return move
    longest = (READ if move.action.moves_on else ACT) + move.after % 1_000
    return move._replace(after=Millis(min(move.after, longest)))
