"""The bots of a table: each sees its seat's view and nothing else, and moves in its own time."""

from __future__ import annotations

import asyncio
import functools
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

from quivive.engine.game import Bot, Move, Seat, SlowBot, View
from quivive.engine.match import Match
from quivive.engine.simulate import bot_dice, rescheduled, same_own_half
from quivive.engine.views import Views
from quivive.tables.model import Chair
from quivive.tables.pace import brisk
from quivive.tables.slow_bots import ask_bot, in_thread

PlannedMove = tuple[int, Any]
"""When a bot will move, and its move."""


Pace = Callable[[Move[Any]], Move[Any]]
"""Changes how long a move takes."""


class Question(NamedTuple):
    """A question that a slow bot is thinking about."""

    at: int
    planned: PlannedMove | None
    """What it meant to do before. If it still does, the move keeps its time."""
    pace: Pace
    answer: asyncio.Future[Move[Any] | None]


class TableBots:
    """What each bot wants to do next, and when."""

    def __init__(self, on_decided: Callable[[], None]) -> None:
        """`on_decided` is called when a slow bot has made up its mind."""
        self._on_decided = on_decided
        self._seed = secrets.token_bytes(32)
        self._views: dict[Seat, View] = {}
        self.planned: dict[Seat, PlannedMove] = {}
        self._asked: dict[Seat, Question] = {}
        self._chairs: tuple[Chair, ...] | None = None
        self._none = False
        """None of these chairs has a bot."""

    def consider(
        self, match: Match, chairs: tuple[Chair, ...], views: Views, now: int, *, light: bool = False
    ) -> None:
        """Asks every bot whose view has changed. If it still wants the same move, that keeps its time.

        After a light event, a bot is asked only if its own half of the view changed. What others do must not
        distract it.
        """
        if chairs is not self._chairs:
            self._chairs, self._none = chairs, all(chair.bot is None for chair in chairs)
        if self._none and not self._views:
            return
        for seat, chair in enumerate(chairs):
            before = self._views.get(Seat(seat))
            if chair.bot is None and before is None:
                continue
            if not (light and same_own_half(match.game, views[Seat(seat)], before)):
                self._consider(match, Seat(seat), chair, views, now)

    def _consider(self, match: Match, seat: Seat, chair: Chair, views: Views, now: int) -> None:
        if chair.bot is None:
            self.planned.pop(seat, None)
            self._views.pop(seat, None)
            self._withdraw(seat)
            return
        view = views[seat]
        if view != self._views.get(seat):
            self._views[seat] = view
            self._ask(match, chair, seat, views, now)

    def forget_all(self) -> None:
        """Forgets all moves, because the game is over or paused."""
        self.planned.clear()
        self._views.clear()
        for seat in tuple(self._asked):
            self._withdraw(seat)

    @property
    def due(self) -> int | None:
        return min(due for due, _ in self.planned.values()) if self.planned else None

    def take_due(self, now: int) -> tuple[Seat, Any, int] | None:
        """Takes the earliest move that is due: its seat, the action and when it was due."""
        due_moves = [(due, seat) for seat, (due, _) in self.planned.items() if due <= now]
        if not due_moves:
            return None
        seat = min(due_moves)[1]
        due, action = self.planned.pop(seat)
        return seat, action, due

    def put_back(self, seat: Seat, action: Any, due: int) -> None:
        """Returns a move that could not be logged. Its bot sees nothing new, so would not be asked again."""
        self.planned.setdefault(seat, (due, action))

    def _ask(self, match: Match, chair: Chair, seat: Seat, views: Views, now: int) -> None:
        bot = _bot(match, chair)
        dice = bot_dice(match.game, self._seed, seat, views[seat])
        think = functools.partial(ask_bot, bot, match.deal.game, views[seat], views.legal(seat), dice)
        pace = functools.partial(brisk, match) if chair.brisk else _own_pace
        planned = self._withdraw(seat) or self.planned.pop(seat, None)
        if isinstance(bot, SlowBot):
            self._ask_slowly(seat, Question(now, planned, pace, in_thread(think)))
        else:
            self._decided(seat, planned, think(), now, pace)

    def _ask_slowly(self, seat: Seat, question: Question) -> None:
        """Uses the answer unless the bot was asked again meanwhile, because its view changed."""

        def answered(answer: asyncio.Future[Move[Any] | None]) -> None:
            if self._asked.get(seat) is question:
                del self._asked[seat]
                self._decided(seat, question.planned, answer.result(), question.at, question.pace)
                self._on_decided()

        self._asked[seat] = question
        question.answer.add_done_callback(answered)

    def _withdraw(self, seat: Seat) -> PlannedMove | None:
        """Withdraws a question that a slow bot has not answered, and returns what it meant to do before."""
        question = self._asked.pop(seat, None)
        if question is None:
            return None
        question.answer.cancel()
        return question.planned

    def _decided(
        self, seat: Seat, planned: PlannedMove | None, move: Move[Any] | None, asked: int, pace: Pace
    ) -> None:
        due = rescheduled(planned, move and pace(move), asked)
        if due is not None:
            self.planned[seat] = (planned[0], due[1]) if planned and _same_choice(planned, due) else due


def _same_choice(planned: PlannedMove, due: PlannedMove) -> bool:
    """Whether a bot is still at the same secret choice, which the choices of others must not begin anew.

    Otherwise, each of five bots would wait again whenever another has chosen.
    """
    action = due[1]
    return type(action) is type(planned[1]) and action.simultaneous and not action.never_late


def _own_pace(move: Move[Any]) -> Move[Any]:
    return move


def _bot(match: Match, chair: Chair) -> Bot[Any, Any]:
    """The bot of this level, or the middle one: the chair's level may have been chosen for another game."""
    if chair.brisk and match.game.coach is not None:
        return match.game.coach
    bots = match.game.bots
    return bots.get(chair.bot or "", list(bots.values())[len(bots) // 2])
