"""The ids of each person's last commands, so that a command sent twice happens once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from quivive.tables.events import Entry
from quivive.tables.model import PersonId

IDS_REMEMBERED = 2048
"""How many ids are kept per person, so that nobody else's commands can push them out."""


class DoneCommands:
    def __init__(self, ids: Mapping[PersonId, Sequence[str]] | None = None) -> None:
        self._done = {person: dict.fromkeys(done) for person, done in (ids or {}).items()}

    def last(self, person: PersonId, most: int) -> list[str]:
        """The ids of their last commands."""
        return [*islice(reversed(self._done.get(person, {})), most)][::-1]

    def has(self, person: PersonId, id: str) -> bool:
        return id in self._done.get(person, ())

    def note(self, entry: Entry) -> None:
        if entry.by is None or entry.id is None:
            return
        done = self._done.get(entry.by)
        if done is None:
            done = self._done[entry.by] = {}
        done[entry.id] = None
        if len(done) > IDS_REMEMBERED:
            del done[next(iter(done))]

    def forget(self, entry: Entry) -> None:
        """Forgets an entry that was shown but never written."""
        if entry.by is not None and entry.id is not None:
            self._done.get(entry.by, {}).pop(entry.id, None)
