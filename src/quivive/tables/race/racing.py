"""A table's contests: when each was shown, and when each action in it was made."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable

from quivive.engine.game import Contest, Millis, Moment
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience, Connection
from quivive.tables.clock import ServerClock
from quivive.tables.frames import Viewer
from quivive.tables.race.belief import Arrival, TrackRecord, reaction_time
from quivive.tables.race.contests import MeasuredContest
from quivive.tables.race.latency import FRAMES_REMEMBERED, LAG_CAP, Latency, Start

PROBE_EVERY = 0.2
"""Seconds between pings on uneven connections during a contest, whatever anybody does."""
WAKE = 150
"""Phones are pinged this many milliseconds before a contest opens, so that their radio is awake for it."""


class Racing:
    """Follows the contests of one table, and turns the arrival of an action into a `Moment`."""

    def __init__(self, clock: ServerClock, audience: Audience) -> None:
        self._clock = clock
        self.audience = audience
        self._contests: deque[MeasuredContest] = deque(maxlen=FRAMES_REMEMBERED)
        self._number: int | None = None
        """The game's number for the open contest."""
        self._since = 0
        self._started = False
        self._next_probe: asyncio.TimerHandle | None = None
        self._players: tuple[m.PersonId, ...] = ()
        self._woken_for: int | None = None
        self._track_records: defaultdict[m.PersonId, TrackRecord] = defaultdict(TrackRecord)

    def follow(self, state: m.TableState, entry: e.Entry) -> None:
        """Notices when a contest begins: when the game says so, and again after a pause."""
        match = state.match
        if match is None or not match.game.races or state.phase != "game":
            self._number = None
            return
        self._players = _persons(state, range(len(state.chairs)))
        contest = _open(state)
        if contest is None:
            self._number = None
            return
        again = any(isinstance(event, e.Resumed) for event in entry.events)
        if contest.number != self._number or again:
            number = self._contests[-1].number + 1 if self._contests else 0
            self._contests.append(MeasuredContest(number, play.game_time(state, entry.at), again=again))
            self._number = contest.number
            self._since = entry.at
            self._started = False

    def loaded(self) -> None:
        """The table has been loaded: everybody who returns does so in the middle of any open contest."""
        self._started = True

    def wakes_at(self, state: m.TableState) -> int | None:
        """Shortly before the next contest opens, if everybody can see when that is."""
        contest = play.race(state)
        if contest is None or contest.opens is None or contest.number == self._woken_for:
            return None
        return play.server_time(state, contest.opens) - WAKE

    def wake(self, state: m.TableState, now: int) -> None:
        """Wakes all phones' radios, if it is time."""
        at, contest = self.wakes_at(state), play.race(state)
        if at is not None and contest is not None and at <= now:
            self._woken_for = contest.number
            for connection in self._connections():
                connection.probe()

    def start(self) -> Start | None:
        """Starts the contest that begins with what is being shown now. None if none does."""
        if self._number is None or self._started or self._current is None:
            return None
        self._started = True
        now = self._clock.exact()
        self._current.shown_after = max(0.0, now - self._since)
        self._schedule_probe()
        return Start(self._current.number, now)

    def current_start(self) -> Start | None:
        """The open contest, for somebody who arrives. They may have seen its start on another device."""
        if self._current is None:
            return None
        self._schedule_probe()
        return Start(self._current.number, self._since + self._current.shown_after)

    def moment(self, state: m.TableState, now: int, who: m.PersonId, arrival: Arrival | None) -> Moment:
        """When an action was made, measured from the last race frame that the player had seen."""
        at = play.game_time(state, now)
        if arrival is None or not (self._contests and play.races(state)):
            return Moment.at(at) if arrival is None else _sent(at, arrival.latency)
        found = reaction_time(arrival, self._track_records[who])
        measured = next((c for c in self._contests if found and c.number == found.contest), None)
        if found is None or measured is None:
            before = Millis(min(at, self._contests[0].since - 1))
            return Moment(at, before, at)
        moment = measured.moment(at, found)
        return moment if self._current is None else self._current.settled(moment, self._others(state, who))

    def bot_moment(self, state: m.TableState, now: int, due: int) -> Moment:
        """A bot acts at the time it chose, however busy the server was."""
        at, made = play.game_time(state, now), play.game_time(state, min(now, due))
        moment = Moment(at, made, at)
        return moment if self._current is None else self._current.settled(moment, self._others(state, None))

    def must_wait(self, state: m.TableState) -> bool:
        """Whether a claim earlier than the first may be in transit, on all of a player's connections."""
        race, contest, clock = self._current, _open(state), self._clock.exact()
        if race is None or contest is None or not contest.claims:
            return False
        now, first = play.game_time(state, int(clock)), min(claim.made for claim in contest.claims)
        owners = (self.audience.connections([person]) for person in _persons(state, contest.free))
        return any(
            all(race.must_wait_for(connection.latency, now, first, clock) for connection in connections)
            for connections in owners
            if connections
        )

    @property
    def _current(self) -> MeasuredContest | None:
        return None if self._number is None else self._contests[-1]

    def _schedule_probe(self) -> None:
        if self._next_probe is None:
            self._next_probe = asyncio.get_running_loop().call_later(PROBE_EVERY, self._probe)

    def _probe(self) -> None:
        """Pings again and again while a contest is open and somebody is connected."""
        self._next_probe = None
        connections = [] if self._current is None else self._connections()
        for connection in connections:
            if connection.latency.uneven:
                connection.probe()
        if connections:
            self._schedule_probe()

    def _connections(self) -> list[Connection]:
        return self.audience.connections(self._players)

    def _others(self, state: m.TableState, who: Viewer) -> list[Latency]:
        """The latencies of those who may still turn out to have been earlier."""
        contest = _open(state)
        free = () if contest is None else _persons(state, contest.free)
        return [connection.latency for connection in self.audience.connections(p for p in free if p != who)]


def _open(state: m.TableState) -> Contest | None:
    contest = play.race(state)
    return contest if contest is not None and contest.opens is None else None


def _sent(at: Millis, latency: Latency) -> Moment:
    """Outside a race, half of the usual round trip is forgiven."""
    trip = latency.median_trip
    if trip > LAG_CAP:
        trip = LAG_CAP
    made = Millis(round(at - trip / 2))
    return Moment(at, made if made > 0 else Millis(0), at)


def _persons(state: m.TableState, seats: Iterable[int]) -> tuple[m.PersonId, ...]:
    return tuple(person for seat in seats if (person := state.chairs[seat].person) is not None)
