"""Asks bots for a move: at once, or in a thread, so that the event loop does not wait."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from quivive.engine.dice import Dice
from quivive.engine.game import Action, Bot, Move, SlowBot, View

_logger = logging.getLogger(__name__)

_worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="slow-bots")
"""All tables' slow bots think here, one after another. More threads would only compete for the GIL."""


def in_thread(think: Callable[[], Move[Any] | None]) -> asyncio.Future[Move[Any] | None]:
    """If this is cancelled before its turn comes, the bot never starts to think."""
    return asyncio.wrap_future(_worker.submit(think))


def ask_bot(
    bot: Bot[Any, Any], game: str, view: View, legal: Sequence[Action], dice: Dice
) -> Move[Any] | None:
    """A bot that raises an exception does nothing; the people at its table play on."""
    try:
        if isinstance(bot, SlowBot):
            _prepared(bot.prepare)
        return bot(view, legal, dice)
    except Exception:
        _logger.exception("a bot of %s could not think", game)
        return None


@functools.cache
def _prepared(prepare: Callable[[], None]) -> None:
    """Runs once per process; if it fails, it is tried again."""
    prepare()
