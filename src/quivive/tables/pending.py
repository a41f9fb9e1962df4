"""Light entries: already shown, and written at the next regular flush or with the next ordinary entry."""

from __future__ import annotations

from quivive.tables.events import Entry

FLUSH_EVERY = 500
"""Milliseconds. Flushes happen at fixed times, whatever anybody does in between."""


class Pending:
    """The light entries of one table that are not written yet."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.due: int | None = None
        """When they are written at the latest. None if all are secret: those wait for something else."""

    def add(self, entry: Entry, *, public: bool) -> None:
        """An entry that nobody else can see must not cause a write, because its timing could be observed."""
        self.entries.append(entry)
        if public and self.due is None:
            self.due = (entry.at // FLUSH_EVERY + 1) * FLUSH_EVERY

    def clear(self) -> None:
        self.entries.clear()
        self.due = None
