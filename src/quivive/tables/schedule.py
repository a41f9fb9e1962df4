"""When a table has something to do by itself: a phase ends, a bot moves, somebody has been away too long."""

from __future__ import annotations

from quivive.engine.views import Views
from quivive.tables.absence import Absences
from quivive.tables.bots import TableBots
from quivive.tables.clock import Alarm, Ring, ServerClock, weakly
from quivive.tables.journal import Journal
from quivive.tables.knocks import Knocks
from quivive.tables.race.racing import Racing

LOOK_AGAIN = 15
"""Milliseconds after which it is seen whether what a decision waits for has come."""
TRY_AGAIN = 1_000
TRY_AGAIN_AT_LAST = 30_000
"""Milliseconds before time is let go on after the store, or a game, has failed; each time twice as many."""


class Schedule:
    def __init__(
        self,
        clock: ServerClock,
        journal: Journal,
        racing: Racing,
        absences: Absences,
        knocks: Knocks,
        ring: Ring,
    ) -> None:
        self._clock = clock
        self._journal = journal
        self._racing = racing
        self._knocks = knocks
        self.absences = absences
        self.alarm = Alarm(ring)
        self.bots = TableBots(weakly(self.arm))

    def consider(self, views: Views | None, now: int, *, light: bool = False) -> None:
        """Let the bots think about what they see now."""
        state = self._journal.state
        match = state.match
        if match is None or views is None or state.phase != "game" or state.paused_at is not None:
            self.bots.rest()
        else:
            self.bots.consider(match, state.chairs, views, now, light=light)
        self.arm()

    def arm(self) -> None:
        """For whatever comes first."""
        if self._journal.stopped:
            return
        state, now = self._journal.state, self._clock.now()
        first = self._journal.deadline
        if first is not None and first <= now and self._racing.held(state):
            first = now + LOOK_AGAIN
        for due in (
            self._racing.wakes_at(state),
            self.bots.due,
            self.absences.due(state, self._racing.audience.present),
            self._journal.pending.due,
            self._knocks.due,
        ):
            if due is not None and (first is None or due < first):
                first = due
        self.alarm.set(first, now)

    def try_again(self, failures: int) -> None:
        """Longer each time."""
        now = self._clock.now()
        self.alarm.set(now + min(TRY_AGAIN << failures, TRY_AGAIN_AT_LAST), now)

    def rest(self) -> None:
        self.bots.rest()
        self.alarm.off()
