"""How much a table may write: enough for people who play, however many sockets send commands."""

from __future__ import annotations

from dataclasses import dataclass

from quivive.engine.game import Illegal

MOST_OPTION_BYTES = 24 * 1024
"""The most bytes of a game's options. Sixty custom places with their roles take about sixteen thousand."""


@dataclass(frozen=True)
class Quota:
    """Limits on one table's log, in bytes and entries. A long evening needs a tenth of them."""

    entry: int = 32 * 1024
    """The largest entry that a person's command may cause."""
    burst: int = 1_500_000
    """What people may cause to be written at once."""
    per_second: int = 8_000
    """What they may cause to be written after that."""
    log: int = 16_000_000
    """Beyond this, people can only finish the game in play."""
    entries: int = 60_000
    codes: int = 1_000
    """Possible codes per table: how many guesses it takes, on average, to hit one."""

    @classmethod
    def off(cls) -> Quota:
        free = 1 << 60
        return cls(entry=free, burst=free, per_second=free, log=free, entries=free, codes=1)


class LogMeter:
    """How much one table has written, and may write now."""

    def __init__(self, quota: Quota, now: int) -> None:
        self._quota = quota
        self._left = float(quota.burst)
        self._at = now
        self.octets = 0
        self._entries = 0

    def count_stored(self, octets: int, entries: int = 1) -> None:
        """Counts what is in the log already."""
        self.octets += octets
        self._entries += entries

    def check(self, octets: int, now: int, *, playing: bool) -> None:
        """Raises Illegal if a person's command may not write this much now."""
        quota = self._quota
        if now > self._at:
            self._left += (now - self._at) * quota.per_second / 1000
            if self._left > quota.burst:
                self._left = quota.burst
            self._at = now
        if octets > quota.entry:
            raise Illegal("too_big")
        if self.octets > quota.log or self._entries > quota.entries:
            self._check_used_up(times=2 if playing else 1)
        if self._left < octets:
            raise Illegal("table_busy")

    def _check_used_up(self, times: int) -> None:
        if self.octets > times * self._quota.log or self._entries > times * self._quota.entries:
            raise Illegal("table_used_up")

    def spend(self, octets: int) -> None:
        """Counts what has been written, whether for people or by the table itself."""
        self.octets += octets
        self._entries += 1
        self._left -= octets
