"""One contest as it is measured: from when reactions count, and how long a decision waits for others."""

from __future__ import annotations

from collections.abc import Iterable

from quivive.engine.game import Millis, Moment
from quivive.tables.race.belief import Reaction
from quivive.tables.race.latency import Latency

REFLEX = 400.0
"""Milliseconds within which all are equal when a contest goes on after a pause."""


class Measured:
    """A contest, from the game time at which it began."""

    def __init__(self, number: int, since: int, *, again: bool = False) -> None:
        self.number = number
        self.lag = 0.0
        """Milliseconds after that it was shown: the step was written down first."""
        self.since = since
        self._again = again

    def moment(self, now: Millis, reaction: Reaction) -> Moment:
        """When an action was made, on one scale for all players."""
        made, error = min(now, round(self.since + reaction.after)), reaction.error
        if self._again:  # all had time to look, so whoever is quicker than people react was only waiting
            made = max(made, min(now, self.since))
            error = max(error, self.since + REFLEX - made)
        return Moment(now, Millis(made), now, Millis(round(error)))

    def settled(self, moment: Moment, others: Iterable[Latency]) -> Moment:
        """With the time by which whatever was made before it has arrived from everybody else."""
        wait = max((latency.longest for latency in others), default=0.0)
        latest = round(moment.made + moment.error + self.lag + wait)
        return moment._replace(settled=Millis(max(moment.now, latest)))

    def held(self, now: Millis, first: Millis, latency: Latency, clock: float) -> bool:
        """A hand before the first may be on its way here: the player is far, or something was lost."""
        fell = first + self.lag
        if now >= fell + latency.patience:
            return False
        return now < fell + latency.longest or latency.owes(clock - (now - fell), clock)
