"""How much one address, socket, person or table may ask for: token buckets."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, fields
from typing import Any

from quivive.tables.quota import Quota

REMEMBERED = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """Generous to a room full of phones behind one address, tight for a flood."""

    tables: Rate = Rate(12, 0.05)
    """new tables, per address"""
    joins: Rate = Rate(60, 1)
    """people who join or watch, per address"""
    wrong_codes: Rate = Rate(30, 0.2)
    """codes of no table and secrets of no seat, per address; a right one costs nothing"""
    wrong_codes_of_all: Rate = Rate(300, 2)
    """the same, over all addresses: beyond it every wrong code is answered slowly"""
    sockets: int = 200
    """open sockets, per address"""
    connections: int = 300
    """open connections of any kind, per address: a browser keeps six or so"""
    connects: Rate = Rate(400, 10)
    """new connections, per address"""
    cut: int = 20
    """new connections that an address has fewer for each one that had to be cut"""
    messages: Rate = Rate(60, 20)
    """per socket; beyond it a message is refused"""
    units: Rate = Rate(600, 40)
    """of weight (a frame or 512 bytes), per connection; beyond it the connection is cut"""
    own_units: Rate = Rate(30, 5)
    """of these, what a connection may use whatever others at its address do"""
    address_units: Rate = Rate(8_000, 500)
    """of weight beyond that, for all connections of an address together"""
    spoken: Rate = Rate(4_000_000, 16_000)
    """bytes of messages, for all sockets of an address together"""
    own_spoken: Rate = Rate(16_000, 300)
    """of these, what a socket may use whatever others at its address do"""
    quota: Quota = field(default_factory=Quota)
    """of a table's log"""
    chat: Rate = Rate(6, 0.7)
    """per person"""
    reactions: Rate = Rate(5, 1)
    """per person"""

    @classmethod
    def off(cls) -> Limits:
        """For benchmarks and for one's own living room."""
        free = Rate(1e12, 1e9)
        values: dict[str, Any] = {one.name: 1_000_000 if one.type == "int" else free for one in fields(cls)}
        return cls(**values | {"cut": 0, "quota": Quota.off()})


class Bucket:
    """
    >>> bucket = Bucket(Rate(2, 1), now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float, amount: int = 1) -> bool:
        rate = self._rate
        left = self._left + (now - self._at) * rate.per_second
        if left > rate.burst:
            left = rate.burst
        self._at = now
        taken = left >= amount
        self._left = left - amount if taken else left
        return taken

    def owe(self, amount: int) -> None:
        """Taken without asking; what is owed is never more than the bucket holds when it is full."""
        self._left = max(self._left - amount, -self._rate.burst)

    def holds(self, now: float) -> bool:
        """Whether one could be taken."""
        return self._left + (now - self._at) * self._rate.per_second >= 1


class Share:
    """One socket's part of what its address may use: a trickle is its own, the rest comes from the pool."""

    __slots__ = ("_most", "_own", "_pool", "address")

    def __init__(self, own: Rate, pool: PerKey, address: str | None, most: Rate | None = None) -> None:
        now = pool.now()
        self.address = address
        """None: known only to a proxy, for now."""
        self._pool = pool
        self._own = Bucket(own, now)
        self._most = None if most is None else Bucket(most, now)

    def take(self, amount: int = 1) -> bool:
        now = self._pool.now()
        if self._most is not None and not self._most.take(now, amount):
            return False
        return self._own.take(now, amount) or self.address is None or self._pool.take(self.address, amount)


class PerKey:
    """A bucket for each address, or person; those not heard of for longest are forgotten first."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self.now = now
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self.used: Counter[Any] | None = None
        """How much each has taken, where somebody wants to know."""

    def take(self, key: Hashable, amount: int = 1) -> bool:
        taken = self._bucket(key).take(self.now(), amount)
        if taken and self.used is not None:
            self.used[key] += amount
        return taken

    def owe(self, key: Hashable, amount: int) -> None:
        self._bucket(key).owe(amount)

    def _bucket(self, key: Hashable) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self.now())
        self._buckets[key] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def holds(self, key: Hashable) -> bool:
        bucket = self._buckets.get(key)
        return bucket is None or bucket.holds(self.now())
