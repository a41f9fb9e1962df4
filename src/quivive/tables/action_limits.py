"""Rate limits of game actions: beyond an action's own `limit`, the rules are not even asked."""

from __future__ import annotations

from collections import deque

from quivive.engine.game import Action, Illegal, Seat


class ActionLimits:
    """When each seat last did each kind of action that has a limit."""

    def __init__(self) -> None:
        self._accepted: dict[tuple[Seat, type[Action]], deque[int]] = {}

    def check(self, seat: Seat, action: Action, now: int) -> None:
        if action.limit is not None and self.allowed_at(seat, action, now) > now:
            raise Illegal("too_fast")

    def allowed_at(self, seat: Seat, action: Action, now: int) -> int:
        """When the seat may do this again: now, unless it has done it too often."""
        accepted = self._accepted.get((seat, type(action)))
        if action.limit is None or accepted is None or len(accepted) < action.limit.most:
            return now
        return max(now, accepted[0] + action.limit.within)

    def count(self, seat: Seat, action: Action, now: int) -> None:
        """Counts an action that was accepted."""
        if action.limit is not None:
            fresh: deque[int] = deque(maxlen=action.limit.most)
            self._accepted.setdefault((seat, type(action)), fresh).append(now)
