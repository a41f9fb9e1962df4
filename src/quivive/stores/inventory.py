"""What a store holds, for those who look after it: what both kinds tell besides the log's contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from quivive.tables.log import Log, TableCode


class Summary(NamedTuple):
    """One table, as far as it can be told without playing it."""

    code: TableCode
    entries: int
    size: int
    """In bytes."""
    at: int | None
    """When something last happened there, in server time; None, if its last entry does not say."""
    played: bool
    finished: bool


class Inventory(Log, Protocol):
    async def tables(self) -> Sequence[Summary]:
        """Every table with an entry, by its code."""

    async def things(self) -> Sequence[str]:
        """The keys of everything that was put."""
