"""Server time, alarms, and how far away each player is: lag is forgiven here, and no game sees it.

Deadlines are derived from state, so they survive a restart. Who was first is decided by reaction times: from
a frame shown on a player's own screen to the tap. The player's device says how long that was; what the server
measured on the line bounds what is believed of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from secrets import token_bytes
from statistics import median
from typing import NamedTuple

from quivive.engine.game import Millis, Moment

TRIPS = 32
"""Round trips of a line that are remembered."""
FEW = 4
"""With fewer, a line's jitter is not known, and taken to be UNKNOWN."""
UNKNOWN = 10.0
LONGEST = 400.0
"""Milliseconds that a decision waits at most for what may still be on its way."""
MARGIN = 25.0
"""Milliseconds more, for a device or a server that is busy with something else just then."""
SPREAD = 1.5
"""From the shortest round trip to the middle one, so many times: as far as one way alone ever differs."""
RACES, MISHAPS = 16, 3
"""Of so many races, so many may begin late on a line and be forgiven."""
GRACE = 2.0
"""Milliseconds within which no answer to a ping was ever waiting for us."""
MARK = 6
"""Bytes of a ping, at random: nobody answers one that has not come."""
HELD = 1_000.0
"""Milliseconds that a decision is held for a line on which something was lost and is being sent again."""
WIDEST = 80.0
"""Milliseconds of jitter that are believed of a line at most."""
PRECISION = 3.0
"""Milliseconds by which even an honest device's reaction time may be wrong."""


class ServerClock:
    """Milliseconds of wall time that never run backwards while the server lives."""

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (time.monotonic_ns() + self._offset) // 1_000_000

    def exact(self) -> float:
        """The same with its fraction."""
        return (time.monotonic_ns() + self._offset) / 1_000_000


class Alarm:
    """At most one call in the future; setting it anew forgets the old one."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self._due: int | None = None

    def set(self, due: int | None, now: int) -> None:
        if due == self._due and self._handle is not None:
            return
        self.off()
        if due is not None:
            delay = max(0, due - now) / 1000
            self._due = due
            self._handle = asyncio.get_running_loop().call_later(delay, self._fire)

    def off(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = self._due = None

    def _fire(self) -> None:
        self._handle = self._due = None
        self._ring()


class Reach:
    """How far away one line is: round trips of pings, which the other end's system answers by itself."""

    def __init__(self) -> None:
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self._asked: dict[bytes, float] = {}
        self._heard = 0.0
        self._shown: tuple[int, float, bytes] | None = None
        self._shown_trip: float | None = None
        self._mishaps: deque[bool] = deque(maxlen=RACES)

    def ask(self, now: float) -> bytes:
        """What to ping with."""
        mark = token_bytes(MARK)
        self._asked[mark] = now
        return mark

    def answered(self, mark: bytes, now: float, free_since: float = 0.0) -> None:
        """A pong. One that was not asked for means nothing; one that had to wait for us measures nothing."""
        asked = self._asked.pop(mark, None)
        if asked is None:
            return
        self._heard = max(self._heard, asked)
        if free_since > asked + max(GRACE, min(self._trips, default=0.0)):
            return
        self._trips.append(now - asked)
        if self._shown is not None and self._shown[2] == mark:
            self._shown_trip = self._trusted(now - asked)

    def silent_for(self, now: float) -> float:
        """How long the oldest ping has gone without an answer."""
        return now - next(iter(self._asked.values()), now)

    def owes(self, since: float, now: float) -> bool:
        """What was sent before `since` may still come: no ping asked after it is answered yet.

        Answers keep their order: when a ping's is here, so is all that was sent before it. Of a line that has
        been silent for long nothing is expected.
        """
        return self.uneven and self._heard < since and self.silent_for(now) < HELD

    def shown(self, number: int, since: float, now: float) -> bytes:
        """A frame from which reactions count is being sent; gives what to ping with, right behind it."""
        mark = self.ask(now)
        self._shown = (number, since, mark)
        self._shown_trip = None
        return mark

    @property
    def uneven(self) -> bool:
        """Something was lost on this line not long ago, and may be again."""
        return max(self._trips, default=0.0) > self._usual

    @property
    def _usual(self) -> float:
        """The longest that a round trip is where nothing is lost."""
        return (median(self._trips) if self._trips else 0.0) + 2 * self.jitter + MARGIN

    @property
    def jitter(self) -> float:
        """How much its round trips usually differ: what was lost and sent again says nothing about that."""
        if len(self._trips) < FEW:
            return UNKNOWN
        usual = SPREAD * (median(self._trips) - min(self._trips))
        return min(max(PRECISION, usual), WIDEST)

    @property
    def trip(self) -> float:
        """Of the frame that is raced from, once its ping is back; else the shortest, never in its favour."""
        return min(self._trips, default=0.0) if self._shown_trip is None else self._shown_trip

    @property
    def longest(self) -> float:
        """What is on its way on this line arrives within so many milliseconds."""
        usual = max(self._trips, default=0.0) if self._shown_trip is None else self._shown_trip
        return usual + 2 * self.jitter + MARGIN

    def _trusted(self, trip: float) -> float:
        """A frame may be lost and sent again now and then; a line that this happens to every time is not."""
        self._mishaps.append(trip > self._usual)
        return min(trip, HELD if sum(self._mishaps) <= MISHAPS else self._usual)

    def reaction(self, tap: Tap) -> tuple[float, float] | None:
        """From the frame shown to the tap, and by how much that may be wrong; None: it was not shown yet."""
        if self._shown is None or (tap.seen is not None and tap.seen < self._shown[0]):
            return None
        measured = tap.arrived - self._shown[1] - self.trip
        if tap.took is None:
            return measured, self.jitter
        believed = max(tap.took, measured - self.jitter)
        return believed, PRECISION if believed == tap.took else self.jitter


