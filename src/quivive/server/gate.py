"""The gate: who may connect, and how much each connection may send. Counted before anything is parsed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address

from quivive.server.handshakes import Handshakes
from quivive.server.limits import REMEMBERED, Limits, PerKey, Share

LOG_EVERY = 60.0
"""Seconds between log lines about connections that were turned away."""
RESERVED = 4
"""One in this many connections is reserved for addresses at which somebody has a seat."""


_logger = logging.getLogger(__name__)


class Gate:
    """Counts connections and what they send, per address and in total."""

    def __init__(self, limits: Limits, room: int, *, behind_proxy: bool) -> None:
        self.limits = limits
        self.behind_proxy = behind_proxy
        self.handshakes = Handshakes()
        self._room = room
        clock = asyncio.get_running_loop().time
        self.connects = PerKey(limits.connects, clock)
        self.address_units = PerKey(limits.address_units, clock)
        self._open: Counter[str] = Counter()
        self.open_elsewhere: Callable[[], Mapping[str, int]] = dict
        """Connections on other nodes, by address."""
        self._total = 0
        self._logs_again_at = 0.0
        self._seated: OrderedDict[str, None] = OrderedDict()

    def seated(self, address: str) -> None:
        """Somebody at this address has a seat: there will be room for them when the server is crowded."""
        self._seated[group(address)] = None
        self._seated.move_to_end(group(address))
        if len(self._seated) > REMEMBERED:
            self._seated.popitem(last=False)

    def enter(self, address: str) -> bool:
        """Counts a new connection. Returns False if it is one too many.

        Behind a proxy all connections come from one address, so only the total is checked.
        """
        room = self._room if address in self._seated else self._room - self._room // RESERVED
        if not self.behind_proxy:
            if self._crowded(address) or not self.connects.take(address):
                return False
        elif self._total < self._room:
            room = self._room
        if self._total >= room:
            self._log_no_room()
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def _crowded(self, address: str) -> bool:
        return self._open[address] + self.open_elsewhere().get(address, 0) >= self.limits.connections

    @property
    def open_here(self) -> Mapping[str, int]:
        return self._open

    def _log_no_room(self) -> None:
        """Not every time, so that a flood cannot fill the server's log."""
        now = asyncio.get_running_loop().time()
        if now >= self._logs_again_at:
            self._logs_again_at = now + LOG_EVERY
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
        """A connection of this address was cut for flooding. The more there are, the longer it must wait."""
        if address is not None:
            self.connects.owe(address, self.limits.cut)

    def must_wait(self, address: str) -> bool:
        """Whether this address must wait because of floods. Behind a proxy we know it only with a request."""
        return self.behind_proxy and not self.connects.holds(group(address))

    def share(self, address: str | None) -> Share:
        limits = self.limits
        return Share(limits.own_units, self.address_units, address, most=limits.units)


def group(address: str) -> str:
    """What we count as one address: in IPv6 a household has a network of its own, so its /64.

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
