"""Where a table lives: on one node at a time, and every node finds out which (decision 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from quivive.tables.log import NotHome, TableCode

Lost = Callable[[Sequence[TableCode]], None]


class Home(NamedTuple):
    """Whose a table is."""

    node: str
    """The random id of a running server process."""
    address: str
    """`host:port` on which other nodes reach it."""
    epoch: int
    """Grows each time the table changes hands."""


class Elsewhere(NotHome):
    """The table that was asked for lives on another node, and it is known on which."""

    def __init__(self, table: TableCode, home: Home) -> None:
        super().__init__(table)
        self.home = home


class Homes(Protocol):
    """The leases of this node, and whom to ask for the tables of the others."""

    here: str
    """This node's id."""
    address: str
    """`host:port` at which this node is reached by others; set before the first claim."""

    async def claim(self, table: TableCode) -> Home:
        """Ours now, if it was free, run out or ours already; else whose it is."""

    async def release(self, tables: Sequence[TableCode]) -> None:
        """Whoever asks next gets them at once. Those that are not ours are passed over."""

    def on_lost(self, told: Lost) -> None:
        """From now on tell of tables that could not be kept: they must stop before `told` returns."""

    async def close(self) -> None:
        """Give back whatever is still ours."""


class SoleHomes:
    """Of a store that only one server uses: every table is at home here, always."""

    here = "sole"
    address = ""

    async def claim(self, table: TableCode) -> Home:
        return Home(self.here, self.address, 0)

    async def release(self, tables: Sequence[TableCode]) -> None: ...

    def on_lost(self, told: Lost) -> None: ...

    async def close(self) -> None: ...
