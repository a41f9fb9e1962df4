"""What the operating system knows about a connection. No program at the far end can falsify it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class TcpCounters(NamedTuple):
    """A connection's TCP counters at one moment. Times are in milliseconds."""

    min_rtt: float
    """The shortest recent round trip. The far kernel answers, so no page or script can delay it."""
    srtt: float
    rttvar: float
    resent: int
    """How many segments to the player were lost and sent again."""
    out_of_order: int
    """How many segments from the player arrived before one that was lost."""

    @property
    def longest(self) -> float:
        """If nothing is lost, a round trip is hardly ever longer. The kernel resends by the same rule."""
        return self.srtt + 4 * self.rttvar

    def beyond(self, hop: TcpCounters) -> TcpCounters:
        """The counters of the whole path, if these are the ones beyond a hop."""
        return TcpCounters(
            hop.min_rtt + self.min_rtt,
            hop.srtt + self.srtt,
            hop.rttvar + self.rttvar,
            hop.resent + self.resent,
            hop.out_of_order + self.out_of_order,
        )


ReadCounters = Callable[[], TcpCounters | None]
"""Reads the counters. None if they say nothing about the player: loopback, bridges, proxies."""


def no_counters() -> TcpCounters | None:
    return None
