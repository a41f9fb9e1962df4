"""Server time, alarms, and who was first.

Deadlines are derived from state, so they survive a restart. Who was first is decided by reaction times: from
a frame shown on a player's own screen to the tap.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from quivive.engine.game import Millis, Moment
from quivive.tables.reach import HELD, Reach, Tap

LONGEST = 400.0
"""Milliseconds that a decision waits at most for what may still be on its way where nothing was lost."""
REFLEX = 400.0
"""Milliseconds within which all are equal when a race goes on after a pause."""


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


class Race:
    """A state in which the first hand counts, from the game time at which it came about."""

    def __init__(self, since: int, *, again: bool = False) -> None:
        self.lag = 0.0
        """Milliseconds after that it was shown: the step was written down first."""
        self._since = since
        self._again = again

    def moment(self, now: Millis, tap: Tap, others: Iterable[Reach]) -> Moment:
        """When an action was made, on one scale for all lines; before the race, if nothing was shown yet."""
        found = tap.reach.reaction(tap._replace(seen=None) if self._again else tap)
        if found is None:
            return Moment.at(now) if self._again else Moment(now, Millis(min(now, self._since - 1)), now)
        reaction, error = found
        made = min(now, round(self._since + reaction))
        if self._again:  # all had time to look: who is quicker than people react was only waiting
            made = max(made, min(now, self._since))
            error = max(error, self._since + REFLEX - made)
        settled = self.settled(now, made + round(error), others)
        return Moment(now, Millis(made), settled, Millis(round(error)))

    def settled(self, now: Millis, made: int, others: Iterable[Reach]) -> Millis:
        """When whatever was made before that has come in from everybody else."""
        wait = max((reach.longest for reach in others), default=0.0)
        return Millis(max(now, round(made + self.lag + min(wait, LONGEST))))

    def held(self, now: Millis, first: Millis, reach: Reach, clock: float) -> bool:
        """A hand before the first may be on its way on this line: it is far, or something on it was lost."""
        fell = first + self.lag
        if now >= fell + HELD:
            return False
        return now < fell + min(reach.longest, HELD) or reach.owes(clock - (now - fell), clock)
