"""A table's race: when it is shown to whom, and when what is done in it was done."""

from __future__ import annotations

from quivive.engine.game import Moment
from quivive.tables import model as m
from quivive.tables import play
from quivive.tables.audience import Audience, Viewer
from quivive.tables.clock import Race, Reach, ServerClock, Tap


class Racing:
    def __init__(self, clock: ServerClock, audience: Audience) -> None:
        self._clock = clock
        self._audience = audience
        self._race: Race | None = None
        self._since = 0
        self._under_way = False

    def follow(self, state: m.TableState, entry: m.Entry) -> None:
        """A race begins when the game says so, and anew when it was paused."""
        if not play.racing(state):
            self._race = None
        elif self._race is None or any(isinstance(event, m.Resumed) for event in entry.events):
            self._race = Race(play.game_time(state, entry.at))
            self._since = entry.at
            self._under_way = False

    def off(self) -> float | None:
        """The instant at which a race is shown to all; None when there is none, or it is under way."""
        if self._race is None or self._under_way:
            return None
        self._under_way = True
        now = self._clock.exact()
        self._race.lag = now - self._since
        return now

    def began(self) -> float | None:
        """For one who comes in the middle of a race: they may have seen it before, on another line."""
        return None if self._race is None else self._since + self._race.lag

    def moment(self, state: m.TableState, now: int, who: m.PersonId, tap: Tap | None) -> Moment:
        """Everybody else is pinged: what they did before comes in before their answer does."""
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
        """What somebody did may still be on its way, on a line that is slower than it usually is."""
        race, clock = self._race, self._clock.exact()
        if race is None:
            return False
        now = play.game_time(state, int(clock))
        return any(race.held(now, line.reach, clock) for line in self._audience.lines(_seated(state)))

    def _others(self, state: m.TableState, who: Viewer) -> list[Reach]:
        lines = self._audience.lines(person for person in _seated(state) if person != who)
        for line in lines:
            line.probe()
        return [line.reach for line in lines]


def _seated(state: m.TableState) -> list[m.PersonId]:
    return [chair.person for chair in state.chairs if chair.person is not None]
