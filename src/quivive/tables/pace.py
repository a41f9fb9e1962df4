"""How quickly bots move in practice: soon, but not before a scene can be read."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quivive.engine.game import Millis, Move
from quivive.engine.match import Match

ACT, READ = 2_000, 8_000
"""Milliseconds before a bot acts, and before it ends a scene; plus up to a second."""


def brisk(match: Match, move: Move[Any]) -> Move[Any]:
    """The same move, sooner.

    Where looking longer helps, as in Keep Watch, it keeps its time: that is how well the bot plays.
    """
    contest = match.game.race(match.state)
    if contest is not None and contest.void_if_paused:
        return move
    longest = (READ if move.action.moves_on else ACT) + move.after % 1_000
    return replace(move, after=Millis(min(move.after, longest)))
