"""A table's contests: when each is shown to whom, and when what is done in it was done."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable

from quivive.engine.game import Contest, Millis, Moment
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience, Connection
from quivive.tables.clock import ServerClock
from quivive.tables.frames import Viewer
from quivive.tables.race.belief import Account, Tap, reaction
from quivive.tables.race.contests import Measured
from quivive.tables.race.latency import CAP, FRAMES, Latency, Start

BEAT = 0.2
"""Seconds between pings on uneven connections while a contest is on, whatever anybody does."""
WAKE = 150
"""Milliseconds before a contest opens that a phone's radio is woken, so that it sleeps through no card."""


class Racing:
    def __init__(self, clock: ServerClock, audience: Audience) -> None:
        self._clock = clock
        self.audience = audience
        self._contests: deque[Measured] = deque(maxlen=FRAMES)
        self._number: int | None = None
        """Of the contest that is on, as the game counts."""
        self._since = 0
        self._under_way = False
        self._beat: asyncio.TimerHandle | None = None
        self._players: tuple[m.PersonId, ...] = ()
        self._woken_for: int | None = None
        self._accounts: defaultdict[m.PersonId, Account] = defaultdict(Account)

    def follow(self, state: m.TableState, entry: m.Entry) -> None:
        """A contest begins when the game says so, and anew when it was paused."""
        if not play.races(state):
            self._number = None
            return
        self._players = _persons(state, range(len(state.chairs)))
        contest = _open(state)
        if contest is None:
            self._number = None
            return
        again = any(isinstance(event, m.Resumed) for event in entry.events)
        if contest.number != self._number or again:
            number = self._contests[-1].number + 1 if self._contests else 0
            self._contests.append(Measured(number, play.game_time(state, entry.at), again=again))
            self._number = contest.number
            self._since = entry.at
            self._under_way = False

    def under_way(self) -> None:
        """A contest that stands in the log: everybody who comes back comes in the middle of it."""
        self._under_way = True

    def wakes_at(self, state: m.TableState) -> int | None:
        """A little before the next contest opens, where everybody can see when that is."""
        contest = play.race(state)
        if contest is None or contest.opens is None or contest.number == self._woken_for:
            return None
        return play.server_time(state, contest.opens) - WAKE

    def wake(self, state: m.TableState, now: int) -> None:
        """All radios, when it is time."""
        at, contest = self.wakes_at(state), play.race(state)
        if at is not None and contest is not None and at <= now:
            self._woken_for = contest.number
            for connection in self._connections():
                connection.probe()

    def off(self) -> Start | None:
        """What is shown to all now starts a contest; None when there is none, or it is under way."""
        if self._current is None or self._under_way:
            return None
        self._under_way = True
        now = self._clock.exact()
        self._current.lag = max(0.0, now - self._since)
        self._go_on()
        return Start(self._current.number, now)

    def began(self) -> Start | None:
        """For anyone who comes in the middle: they may have seen it before, on another device."""
        if self._current is None:
            return None
        self._go_on()
        return Start(self._current.number, self._since + self._current.lag)

    def moment(self, state: m.TableState, now: int, who: m.PersonId, tap: Tap | None) -> Moment:
        """When it was made; measured from the contest whose frame the player had seen last."""
        at = play.game_time(state, now)
        if tap is None or not (play.races(state) and self._contests):
            return Moment.at(at) if tap is None else _sent(at, tap.latency)
        found = reaction(tap, self._accounts[who])
        measured = next((c for c in self._contests if found and c.number == found.contest), None)
        if found is None or measured is None:
            before = Millis(min(at, self._contests[0].since - 1))
            return Moment(at, before, at)
        moment = measured.moment(at, found)
        return moment if self._current is None else self._current.settled(moment, self._others(state, who))

    def bot_moment(self, state: m.TableState, now: int, due: int) -> Moment:
        """A bot's hand falls when it wanted it to, however busy the server was."""
        at, made = play.game_time(state, now), play.game_time(state, min(now, due))
        moment = Moment(at, made, at)
        return moment if self._current is None else self._current.settled(moment, self._others(state, None))

    def held(self, state: m.TableState) -> bool:
        """What somebody did before the first hand may still be on its way, on all of their connections."""
        race, contest, clock = self._current, _open(state), self._clock.exact()
        if race is None or contest is None or not contest.hands:
            return False
        now, first = play.game_time(state, int(clock)), min(hand.made for hand in contest.hands)
        owners = (self.audience.connections([person]) for person in _persons(state, contest.free))
        return any(
            all(race.held(now, first, connection.latency, clock) for connection in connections)
            for connections in owners
            if connections
        )

    @property
    def _current(self) -> Measured | None:
        return None if self._number is None else self._contests[-1]

    def _go_on(self) -> None:
        if self._beat is None:
            self._beat = asyncio.get_running_loop().call_later(BEAT, self._probe)

    def _probe(self) -> None:
        """For as long as a contest is on, and somebody is in it."""
        self._beat = None
        connections = [] if self._current is None else self._connections()
        for connection in connections:
            if connection.latency.uneven:
                connection.probe()
        if connections:
            self._go_on()

    def _connections(self) -> list[Connection]:
        return self.audience.connections(self._players)

    def _others(self, state: m.TableState, who: Viewer) -> list[Latency]:
        """Of those whose hand may still turn out to be before."""
        contest = _open(state)
        free = () if contest is None else _persons(state, contest.free)
        return [connection.latency for connection in self.audience.connections(p for p in free if p != who)]


def _open(state: m.TableState) -> Contest | None:
    contest = play.race(state)
    return contest if contest is not None and contest.opens is None else None


def _sent(at: Millis, latency: Latency) -> Moment:
    """Where there was nothing to race from, half of the usual round trip is forgiven."""
    made = at - min(latency.middle, CAP) / 2
    return Moment(at, Millis(max(0, round(made))), at)


def _persons(state: m.TableState, seats: Iterable[int]) -> tuple[m.PersonId, ...]:
    return tuple(person for seat in seats if (person := state.chairs[seat].person) is not None)
