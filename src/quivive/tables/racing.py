"""A table's race: when it is shown to whom, and when what is done in it was done."""

from __future__ import annotations

import asyncio

from quivive.engine.game import Moment
from quivive.engine.match import Acted, Expired
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience, Connection, Viewer
from quivive.tables.clock import Race, ServerClock
from quivive.tables.reach import Reach, Tap

BEAT = 0.2
"""Seconds between pings on lines that lose something, while a race is on; whatever anybody does, they tell
nothing."""


class Racing:
    def __init__(self, clock: ServerClock, audience: Audience) -> None:
        self._clock = clock
        self._audience = audience
        self._race: Race | None = None
        self._since = 0
        self._under_way = False
        self._beat: asyncio.TimerHandle | None = None
        self._players: tuple[m.PersonId, ...] = ()

    def follow(self, state: m.TableState, entry: m.Entry) -> None:
        """A race begins when the game says so, and anew when it was paused."""
        if not play.racing(state):
            self._race = None
            return
        again = any(isinstance(event, m.Resumed) for event in entry.events)
        self._players = tuple(chair.person for chair in state.chairs if chair.person is not None)
        if self._race is None or again:
            self._race = Race(play.game_time(state, entry.at), again=again)
            self._since = entry.at
            self._under_way = False
        else:
            _note(self._race, entry)

    def under_way(self) -> None:
        """A race that stands in the log: all who come back come in the middle of it."""
        self._under_way = True

    def off(self) -> float | None:
        """The instant at which a race is shown to all; None when there is none, or it is under way."""
        if self._race is None or self._under_way:
            return None
        self._under_way = True
        now = self._clock.exact()
        self._race.lag = now - self._since
        self._go_on()
        return now

    def began(self) -> float | None:
        """For one who comes in the middle of a race: they may have seen it before, on another line."""
        if self._race is None:
            return None
        self._go_on()
        return self._since + self._race.lag

    def moment(self, state: m.TableState, now: int, who: m.PersonId, tap: Tap | None) -> Moment:
        at = play.game_time(state, now)
        if self._race is None or tap is None:
            return Moment.at(at)
        return self._race.moment(at, tap, self._others(who))

    def bot_moment(self, state: m.TableState, now: int, due: int) -> Moment:
        """A bot's hand falls when it wanted it to, however busy the server was."""
        at, made = play.game_time(state, now), play.game_time(state, min(now, due))
        if self._race is None:
            return Moment.at(at)
        return Moment(at, made, self._race.settled(at, made, self._others(None)))

    def held(self, state: m.TableState) -> bool:
        """What somebody did may still be on its way, on a line that is slower than it usually is."""
        race, clock = self._race, self._clock.exact()
        if race is None:
            return False
        now = play.game_time(state, int(clock))
        return any(race.held(now, line.reach, clock) for line in self._lines())

    def _go_on(self) -> None:
        if self._beat is None:
            self._beat = asyncio.get_running_loop().call_later(BEAT, self._probe)

    def _probe(self) -> None:
        """For as long as there is a race, and somebody in it."""
        self._beat = None
        lines = [] if self._race is None else self._lines()
        for line in lines:
            if line.reach.uneven:
                line.probe()
        if lines:
            self._go_on()

    def _lines(self) -> list[Connection]:
        return self._audience.lines(self._players)

    def _others(self, who: Viewer) -> list[Reach]:
        return [line.reach for line in self._audience.lines(p for p in self._players if p != who)]


def _note(race: Race, entry: m.Entry) -> None:
    for event in entry.events:
        if isinstance(event, m.Stepped):
            match event.step.cause:
                case Acted(made=made):
                    race.keep(made)
                case Expired():
                    race.judged()
