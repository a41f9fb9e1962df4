"""Bots that weigh clues take their time outside the server's loop."""

from __future__ import annotations

from quivive.engine.game import SlowBot
from quivive.games.dixit import GAME
from quivive.games.dixit.bots.lexicon import lexicon
from quivive.games.dixit.bots.pictures import described


def test_the_house_asks_every_level_in_a_thread() -> None:
    assert {name for name, bot in GAME.bots.items() if isinstance(bot, SlowBot)} == {
        "novice",
        "regular",
        "sharp",
    }


def test_all_that_bots_read_is_loaded_before_they_are_first_asked() -> None:
    lexicon.cache_clear()
    described.cache_clear()
    bot = GAME.bots["regular"]
    assert isinstance(bot, SlowBot)
    bot.prepare()
    assert (lexicon.cache_info().currsize, described.cache_info().currsize) == (1, 1)
