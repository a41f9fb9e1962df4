"""What a table shows: rebuilt after every step, and sent to everybody for whom something changed."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from quivive.engine.views import Views
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience
from quivive.tables.context import Context
from quivive.tables.frames import Shown
from quivive.tables.race.latency import Start
from quivive.tables.view import table_view

ContextAt = Callable[[int], Context]
"""Builds the context for a given time; a function, because it is rarely needed."""


class Showing:
    """The table's view and the game's views, as they are now and as the audience was last sent them."""

    def __init__(self, audience: Audience, context: Context) -> None:
        self.audience = audience
        self._current = Shown(table_view(context))
        self.follow(context.state)
        audience.shown = self._current

    @property
    def views(self) -> Views | None:
        """Of the current state, sent or not. None before the first game."""
        return self._current.views

    def follow(self, state: m.TableState) -> None:
        """The game has moved on, or another has begun."""
        match = state.match
        if match is None:
            return
        now = self._current
        views = Views(match.game, match.state, now.views if now.deal is match.deal else None)
        self._current = Shown(now.table, match.deal, views, state.players)

    def tell(
        self,
        state: m.TableState,
        entry: e.Entry,
        race: Start | None,
        context: ContextAt,
        *,
        only_a_step: bool,
    ) -> bool:
        """Sends frames. Returns True if the sender's own frame acknowledged the command."""
        done = None if entry.by is None or entry.id is None else (entry.by, entry.id)
        table = self.audience.shown.table
        if table.motions or table.chat_open == play.silent(state) or not only_a_step:
            table = table_view(context(entry.at))
        if table is not self._current.table:
            self._current = replace(self._current, table=table)
        return self.audience.tell(self._current, race, done)

    def tell_presence(self, context: Context) -> None:
        """Somebody came, went or knocked."""
        table = table_view(context)
        if table != self.audience.shown.table:
            self._current = replace(self._current, table=table)
            self.audience.tell(self._current, None, None)
