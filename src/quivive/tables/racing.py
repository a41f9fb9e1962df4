"""A table's race: when it is shown to whom, and when what is done in it was done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from quivive.engine.game import Moment
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience, Connection, Viewer
from quivive.tables.clock import Race, ServerClock
from quivive.tables.reach import Reach, Tap

BEAT = 0.2
"""Seconds between pings on lines that lose something, while a race is on; whatever anybody does, they tell
nothing."""
WAKE = 150
"""Milliseconds before a race may begin that a phone's radio is woken, so that it sleeps through no card."""


class Racing:
    def __init__(self, clock: ServerClock, audience: Audience) -> None:
        self._clock = clock
        self._audience = audience
        self._race: Race | None = None
        self._since = 0
        self._under_way = False
        self._beat: asyncio.TimerHandle | None = None
        self._players: tuple[m.PersonId, ...] = ()
        self._woken_for: int | None = None

    def follow(self, state: m.TableState, entry: m.Entry) -> None:
        """A race begins when the game says so, and anew when it was paused."""
        self._players = _persons(state, range(len(state.chairs)))
        if play.racing(state) is None:
            self._race = None
            return
        again = any(isinstance(event, m.Resumed) for event in entry.events)
        if self._race is None or again:
            self._race = Race(play.game_time(state, entry.at), again=again)
            self._since = entry.at
            self._under_way = False

    def under_way(self) -> None:
        """A race that stands in the log: all who come back come in the middle of it."""
        self._under_way = True

    def wakes_at(self, state: m.TableState) -> int | None:
        """A little before a phase ends after which there may be a race; in one, nobody is pinged for it."""
        due = play.deadline(state)
        races = state.match is not None and state.match.game.races and play.racing(state) is None
        return due - WAKE if due is not None and races and due != self._woken_for else None

    def wake(self, state: m.TableState, now: int) -> None:
        """All radios, when it is time."""
        at = self.wakes_at(state)
        if at is not None and at <= now:
            self._woken_for = play.deadline(state)
            for line in self._lines():
                line.probe()

    def off(self) -> float | None:
        """The instant at which a race is shown to all; None when there is none, or it is under way."""
        if self._race is None or self._under_way:
            return None
        self._under_way = True
        now = self._clock.exact()
        self._race.lag = max(0.0, now - self._since)
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
        return self._race.moment(at, tap, self._others(state, who))

    def bot_moment(self, state: m.TableState, now: int, due: int) -> Moment:
        """A bot's hand falls when it wanted it to, however busy the server was."""
        at, made = play.game_time(state, now), play.game_time(state, min(now, due))
        if self._race is None:
            return Moment.at(at)
        return Moment(at, made, self._race.settled(at, made, self._others(state, None)))

    def held(self, state: m.TableState) -> bool:
        """What somebody did before the first hand may still be on its way, on every line that they have."""
        race, contest, clock = self._race, play.racing(state), self._clock.exact()
        if race is None or contest is None or not contest.hands:
            return False
        now, first = play.game_time(state, int(clock)), min(contest.hands)
        owners = (self._audience.lines([person]) for person in _persons(state, contest.free))
        return any(
            all(race.held(now, first, line.reach, clock) for line in lines) for lines in owners if lines
        )

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

    def _others(self, state: m.TableState, who: Viewer) -> list[Reach]:
        """Of those who may still be before."""
        contest = play.racing(state)
        free = () if contest is None else _persons(state, contest.free)
        return [line.reach for line in self._audience.lines(p for p in free if p != who)]


def _persons(state: m.TableState, seats: Iterable[int]) -> tuple[m.PersonId, ...]:
    return tuple(person for seat in seats if (person := state.chairs[seat].person) is not None)
