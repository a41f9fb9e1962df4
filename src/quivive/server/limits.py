"""How much one address, socket, person or table may ask for, as token buckets."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, fields
from typing import Any

from quivive.tables.quota import Quota

REMEMBERED = 10_000
"""How many keys each kind of limit remembers."""


@dataclass(frozen=True)
class Rate:
    """This many at once, then this many per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """Generous enough for a room full of phones behind one address, tight enough for a flood."""

    tables: Rate = Rate(12, 0.05)
    """New tables, per address."""
    joins: Rate = Rate(60, 1)
    """People who join or watch, per address."""
    wrong_codes: Rate = Rate(30, 0.2)
    """Wrong table codes and wrong seat secrets, per address. Right ones cost nothing."""
    wrong_codes_of_all: Rate = Rate(300, 2)
    """The same, over all addresses. Beyond it, every wrong code is answered slowly."""
    sockets: int = 200
    """Open sockets, per address."""
    connections: int = 300
    """Open connections of any kind, per address. A browser keeps about six."""
    connects: Rate = Rate(400, 10)
    """New connections, per address."""
    cut: int = 20
    """How many new connections an address forfeits for each one cut for flooding."""
    messages: Rate = Rate(60, 20)
    """Messages, per socket. Beyond it, they are refused."""
    own_units: Rate = Rate(30, 5)
    """Units (a frame, or 512 bytes) that a connection may use whatever others at its address do."""
    units: Rate = Rate(570, 35)
    """Units beyond that, per connection. Beyond both, it is cut."""
    address_units: Rate = Rate(8_000, 500)
    """The same, for all connections of an address together."""
    message_bytes: Rate = Rate(4_000_000, 16_000)
    """Bytes of messages, for all sockets of an address together."""
    own_message_bytes: Rate = Rate(16_000, 300)
    """The part of these that a socket may use whatever others at its address do."""
    quota: Quota = field(default_factory=Quota)
    """What a table may write to its log."""
    chat: Rate = Rate(6, 0.7)
    """Lines of chat, per person."""
    reactions: Rate = Rate(5, 1)
    """Reactions, per person."""

    @classmethod
    def off(cls) -> Limits:
        """For benchmarks, and for your own living room."""
        free = Rate(1e12, 1e9)
        values: dict[str, Any] = {one.name: 1_000_000 if one.type == "int" else free for one in fields(cls)}
        return cls(**values | {"cut": 0, "quota": Quota.off()})


class Bucket:
    """A token bucket.

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
        if left < amount:
            self._left = left
            return False
        self._left = left - amount
        return True

    def owe(self, amount: int) -> None:
        """Takes even what is not there. The debt never exceeds what a full bucket holds."""
        self._left = max(self._left - amount, -self._rate.burst)

    def holds(self, now: float) -> bool:
        """Whether one could be taken now."""
        return self._left + (now - self._at) * self._rate.per_second >= 1


class Share:
    """One connection's share of its address's limit: a trickle of its own, and more from a common pool."""

    __slots__ = ("_most", "_own", "_pool", "address")

    def __init__(self, own: Rate, pool: PerKey, address: str | None, most: Rate | None = None) -> None:
        now = pool.now()
        self.address = address
        """None while only a proxy knows it."""
        self._pool = pool
        self._own = Bucket(own, now)
        self._most = None if most is None else Bucket(most, now)

    def take(self, amount: int = 1) -> bool:
        now = self._pool.now()
        if self._own.take(now, amount):
            return True
        if self._most is not None and not self._most.take(now, amount):
            return False
        return self.address is None or self._pool.take(self.address, amount)


class PerKey:
    """A bucket per key, such as an address or a person. The least recently used are forgotten first."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self.now = now
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self.used: Counter[Any] | None = None
        """How much each key has taken, if somebody wants to know."""

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
