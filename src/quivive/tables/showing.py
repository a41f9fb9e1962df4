"""What a table shows: made anew after every step, told to everybody for whom something changed."""

from __future__ import annotations

from collections.abc import Callable

from quivive.engine.views import Views
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience
from quivive.tables.context import Context
from quivive.tables.frames import Shown
from quivive.tables.race.latency import Start
from quivive.tables.view import table_view

Ask = Callable[[int], Context]
"""The table at this moment, for what is rarely needed."""


class Showing:
    def __init__(self, audience: Audience, context: Context) -> None:
        self.audience = audience
        self._players: tuple[m.PersonId | None, ...] = ()
        self._now = Shown(table_view(context))
        self.follow(context.state)
        audience.shown = self._now

    @property
    def views(self) -> Views | None:
        """Of the state as it stands, told or not yet; None before the first game."""
        return self._now.views

    def follow(self, state: m.TableState) -> None:
        """The game has moved on, or another has begun."""
        match = state.match
        if match is None:
            return
        table, _, _, seats = self._now
        if self._players is not state.players:
            self._players = state.players
            seats = play.seats(state.players)
        self._now = Shown(table, match.deal, Views(match.game, match.state), seats)

    def tell(self, state: m.TableState, entry: m.Entry, race: Start | None, context: Ask) -> bool:
        """Frames to all for whom something changed. True when the doer's own frame says that it is done."""
        done = None if entry.by is None or entry.id is None else (entry.by, entry.id)
        table = self.audience.shown.table
        if table.motions or table.chat_open == play.silent(state) or not _in_game(entry):
            table = table_view(context(entry.at))
        if table is not self._now.table:
            self._now = self._now._replace(table=table)
        return self.audience.tell(self._now, race, done)

    def tell_presence(self, context: Context) -> None:
        """Somebody came or went."""
        table = table_view(context)
        if table != self.audience.shown.table:
            self._now = self._now._replace(table=table)
            self.audience.tell(self._now, None, None)


def _in_game(entry: m.Entry) -> bool:
    """Such a step changes nothing about the table itself, as a rule."""
    return {m.Stepped}.issuperset(map(type, entry.events))