class Tap(NamedTuple):
    """What the sender of an action says of when it was made, and when it came in."""

    reach: Reach
    arrived: float
    seen: int | None
    """The last frame to race from that had been shown."""
    took: float | None
    """Milliseconds from then to the tap, as the sender's own clock counts them."""


class Race:
    """A state in which the first hand counts, from the game time at which it came about."""

    def __init__(self, since: int, *, again: bool = False) -> None:
        self.lag = 0.0
        """Milliseconds after that it was shown: the step was written down first."""
        self._since = since
        self._again = again
        self._made: list[int] = []

    def moment(self, now: Millis, tap: Tap, others: Iterable[Reach]) -> Moment:
        """When an action was made, on one scale for all lines; before the race, if nothing was shown yet."""
        found = tap.reach.reaction(tap._replace(seen=None) if self._again else tap)
        if found is None:
            return Moment.at(now) if self._again else Moment(now, Millis(min(now, self._since - 1)), now)
        reaction, error = found
        made = min(now, round(self._since + reaction))
        if self._again:  # it had been seen before the pause
            made = max(made, min(now, self._since))
        settled = self.settled(now, made + round(error), others)
        return Moment(now, Millis(made), settled, Millis(round(error)))

    def settled(self, now: Millis, made: int, others: Iterable[Reach]) -> Millis:
        """When whatever was made before that has come in from everybody else."""
        wait = max((reach.longest for reach in others), default=0.0)
        return Millis(max(now, round(made + self.lag + min(wait, LONGEST))))

    def keep(self, made: int) -> None:
        """An action that counts."""
        if made >= self._since:
            self._made.append(made)

    def judged(self) -> None:
        """The first of them is dealt with."""
        if self._made:
            self._made.remove(min(self._made))

    def held(self, now: Millis, reach: Reach, clock: float) -> bool:
        """Something was lost on this line, and a hand before the first may be on its way with it."""
        if not self._made or now >= min(self._made) + self.lag + HELD:
            return False
        first = min(self._made) + self.lag
        return now < first + min(reach.longest, HELD) or reach.owes(clock - (now - first), clock)
