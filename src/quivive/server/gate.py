"""The gate: who may connect and how much each connection may pour in, counted before anything is parsed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address

from quivive.server.limits import REMEMBERED, Limits, PerKey, Share
from quivive.server.turns import Turns

TOLD_EVERY = 60.0
"""Seconds between two log lines about connections for which there is no room."""
RESERVED = 4
"""One in this many connections is kept for addresses at which somebody has a seat."""


_logger = logging.getLogger(__name__)


class Gate:
    """Counts connections and what they pour in, per address and in all."""

    def __init__(self, limits: Limits, room: int, *, behind_proxy: bool) -> None:
        self.limits = limits
        self.behind_proxy = behind_proxy
        self.turns = Turns()
        self._room = room
        clock = asyncio.get_running_loop().time
        self.connects = PerKey(limits.connects, clock)
        self.pools = PerKey(limits.address_units, clock)
        self._open: Counter[str] = Counter()
        self.open_elsewhere: Callable[[], Mapping[str, int]] = dict
        """Connections on other nodes, by address."""
        self._total = 0
        self._tells_again = 0.0
        self._seated: OrderedDict[str, None] = OrderedDict()

    def seated(self, address: str) -> None:
        """Somebody at this address has a seat: there is room for them when it gets crowded."""
        self._seated[group(address)] = None
        self._seated.move_to_end(group(address))
        if len(self._seated) > REMEMBERED:
            self._seated.popitem(last=False)

    def enter(self, address: str) -> bool:
        """A connection is made; False: it is one too many. Behind a proxy all come from one address."""
        room = self._room if address in self._seated else self._room - self._room // RESERVED
        if not self.behind_proxy:
            if self._crowded(address) or not self.connects.take(address):
                return False
        elif self._total < self._room:
            room = self._room
        if self._total >= room:
            self._tell_of_no_room()
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def _crowded(self, address: str) -> bool:
        return self._open[address] + self.open_elsewhere().get(address, 0) >= self.limits.connections

    @property
    def open_here(self) -> Mapping[str, int]:
        return self._open

    def _tell_of_no_room(self) -> None:
        """Once in a while: whoever floods us does not fill the log."""
        now = asyncio.get_running_loop().time()
        if now >= self._tells_again:
            self._tells_again = now + TOLD_EVERY
            _logger.warning(
                "connections are turned away: %d are open, and the limit of open files allows %d",
                self._total,
                self._room,
            )

    def leave(self, address: str) -> None:
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def flooded(self, address: str | None) -> None:
        """A connection of this address had to be cut; the more of them, the longer no other is let in."""
        if address is not None:
            self.connects.owe(address, self.limits.cut)

    def shunned(self, address: str) -> bool:
        """Whether this address still owes for what was cut: behind a proxy only a request can tell."""
        return self.behind_proxy and not self.connects.holds(group(address))

    def share(self, address: str | None) -> Share:
        limits = self.limits
        return Share(limits.own_units, self.pools, address, most=limits.units)


def group(address: str) -> str:
    """Whom an address stands for: in IPv6 a household has a network of its own, not one address.

    >>> group("2001:db8::1:2:3:4"), group("203.0.113.5"), group("::ffff:203.0.113.5")
    ('2001:db8::', '203.0.113.5', '203.0.113.5')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
