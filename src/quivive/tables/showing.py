"""What a table shows: made anew after every step, told to everybody for whom something changed."""

from __future__ import annotations

from quivive.engine.views import Views
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience
from quivive.tables.frames import Shown
from quivive.tables.judge import Hearing
from quivive.tables.race.latency import Start
from quivive.tables.view import table_view


class Showing:
    def __init__(self, audience: Audience, hearing: Hearing) -> None:
        self.audience = audience
        self._players: tuple[m.PersonId | None, ...] = ()
        self._now = Shown(table_view(hearing))
        self.follow(hearing.state)
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
        if self._players is not state.players:
            self._players = state.players
            self._now = self._now._replace(seats=play.seats(state.players))
        self._now = self._now._replace(deal=match.deal, views=Views(match.game, match.state))

    def tell(self, hearing: Hearing, entry: m.Entry, race: Start | None) -> bool:
        """Frames to all for whom something changed. True when the doer's own frame says that it is done."""
        done = None if entry.by is None or entry.id is None else (entry.by, entry.id)
        table = self.audience.shown.table
        if not _in_game(entry) or table.wishes or table.chat_open == play.silent(hearing.state):
            table = table_view(hearing)
        self._now = self._now._replace(table=table)
        return self.audience.tell(self._now, race, done)

    def tell_presence(self, hearing: Hearing) -> None:
        """Somebody came or went."""
        table = table_view(hearing)
        if table != self.audience.shown.table:
            self._now = self._now._replace(table=table)
            self.audience.tell(self._now, None, None)


def _in_game(entry: m.Entry) -> bool:
    """Such a step changes nothing about the table itself, as a rule."""
    return all(isinstance(event, m.Stepped) for event in entry.events)
