"""Light entries: shown already, and written together with the next beat or the next ordinary entry."""

from __future__ import annotations

from quivive.tables.model import Entry

BEAT = 500
"""Milliseconds: light entries are written on a fixed beat, whatever anybody does in between."""


class Pending:
    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.due: int | None = None
        """When they are written at the latest; None while all are secret: those wait for others."""

    def add(self, entry: Entry, *, public: bool) -> None:
        """One that nobody else could see causes no write of its own: the disk would tell."""
        self.entries.append(entry)
        if public and self.due is None:
            self.due = (entry.at // BEAT + 1) * BEAT

    def clear(self) -> None:
        self.entries.clear()
        self.due = None
