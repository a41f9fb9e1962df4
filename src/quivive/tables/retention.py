"""How long tables are kept after the last thing that happened at them."""

from __future__ import annotations

from typing import NamedTuple

LONG_AGO = 0


class Retention(NamedTuple):
    """In milliseconds; None means for ever."""

    tables: int | None = None
    games: int | None = None
    """For tables at which a game was finished; never shorter than for other tables."""

    def limits(self, now: int) -> tuple[int, int] | None:
        """Times before which tables, and those with a finished game, are deleted. None if all are kept."""
        if self.tables is None:
            return None
        return now - self.tables, LONG_AGO if self.games is None else now - max(self.games, self.tables)
