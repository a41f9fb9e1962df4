"""What the operating system itself knows about a connection: no program at the far end can bend it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Kernel(NamedTuple):
    """One look at a connection's own counters. Times are milliseconds."""

    least: float
    """The shortest round trip of late. The far kernel answers for it, so no page or script can delay it."""
    usual: float
    spread: float
    resent: int
    """Segments that were lost on their way to the player and sent again."""
    out_of_order: int
    """Segments from the player that arrived before one that was lost."""

    @property
    def longest(self) -> float:
        """A round trip is hardly ever longer where nothing is lost: the rule by which the kernel resends."""
        return self.usual + 4 * self.spread

    def beyond(self, hop: Kernel) -> Kernel:
        """Of the whole way, when this is the part of it that lies beyond a hop."""
        return Kernel(
            hop.least + self.least,
            hop.usual + self.usual,
            hop.spread + self.spread,
            hop.resent + self.resent,
            hop.out_of_order + self.out_of_order,
        )


Look = Callable[[], Kernel | None]
"""Looks at the counters now; None where they say nothing about the player: loopback, bridges, proxies."""


def nothing() -> Kernel | None:
    return None
