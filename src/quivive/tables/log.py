"""The contract of a log: append entries durably and in order, or learn that somebody else was first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, NewType, Protocol

TableCode = NewType("TableCode", str)
"""The code that people type to find a table; also its name in the log."""

OnGrowth = Callable[[TableCode, int], None]


class Stale(Exception):
    """The log does not have the expected length: somebody else has written."""

    def __init__(self, table: TableCode, expected: int) -> None:
        super().__init__(f"table {table} does not have {expected} entries")


class NotHome(Exception):
    """Another node is the table's home now, so this append was refused.

    Nothing was written; unless the connection to the store was lost meanwhile, in which case only the new
    home knows.
    """

    code = "table_moved"
    """The code of the sentence that tells clients to reconnect."""

    def __init__(self, table: TableCode) -> None:
        super().__init__(f"table {table} is not at home on this node")


class Broken(Exception):
    """The store cannot be used. The message tells the operator why, and what to do."""

    code = "store_broken"
    """The code of the sentence for people at a table."""


class Disconnected(Broken):
    """The store cannot be reached at the moment; trying again soon may help."""


class Unreadable(Broken):
    """This table cannot be opened; others can."""

    code = "table_damaged"


class Damaged(Unreadable):
    """An entry is damaged or missing; the entries before it are intact."""

    def __init__(self, table: TableCode, intact: int) -> None:
        super().__init__(f"entry {intact} of table {table} is damaged; those before it are sound")
        self.intact = intact
        """How many entries are intact, which is also the number of the first that is not."""


class OutcomeUnknown(Broken):
    """The disk failed during a write. Only a restart can tell what was written."""

    code = "store_stopped"


class Oversized(Unreadable):
    """Its log is longer than people could have made it by playing."""

    code = "table_too_large"

    def __init__(self, table: TableCode) -> None:
        super().__init__(f"the log of table {table} is too large to be read")


class Snapshot(NamedTuple):
    """The state after a table's first `length` entries, as encoded by the table."""

    length: int
    body: bytes


class Log(Protocol):
    """Entries are bytes. A table's entries are numbered from 0 without gaps."""

    def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> Awaitable[None]:
        """Appends all or none, durably. Raises Stale unless the table has `expected` entries."""

    async def read(self, table: TableCode, since: int = 0, until: int | None = None) -> Sequence[bytes]:
        """The entries from number `since` up to but not including `until`; none for an unknown table.

        Raises Damaged if one of them is not as it was written.
        """

    async def keep_snapshot(self, table: TableCode, snapshot: Snapshot) -> None:
        """Replaces the snapshot of a table, if there is such a table. A cache: it may get lost."""

    async def snapshot(self, table: TableCode) -> Snapshot | None:
        """The last snapshot, unless it is damaged or its entries have since been set aside or deleted."""

    async def set_aside(self, table: TableCode, since: int) -> None:
        """Moves the entries from number `since` on out of the table, where the operator can look at them."""

    async def try_writing(self) -> None:
        """Raises Broken unless something can be written durably now."""

    async def count(self) -> int:
        """How many tables there are."""

    async def unplayed(self, before: int) -> Sequence[TableCode]:
        """Tables at which no game ever began and nothing has happened since `before`, in server time."""

    async def retired(self, before: int, games_before: int) -> Sequence[TableCode]:
        """Tables where nothing has happened since `before`; if a game was finished, since `games_before`."""

    async def forget(self, table: TableCode) -> None:
        """Deletes a table with all its entries. Its code is free again."""

    def on_growth(self, call: OnGrowth) -> None:
        """Calls back, in the event loop, with every table whose log has grown and its new length."""

    async def put(self, body: bytes) -> str:
        """Stores a thing (any bytes) under the hash of its content. Nothing makes use of this yet."""

    async def get(self, key: str) -> bytes | None: ...

    async def close(self) -> None:
        """Writes everything that was accepted before it returns."""
