"""Those who stand at a door that does not open by itself. Kept nowhere: whoever still waits knocks again."""

from __future__ import annotations

from quivive.engine.game import Data

MOST = 8
"""Who wait at a time; more are told to come later."""
PATIENCE = 15_000
"""Milliseconds after which somebody who has not knocked again has gone."""


class Knock(Data, frozen=True):
    """Somebody who would like to come in."""

    id: int
    name: str
    mask: int | None


class Knocks:
    def __init__(self) -> None:
        self._waiting: dict[str, tuple[Knock, int]] = {}
        self._away: set[str] = set()
        self._last = 0

    def knock(self, token: str, name: str, mask: int | None, now: int) -> bool:
        """False: they were sent away, or too many wait."""
        self.forget(now)
        known = self._waiting.get(token)
        if token in self._away or (known is None and len(self._waiting) >= MOST):
            return False
        if known is None:
            self._last += 1
        self._waiting[token] = (known[0] if known else Knock(self._last, name, mask), now)
        return True

    def waiting(self, now: int) -> tuple[Knock, ...]:
        return tuple(knock for knock, at in self._waiting.values() if at + PATIENCE > now)

    def token(self, id: int) -> str:
        """The hash of the secret of somebody who waits."""
        return next(token for token, (knock, _) in self._waiting.items() if knock.id == id)

    def answered(self, token: str, *, welcome: bool) -> None:
        self._waiting.pop(token, None)
        if not welcome:
            self._away.add(token)

    @property
    def due(self) -> int | None:
        """When somebody will have gone."""
        if not self._waiting:
            return None
        return min((at + PATIENCE for _, at in self._waiting.values()))

    def forget(self, now: int) -> bool:
        """Whoever has stopped knocking; True when somebody has."""
        gone = [token for token, (_, at) in self._waiting.items() if at + PATIENCE <= now]
        for token in gone:
            del self._waiting[token]
        return bool(gone)
