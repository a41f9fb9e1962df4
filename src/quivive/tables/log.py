"""The contract of a log: append what happened, durably and in order, or learn that somebody else did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, NewType, Protocol

TableCode = NewType("TableCode", str)
"""A table's name, for people and for the log."""

Told = Callable[[TableCode, int], None]


class Stale(Exception):
    """The log is not as long as the writer thought: somebody else has written."""

    def __init__(self, table: TableCode, expected: int) -> None:
        super().__init__(f"table {table} does not have {expected} entries")


class NotHome(Exception):
    """The table's home is elsewhere now: what was appended late is refused.

    Nothing was written, or the connection to the store was lost meanwhile: then the new home knows.
    """

    code = "table_moved"
    """Names the sentence with which people are sent to look for it anew."""

    def __init__(self, table: TableCode) -> None:
        super().__init__(f"table {table} is not at home on this node")


class Broken(Exception):
    """The store cannot be used; the message tells a person why and what to do."""

    code = "store_broken"
    """Names the sentence for people at a table."""


class Away(Broken):
    """The store cannot be reached just now; asked again in a moment, it may be there."""


class Unreadable(Broken):
    """One table cannot be opened, and all others can."""

    code = "table_damaged"


class Damaged(Unreadable):
    """Its entries before number `good` are as they were written; that one is not, or is gone."""

    def __init__(self, table: TableCode, good: int, sound: Sequence[bytes] = ()) -> None:
        super().__init__(f"entry {good} of table {table} is damaged; those before it are sound")
        self.good = good
        self.sound = sound
        """Those that were read before it."""


class Stopped(Broken):
    """The disk failed in the middle of a write: whether it was kept is known only after a restart."""

    code = "store_stopped"


class Oversized(Unreadable):
    """Its log is longer than any table of people who play."""

    code = "table_too_large"

    def __init__(self, table: TableCode) -> None:
        super().__init__(f"the log of table {table} is too large to be read")


class Snapshot(NamedTuple):
    """What a table's first `length` entries came to, as the table itself wrote it down."""

    length: int
    body: bytes


class Log(Protocol):
    """Entries are bytes; a table's entries are numbered from 0 without a gap."""

    def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> Awaitable[None]:
        """All of them or none, durable when this returns; Stale unless the table has `expected` entries."""

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        """The entries from number `since` on, up to but not including `until`; none for an unknown table.

        Damaged, when one of them is not as it was written.
        """

    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        """In place of the one before, unless nobody has written to the table. A cache: it may get lost."""

    async def snapshot(self, table: TableCode) -> Snapshot | None:
        """The last one kept, unless it is damaged or its entries have been set aside or forgotten since."""

    async def set_aside(self, table: TableCode, since: int) -> None:
        """Take the entries from number `since` on out of the table, and keep them for somebody to look at."""

    async def try_writing(self) -> None:
        """Broken, unless something can be written durably now."""

    async def count(self) -> int:
        """How many tables there are."""

    async def unplayed(self, before: int) -> Sequence[TableCode]:
        """Tables at which no game ever began and nothing has happened since then, in server time."""

    async def retired(self, before: int, games_before: int) -> Sequence[TableCode]:
        """Tables at which nothing has happened since `before`; where a game ended, since `games_before`."""

    async def forget(self, table: TableCode) -> None:
        """Remove a table with all its entries: its code is free again."""

    def watch(self, told: Told) -> None:
        """From now on tell of every table that grew, by whomever, and how long it is. In the event loop."""

    async def put(self, body: bytes) -> str:
        """Keep a thing (a picture, a set of places) under its content hash: put once, never changed."""

    async def get(self, key: str) -> bytes | None: ...

    async def close(self) -> None:
        """Everything accepted is written before this returns."""
