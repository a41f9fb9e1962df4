"""What a table does on its own when somebody is away, so that nobody's absence stops it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from quivive.engine.game import Illegal
from quivive.tables import chairs, play
from quivive.tables.context import Context
from quivive.tables.events import HostPassed, Paused, TableEvent
from quivive.tables.model import PersonId, TableState


@dataclass(frozen=True)
class AbsenceTimeouts:
    """How long a table waits for people, in milliseconds."""

    seat: int = 45_000
    """Before an absent player's seat is given to a bot or left out, as the table agreed."""
    host: int = 30_000
    """Before somebody else becomes host in place of one who is away."""
    everybody: int = 60_000
    """Before a game that everybody has left is paused."""


Plan = tuple[int, Literal["host", "everybody"] | int]
"""When to do something about an absence, and whose it is: the host's, everybody's, or that of one seat."""


class Absences:
    """Since when each person has been away. Not logged: after a restart, all are away until they return."""

    def __init__(self, timeouts: AbsenceTimeouts, state: TableState, now: int) -> None:
        self._timeouts = timeouts
        self.since = {person.id: now for person in state.persons}
        self._noted: tuple[object, object] = (None, None)

    def forget(self, who: PersonId) -> None:
        """They are here, or have left for good."""
        self._noted = (None, None)
        self.since.pop(who, None)

    def note(self, state: TableState, present: frozenset[PersonId], now: int) -> None:
        if self._noted[0] is state.persons and self._noted[1] is present:
            return
        self._noted = (state.persons, present)
        for person in state.persons:
            if person.id not in present:
                self.since.setdefault(person.id, now)

    def due(self, state: TableState, present: frozenset[PersonId]) -> int | None:
        """When the next absence has lasted too long."""
        if not self.since:
            return None
        return min((when for when, _ in self._plans(state, present)), default=None)

    def events(self, context: Context) -> list[TableEvent]:
        """What to do about the absence whose time ran out first."""
        if returned := _returned(context):
            return returned
        due = [plan for plan in self._plans(context.state, context.present) if plan[0] <= context.now]
        if not due:
            return []
        what = min(due, key=lambda plan: plan[0])[1]
        if what == "host":
            host = chairs.next_host(context.state, context.present, context.state.host)
            return [HostPassed(host)] if host is not None else []
        return [Paused(None)] if what == "everybody" else _stand_in(context, what)

    def _plans(self, state: TableState, present: frozenset[PersonId]) -> list[Plan]:
        plans: list[Plan] = []
        anybody = any(person.id in present for person in state.persons)
        host = self.since.get(state.host) if state.host is not None else None
        if anybody and host is not None:
            plans.append((host + self._timeouts.host, "host"))
        if state.phase != "game" or state.paused_at is not None:
            return plans
        if not anybody:
            latest = max(self.since.values(), default=0)
            return [*plans, (latest + self._timeouts.everybody, "everybody")]
        if state.absence != "wait":
            plans += [(since + self._timeouts.seat, seat) for seat, since in self._empty_seats(state)]
        return plans

    def _empty_seats(self, state: TableState) -> list[tuple[int, int]]:
        return [
            (seat, self.since[chair.person])
            for seat, chair in enumerate(state.chairs)
            if chair.person in self.since and chair.bot is None and not chair.out
        ]


def _returned(context: Context) -> list[TableEvent]:
    """Gives a seat back to somebody who is here, if the store failed when they returned."""
    away = [chair.person for chair in context.state.chairs if chair.bot or chair.out]
    who = next((person for person in away if person in context.present), None)
    return [] if who is None else play.take_back(context.state, who, context.now)


def _stand_in(context: Context, seat: int) -> list[TableEvent]:
    state = context.state
    bot = chairs.bot_level(state, None) if state.absence == "bot" else None
    try:
        return play.reseat(state, chairs.stand_in(state, seat, context.present, bot=bot), context.now)
    except Illegal:
        return []  # they came back, or their chair is gone: somebody was quicker than the clock
