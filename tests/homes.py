"""Several nodes in one process: a shared log, and homes that a test can take away."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quivive.tables.homes import Home, OnLost
from quivive.tables.log import Log, NotHome, TableCode


@dataclass
class Register:
    """What the database would know: every table's home, and every node's last notice."""

    homes: dict[TableCode, Home] = field(default_factory=dict)
    notices: dict[str, bytes] = field(default_factory=dict)
    silent: set[str] = field(default_factory=set)
    """Nodes whose notices no longer arrive."""
    heard: dict[str, set[str]] = field(default_factory=dict)
    """By node: which others it last heard from."""
    epochs: itertools.count[int] = field(default_factory=lambda: itertools.count(1))


class MemoryHomes:
    def __init__(self, register: Register, here: str, address: str = "") -> None:
        self.here = here
        self.address = address
        self.held: dict[TableCode, int] = {}
        self._register = register
        self._on_lost: list[OnLost] = []

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

    def on_lost(self, callback: OnLost) -> None:
        self._on_lost.append(callback)

    async def close(self) -> None:
        await self.release(tuple(self.held))

    def expire(self) -> None:
        """The leases expire in the database, and this node has not noticed."""
        for table in self.held:
            self._register.homes.pop(table, None)

    def notice(self) -> None:
        """The node notices that it could not renew its leases in time."""
        lost, self.held = tuple(self.held), {}
        for callback in self._on_lost:
            callback(lost)

    def holds(self, table: TableCode) -> bool:
        return table in self.held and self.held[table] == self._epoch(table)

    def _epoch(self, table: TableCode) -> int | None:
        home = self._register.homes.get(table)
        return None if home is None else home.epoch


class NodeLog:
    """One node's access to the shared log. It may append only to tables whose home it is."""

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
        self.on_growth = log.on_growth
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
