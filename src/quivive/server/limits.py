"""How much one address or one line may ask for: token buckets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

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
    """joins and returns, per address: also what guessing at codes costs"""
    lines: int = 200
    """open sockets, per address"""
    messages: Rate = Rate(60, 20)
    """per socket"""
    chat: Rate = Rate(6, 0.7)
    """per socket"""
    reactions: Rate = Rate(5, 1)
    """per socket"""

    @classmethod
    def off(cls) -> Limits:
        """For benchmarks and for one's own living room."""
        free = Rate(1e12, 1e9)
        return cls(tables=free, joins=free, lines=1_000_000, messages=free, chat=free, reactions=free)


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

    def take(self, now: float) -> bool:
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """What was taken turned out to cost nothing."""
        self._left += 1


class PerAddress:
    """A bucket for each address; those not heard of for longest are forgotten first."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._now())
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(self._now())

    def give_back(self, address: str) -> None:
        if bucket := self._buckets.get(address):
            bucket.give_back()
