"""Which node is a table's home: one at a time, and every node can find out which (decision 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from quivive.tables.log import NotHome, TableCode

OnLost = Callable[[Sequence[TableCode]], None]


class Home(NamedTuple):
    """The node that a table lives on."""

    node: str
    """The random id of a running server process."""
    address: str
    """`host:port` at which other nodes reach it."""
    epoch: int
    """Goes up each time the table moves to another node."""


class Elsewhere(NotHome):
    """The table lives on another node, and we know which."""

    def __init__(self, table: TableCode, home: Home) -> None:
        super().__init__(table)
        self.home = home


class Homes(Protocol):
    """This node's leases, and a way to find out who holds the others."""

    here: str
    """This node's id."""
    address: str
    """`host:port` at which other nodes reach this one; set before the first claim."""

    async def claim(self, table: TableCode) -> Home:
        """Takes the table if it is free, its lease has expired, or it is ours already. Returns its home."""

    async def release(self, tables: Sequence[TableCode]) -> None:
        """Gives up leases, so that the next node to ask gets them at once. Ignores those not ours."""

    def on_lost(self, callback: OnLost) -> None:
        """Calls back with tables whose lease could not be renewed. They must have stopped when it returns."""

    async def close(self) -> None:
        """Gives up whatever is still ours."""


class SoleHomes:
    """For a store that only one server uses: every table's home is here."""

    here = "sole"
    address = ""

    async def claim(self, table: TableCode) -> Home:
        return Home(self.here, self.address, 0)

    async def release(self, tables: Sequence[TableCode]) -> None: ...

    def on_lost(self, callback: OnLost) -> None: ...

    async def close(self) -> None: ...
