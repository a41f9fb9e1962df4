"""How much a table may write: no more than people who play, however many sockets ask for more."""

from __future__ import annotations

from dataclasses import dataclass

from quivive.engine.game import Illegal

OPTIONS = 24 * 1024
"""Bytes of a game's options: sixty places of one's own with their roles are about sixteen thousand."""


@dataclass(frozen=True)
class Quota:
    """Bytes and entries of one table's log. Long evenings need a tenth of it."""

    entry: int = 32 * 1024
    """the largest that a person's command may bring about"""
    burst: int = 1_500_000
    """at once, by people"""
    per_second: int = 8_000
    """after that, by people"""
    log: int = 16_000_000
    """beyond this people only play the game to its end"""
    entries: int = 60_000
    codes: int = 1_000
    """codes for each table of the house: how often one guesses before one is found"""

    @classmethod
    def off(cls) -> Quota:
        free = 1 << 60
        return cls(entry=free, burst=free, per_second=free, log=free, entries=free, codes=1)


class LogMeter:
    """What one table has written, and may write now."""

    def __init__(self, quota: Quota, now: int) -> None:
        self._quota = quota
        self._left = float(quota.burst)
        self._at = now
        self.octets = 0
        self._entries = 0

    def known(self, octets: int, entries: int = 1) -> None:
        """What is in the log already."""
        self.octets += octets
        self._entries += entries

    def check(self, octets: int, now: int, *, playing: bool) -> None:
        """Refused, when a person wants to write so much now."""
        quota = self._quota
        self._left = min(quota.burst, self._left + max(0, now - self._at) * quota.per_second / 1000)
        self._at = max(self._at, now)
        if octets > quota.entry:
            raise Illegal("too_big")
        share = 2 if playing else 1
        if self.octets > share * quota.log or self._entries > share * quota.entries:
            raise Illegal("table_used_up")
        if self._left < octets:
            raise Illegal("table_busy")

    def spend(self, octets: int) -> None:
        """It is written, by people or by the house."""
        self.known(octets)
        self._left -= octets
