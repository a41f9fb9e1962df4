"""When a table has something to do on its own: a phase ends, a bot moves, somebody has been away too long."""

from __future__ import annotations

from quivive.engine.views import Views
from quivive.tables.absence import Absences
from quivive.tables.bots import TableBots
from quivive.tables.clock import Alarm, Ring, ServerClock, weakly
from quivive.tables.journal import Journal
from quivive.tables.knocks import Knocks
from quivive.tables.race.racing import Racing

CHECK_AGAIN = 15
"""Milliseconds between checks whether the claims that a decision waits for have arrived."""
FIRST_RETRY, LONGEST_RETRY = 1_000, 30_000
"""Milliseconds until the next attempt after the store or a game has failed; doubled each time."""


class Schedule:
    """Sets one alarm for whatever is due first, and holds the bots."""

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
        """Lets the bots think about what they see now."""
        state = self._journal.state
        match = state.match
        if match is None or views is None or state.phase != "game" or state.paused_at is not None:
            self.bots.forget_all()
        else:
            self.bots.consider(match, state.chairs, views, now, light=light)
        self.arm()

    def arm(self) -> None:
        """Sets the alarm for whatever is due first."""
        if self._journal.stopped:
            return
        first, others = self._journal.deadline, self._other_dues()
        if not others and first == self.alarm.due:
            return  # as after most steps
        now = self._clock.now()
        if first is not None and first <= now and self._racing.must_wait(self._journal.state):
            first = now + CHECK_AGAIN
        for due in others:
            if due is not None and (first is None or due < first):
                first = due
        self.alarm.set(first, now)

    def _other_dues(self) -> list[int | None]:
        dues: list[int | None] = []
        state, pending = self._journal.state, self._journal.pending.due
        if pending is not None:
            dues.append(pending)
        if state.match is not None and state.match.game.races:
            dues.append(self._racing.wakes_at(state))
        if self.bots.planned:
            dues.append(self.bots.due)
        if self.absences.since:
            dues.append(self.absences.due(state, self._racing.audience.present))
        if self._knocks.knocking:
            dues.append(self._knocks.due)
        return dues

    def retry_later(self, failures: int) -> None:
        """Sets the alarm for another attempt, later each time."""
        now = self._clock.now()
        self.alarm.set(now + min(FIRST_RETRY << failures, LONGEST_RETRY), now)

    def stop(self) -> None:
        self.bots.forget_all()
        self.alarm.off()
