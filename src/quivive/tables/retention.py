"""How long tables are kept after the last thing that happened at them."""

from __future__ import annotations

from typing import NamedTuple

LONG_AGO = 0


class Retention(NamedTuple):
    """In milliseconds; None: for ever."""

    tables: int | None = None
    games: int | None = None
    """Where a game was finished: at least as long as other tables."""

    def limits(self, now: int) -> tuple[int, int] | None:
        """Before which times tables, and those with a finished game, are not kept; None: all are."""
        if self.tables is None:
            return None
        return now - self.tables, LONG_AGO if self.games is None else now - max(self.games, self.tables)
