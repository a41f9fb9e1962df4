"""What nodes that share a store tell each other, so that a limit per address holds over all of them.

Once a second, each node says what every address has used and keeps open on it, and adds up what the others
say. No command waits for this. While the store is away, each node counts on its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping

import msgspec

from quivive.server.limits import PerKey
from quivive.stores.notices import Notices
from quivive.tables.log import Broken

EVERY = 1.0
"""Seconds between exchanges."""
MOST = 2_000
"""How many addresses are reported for each limit: those that used the most."""
RECENT = 60.0
"""Seconds for which an address is reported after it last used anything."""

_logger = logging.getLogger(__name__)


class Figures(msgspec.Struct, frozen=True):
    """One node in numbers, for the operator."""

    address: str = ""
    started: float = 0.0
    draining: bool = False
    tables: int = 0
    sockets: int = 0
    passed_on: int = 0
    """Players' sockets that are relayed to their table's home."""
    taken_in: int = 0
    """Sockets that other nodes relay to tables here."""
    lag: float = 0.0
    """The worst delay of the event loop in the last minute, in milliseconds."""


class Notice(msgspec.Struct, frozen=True):
    """What a node tells the others."""

    figures: Figures
    used: dict[str, dict[str, int]]
    """By limit and address: how much has been used since the address was first reported."""
    open: dict[str, int]
    """Players' sockets, by address."""
    connections: dict[str, int] = {}
    """Connections of any kind, by address."""


class Usage:
    """What each address has used of one limit on this node, until it has used nothing for RECENT seconds."""

    def __init__(self, pool: PerKey) -> None:
        self._pool = pool
        self._fresh: Counter[str] = Counter()
        self._totals: dict[str, int] = {}
        self._at: dict[str, float] = {}
        pool.used = self._fresh

    def totals(self, now: float) -> dict[str, int]:
        """What to report to the other nodes."""
        for address, amount in self._fresh.items():
            self._totals[address] = self._totals.get(address, 0) + amount
            self._at[address] = now
        self._fresh.clear()
        for address in [address for address, at in self._at.items() if now - at > RECENT]:
            del self._at[address], self._totals[address]
        return dict(sorted(self._totals.items(), key=lambda each: -each[1])[:MOST])

    def add(self, before: Mapping[str, int], now: Mapping[str, int]) -> None:
        """Adds what was used on another node since its last report. A smaller total has started over."""
        for address, total in now.items():
            known = before.get(address, 0)
            if amount := total - known if total >= known else total:
                self._pool.owe(address, amount)


class Neighbours:
    """The other nodes, as of the last exchange."""

    def __init__(
        self,
        notices: Notices,
        pools: Mapping[str, PerKey],
        open_sockets: Callable[[], Mapping[str, int]],
        figures: Callable[[], Figures],
        on_gone: Callable[[str], None] = lambda node: None,
        open_connections: Callable[[], Mapping[str, int]] = dict,
    ) -> None:
        self._notices = notices
        self._on_gone = on_gone
        """Called with each node that has fallen silent."""
        self._usages = {name: Usage(pool) for name, pool in pools.items()}
        self._open_sockets = open_sockets
        self._open_connections = open_connections
        self._figures = figures
        self._last: dict[str, Notice] = {}
        self.open: Counter[str] = Counter()
        """Players' sockets on the other nodes, by address."""
        self.connections: Counter[str] = Counter()
        """Connections of any kind on the other nodes, by address."""

    @property
    def others(self) -> dict[str, Figures]:
        return {node: notice.figures for node, notice in self._last.items()}

    async def run(self) -> None:
        while True:
            try:
                await self.exchange()
            except Broken as trouble:
                _logger.warning("limits are counted without the other nodes: %s", trouble)
                self._last = {}
                self._sum_up()
            await asyncio.sleep(EVERY)

    async def exchange(self) -> None:
        heard = await self._notices.exchange(msgspec.json.encode(self._notice()))
        notices = {node: _decode(notice) for node, notice in heard.items()}
        for node in notices.keys() & self._last.keys():  # a new node's totals are not counted yet
            before, now = self._last[node].used, notices[node].used
            for name, usage in self._usages.items():
                usage.add(before.get(name, {}), now.get(name, {}))
        for node in self._last.keys() - notices.keys():
            self._on_gone(node)
        self._last = notices
        self._sum_up()

    def _sum_up(self) -> None:
        self.open, self.connections = Counter(), Counter()
        for notice in self._last.values():
            self.open.update(notice.open)
            self.connections.update(notice.connections)

    def _notice(self) -> Notice:
        now = time.monotonic()
        used = {name: usage.totals(now) for name, usage in self._usages.items()}
        return Notice(self._figures(), used, _most(self._open_sockets()), _most(self._open_connections()))


def _most(counted: Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(counted).most_common(MOST))


_decode = msgspec.json.Decoder(Notice).decode
