"""How often a seat may do something, where its action names a limit: beyond it no rule is asked."""

from __future__ import annotations

from collections import deque

from quivive.engine.game import Action, Illegal, Seat


class ActionLimits:
    def __init__(self) -> None:
        self._passed: dict[tuple[Seat, type[Action]], deque[int]] = {}

    def check(self, seat: Seat, action: Action, now: int) -> None:
        if self.opens(seat, action, now) > now:
            raise Illegal("too_fast")

    def opens(self, seat: Seat, action: Action, now: int) -> int:
        """When this may be done again: now, unless there were too many of it."""
        passed = self._passed.get((seat, type(action)))
        if action.limit is None or passed is None or len(passed) < action.limit.most:
            return now
        return max(now, passed[0] + action.limit.within)

    def passed(self, seat: Seat, action: Action, now: int) -> None:
        if action.limit is not None:
            fresh: deque[int] = deque(maxlen=action.limit.most)
            self._passed.setdefault((seat, type(action)), fresh).append(now)
