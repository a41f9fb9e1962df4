"""What happened once does not happen again: each person's last commands are remembered by their ids."""

from __future__ import annotations

from quivive.tables.model import Entry, PersonId

REMEMBERED = 2048
"""This many commands of each person: whatever others do, a command sent again is known to have happened."""


class Once:
    def __init__(self) -> None:
        self._done: dict[PersonId, dict[str, None]] = {}

    def __contains__(self, command: tuple[PersonId, str]) -> bool:
        return command[1] in self._done.get(command[0], ())

    def note(self, entry: Entry) -> None:
        if entry.by is None or entry.id is None:
            return
        done = self._done.setdefault(entry.by, {})
        done[entry.id] = None
        if len(done) > REMEMBERED:
            del done[next(iter(done))]

    def forget(self, entry: Entry) -> None:
        """It was shown and never written."""
        if entry.by is not None and entry.id is not None:
            self._done.get(entry.by, {}).pop(entry.id, None)
