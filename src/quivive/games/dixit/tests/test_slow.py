"""Bots that weigh clues take their time outside the server's loop."""

from __future__ import annotations

from quivive.engine.game import SlowBot
from quivive.games.dixit import GAME


def test_every_level_is_asked_in_a_thread() -> None:
    assert {name for name, bot in GAME.bots.items() if isinstance(bot, SlowBot)} == {
        "novice",
        "regular",
        "sharp",
    }
