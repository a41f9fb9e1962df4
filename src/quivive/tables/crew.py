"""The bots of a table: each sees its seat's view and nothing else, and moves in its own time."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Move, Seat, View
from quivive.engine.match import Match
from quivive.engine.simulate import bot_dice, rescheduled, same_own_half
from quivive.engine.views import Views
from quivive.tables.model import Chair

_logger = logging.getLogger(__name__)


class Crew:
    """What each bot wants to do next, and when."""

    def __init__(self) -> None:
        self._seed = secrets.token_bytes(32)
        self._views: dict[Seat, View] = {}
        self._due: dict[Seat, tuple[int, Any]] = {}

    def consider(
        self, match: Match, chairs: tuple[Chair, ...], views: Views, now: int, *, light: bool = False
    ) -> None:
        """Ask every bot whose view has changed; one that still wants the same keeps its time.

        After a light event a bot is asked only if its own half changed: others' acts do not distract it.
        """
        for seat, chair in enumerate(chairs):
            before = self._views.get(Seat(seat))
            if chair.bot is None and before is None:
                continue
            if not (light and same_own_half(match.game, views[Seat(seat)], before)):
                self._consider(match, Seat(seat), chair.bot, views, now)

    def _consider(self, match: Match, seat: Seat, level: str | None, views: Views, now: int) -> None:
        if level is None:
            self._due.pop(seat, None)
            self._views.pop(seat, None)
            return
        view = views[seat]
        if view != self._views.get(seat):
            self._views[seat] = view
            self._ask(match, _bot(match, level), seat, views, now)

    def rest(self) -> None:
        """Nobody moves: the game is over or paused."""
        self._due.clear()
        self._views.clear()

    @property
    def due(self) -> int | None:
        return min(due for due, _ in self._due.values()) if self._due else None

    def take_due(self, now: int) -> tuple[Seat, Any, int] | None:
        """The move whose time has come first, if any has, and that time."""
        ripe = [(due, seat) for seat, (due, _) in self._due.items() if due <= now]
        if not ripe:
            return None
        seat = min(ripe)[1]
        due, action = self._due.pop(seat)
        return seat, action, due

    def put_back(self, seat: Seat, action: Any, due: int) -> None:
        """A move that could not be kept: its bot has seen nothing new, and would not be asked again."""
        self._due.setdefault(seat, (due, action))

    def _ask(self, match: Match, bot: Bot[Any, Any], seat: Seat, views: Views, now: int) -> None:
        move = _thought(bot, match, seat, views, bot_dice(match.game, self._seed, seat, views[seat]))
        due = rescheduled(self._due.pop(seat, None), move, now)
        if due is not None:
            self._due[seat] = due


def _thought(bot: Bot[Any, Any], match: Match, seat: Seat, views: Views, dice: Dice) -> Move[Any] | None:
    """A bot that fails sits still; the people at its table play on."""
    try:
        return bot(views[seat], views.legal(seat), dice)
    except Exception:
        _logger.exception("a bot of %s could not think", match.deal.game)
        return None


def _bot(match: Match, level: str) -> Bot[Any, Any]:
    """A chair's bot was chosen for one game and may play another, whose levels have other names."""
    bots = match.game.bots
    return bots[level] if level in bots else list(bots.values())[len(bots) // 2]
