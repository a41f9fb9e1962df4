"""People waiting at a door that is not open. Not logged: whoever is still there knocks again."""

from __future__ import annotations

from quivive.engine.game import Data

MOST_WAITING = 8
"""How many may wait at a time. Others are asked to come back later."""
KNOCK_LASTS = 15_000
"""Milliseconds after which somebody who has not knocked again is taken to have gone."""


class Knock(Data, frozen=True):
    """Somebody who would like to come in."""

    id: int
    name: str
    mask: int | None


class Knocks:
    """Everybody who is waiting at one table's door, by the hash of their secret."""

    def __init__(self) -> None:
        self.knocking: dict[str, tuple[Knock, int]] = {}
        self._turned_away: set[str] = set()
        self._last = 0

    def knock(self, hashed: str, name: str, mask: int | None, now: int) -> bool:
        """Returns False if they were turned away before, or too many are waiting."""
        known = self.knocking.get(hashed)
        if hashed in self._turned_away or (known is None and len(self.knocking) >= MOST_WAITING):
            return False
        if known is None:
            self._last += 1
        self.knocking[hashed] = (known[0] if known else Knock(self._last, name, mask), now)
        return True

    @property
    def waiting(self) -> tuple[Knock, ...]:
        """The same on every screen until those who have gone are forgotten, which every screen is told."""
        return tuple(knock for knock, _ in self.knocking.values())

    def hash_of(self, id: int) -> str:
        """The hash of a waiting person's secret."""
        return next(hashed for hashed, (knock, _) in self.knocking.items() if knock.id == id)

    def answered(self, hashed: str, *, welcome: bool) -> None:
        self.knocking.pop(hashed, None)
        if not welcome:
            self._turned_away.add(hashed)

    @property
    def due(self) -> int | None:
        """When the next of them will be taken to have gone."""
        if not self.knocking:
            return None
        return min((at + KNOCK_LASTS for _, at in self.knocking.values()))

    def forget(self, now: int) -> bool:
        """Forgets those who have stopped knocking. Returns True if there were any."""
        gone = [hashed for hashed, (_, at) in self.knocking.items() if at + KNOCK_LASTS <= now]
        for hashed in gone:
            del self.knocking[hashed]
        return bool(gone)
