"""A house with several nodes in one process: one log, and homes that a test can take away."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quivive.tables.homes import Home, Lost
from quivive.tables.log import Log, NotHome, TableCode


@dataclass
class Register:
    """What the database would know: whose each table is, and what each node last said."""

    homes: dict[TableCode, Home] = field(default_factory=dict)
    notices: dict[str, bytes] = field(default_factory=dict)
    silent: set[str] = field(default_factory=set)
    """Nodes of which nothing is heard any more."""
    heard: dict[str, set[str]] = field(default_factory=dict)
    """By node: of which others it was last told."""
    epochs: itertools.count[int] = field(default_factory=lambda: itertools.count(1))


class MemoryHomes:
    def __init__(self, register: Register, here: str, address: str = "") -> None:
        self.here = here
        self.address = address
        self.held: dict[TableCode, int] = {}
        self._register = register
        self._told: list[Lost] = []

    async def claim(self, table: TableCode) -> Home:
        home = self._register.homes.get(table)
        if home is None:
            home = Home(self.here, self.address, next(self._register.epochs))
            self._register.homes[table] = home
        if home.node == self.here:
            self.held[table] = home.epoch
        return home

    async def release(self, tables: Sequence[TableCode]) -> None:
        for table in tables:
            if self.held.pop(table, None) == self._epoch(table):
                del self._register.homes[table]

    def on_lost(self, told: Lost) -> None:
        self._told.append(told)

    async def close(self) -> None:
        await self.release(tuple(self.held))

    def expire(self) -> None:
        """The leases run out in the database; this node has not noticed."""
        for table in self.held:
            self._register.homes.pop(table, None)

    def notice(self) -> None:
        """It has not been able to renew them in time."""
        lost, self.held = tuple(self.held), {}
        for told in self._told:
            told(lost)

    def holds(self, table: TableCode) -> bool:
        return table in self.held and self.held[table] == self._epoch(table)

    def _epoch(self, table: TableCode) -> int | None:
        home = self._register.homes.get(table)
        return None if home is None else home.epoch


class NodeLog:
    """One node's way to the log that all share: what it appends without a home is refused."""

    def __init__(self, log: Log, homes: MemoryHomes) -> None:
        self._log = log
        self._homes = homes
        self.read = log.read
        self.set_aside = log.set_aside
        self.try_writing = log.try_writing
        self.count = log.count
        self.unplayed = log.unplayed
        self.retired = log.retired
        self.forget = log.forget
        self.put = log.put
        self.get = log.get
        self.watch = log.watch
        self.snapshot = log.snapshot
        self.keep_snapshot = log.keep_snapshot

    async def append(self, table: TableCode, expected: int, entries: Sequence[bytes]) -> None:
        if not self._homes.holds(table):
            raise NotHome(table)
        await self._log.append(table, expected, entries)

    async def close(self) -> None:
        """The log outlives its nodes."""


class MemoryNotices:
    def __init__(self, register: Register, here: str) -> None:
        self._register = register
        self._here = here

    async def exchange(self, notice: bytes) -> Mapping[str, bytes]:
        register = self._register
        register.notices[self._here] = notice
        others = register.notices.keys() - {self._here} - register.silent
        register.heard[self._here] = others
        return {node: register.notices[node] for node in others}

    async def withdraw(self) -> None:
        self._register.notices.pop(self._here, None)
