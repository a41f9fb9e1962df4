"""Measuring one contest: when it began for everybody, and how long its decision waits for late claims."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from quivive.engine.game import Millis, Moment
from quivive.tables.race.belief import ReactionTime
from quivive.tables.race.latency import Latency

REFLEX = 400.0
"""Milliseconds within which claims count as equal when a contest goes on after a pause."""


class MeasuredContest:
    """A contest, and the game time at which it began.

    `number` counts the contests of a table: one that goes on after a pause is measured as a new one.
    """

    def __init__(self, number: int, since: int, *, again: bool = False) -> None:
        self.number = number
        self.shown_after = 0.0
        """Milliseconds from then until it was shown; the step had to be written first."""
        self.since = since
        self._again = again

    def moment(self, now: Millis, reaction: ReactionTime) -> Moment:
        """When an action was made, on one scale for all players."""
        made, error = min(now, round(self.since + reaction.after)), reaction.error
        if self._again:  # everybody had time to look, so anyone quicker than a reflex was just waiting
            made = max(made, min(now, self.since))
            error = max(error, self.since + REFLEX - made)
        return Moment(now, Millis(made), now, Millis(round(error)))

    def settled(self, moment: Moment, others: Iterable[Latency]) -> Moment:
        """Fills in the time by which everybody else's earlier actions must have arrived."""
        wait = max((latency.longest for latency in others), default=0.0)
        latest = round(moment.made + moment.error + self.shown_after + wait)
        return replace(moment, settled=Millis(max(moment.now, latest)))

    def must_wait_for(self, latency: Latency, now: Millis, first: Millis, clock: float) -> bool:
        """Whether an earlier claim may still be in transit: the player is far away, or a packet was lost."""
        fell = first + self.shown_after
        if now >= fell + latency.patience:
            return False
        return now < fell + latency.longest or latency.may_still_bring(clock - (now - fell), clock)
