"""The contract of a log: append what happened, durably and in order, or learn that somebody else did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NewType, Protocol

TableCode = NewType("TableCode", str)
"""A table's name, for people and for the log."""

Told = Callable[[TableCode, int], None]


class Stale(Exception):
    """The log is not as long as the writer thought: somebody else has written."""

    def __init__(self, table: TableCode, expected: int) -> None:
        super().__init__(f"table {table} does not have {expected} entries")


class Broken(Exception):
    """The store cannot be used; the message tells a person why and what to do."""


class Log(Protocol):
    """Entries are bytes; a table's entries are numbered from 0 without a gap."""

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        """All of them or none, durable when this returns; Stale unless the table has `expected` entries."""

    async def read(self, table: TableCode, since: int = 0) -> Sequence[bytes]:
        """The entries from number `since` on; none for a table nobody has written to."""

    def watch(self, told: Told) -> None:
        """From now on tell of every table that grew, by whomever, and how long it is. In the event loop."""

    async def put(self, body: bytes) -> str:
        """Keep a thing (a picture, a set of places) under its content hash: put once, never changed."""

    async def get(self, key: str) -> bytes | None: ...

    async def close(self) -> None:
        """Everything accepted is written before this returns."""
