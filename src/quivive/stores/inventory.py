"""What a store contains, for the operator's tools: what both stores offer beyond the contract of a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from quivive.tables.log import Log, TableCode


class Summary(NamedTuple):
    """One table, as far as its log says without being folded."""

    code: TableCode
    entries: int
    size: int
    """In bytes."""
    at: int | None
    """When something last happened there, in server time. None if its last entry does not say."""
    played: bool
    finished: bool


class Inventory(Log, Protocol):
    """A log whose contents can be listed."""

    async def tables(self) -> Sequence[Summary]:
        """Every table that has entries, ordered by code."""

    async def things(self) -> Sequence[str]:
        """The keys of everything stored with `put`."""
