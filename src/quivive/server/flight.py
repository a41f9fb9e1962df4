"""Finds out when a ping arrived, from the far kernel's acknowledgement, which no program there can delay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from quivive.server.tcp_info import TcpInfo

TRIES = 8
"""How many iterations of the event loop we wait for our own kernel to take the ping."""
EVERY = 0.001
"""Seconds between checks, from the earliest time at which the acknowledgement can be here."""
FINELY = 16
"""If it is late, the interval grows to the delay so far divided by this."""
GIVE_UP = 1.0
"""Seconds after the earliest time at which we stop checking."""


@dataclass(slots=True)
class Flight:
    """One ping in transit, followed by reading our kernel's counters.

    A kernel may delay the acknowledgement of one small segment until the program answers. As soon as a second
    segment arrives, it acknowledges both; so we send one (`send_another`) right behind the ping.
    """

    mark: bytes
    counters: TcpInfo
    send_another: Callable[[], None]
    awaited: Callable[[bytes], bool]
    """Whether the ping is still unanswered; once it is answered there is nothing left to learn."""
    landed: Callable[[bytes, float], None]
    """Called when it has been acknowledged, with about how many milliseconds ago that was."""
    target: int = 0
    """How many bytes the far kernel has acknowledged once it has the ping."""
    last_checked: float = 0.0
    """When we last saw that it was not acknowledged."""

    def begin(self, tries: int = TRIES) -> None:
        """Waits until the ping has been written, so that what follows it is a segment of its own."""
        asyncio.get_running_loop().call_soon(self._depart, tries)

    def _depart(self, tries: int) -> None:
        written, counters = self.counters.written(), self.counters()
        if counters is None:
            return
        if written is None:
            if tries:
                self.begin(tries - 1)
            return
        self.target = written
        self.send_another()
        loop = asyncio.get_running_loop()
        self.last_checked = loop.time()
        earliest = self.last_checked + counters.min_rtt / 1000
        loop.call_at(earliest, self._check, earliest)

    def _check(self, earliest: float) -> None:
        acknowledged = self.counters.acknowledged()
        if acknowledged is None or not self.awaited(self.mark):
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        if acknowledged >= self.target:
            self.landed(self.mark, 500 * (now - max(earliest, self.last_checked)))
        elif now - earliest < GIVE_UP:
            self.last_checked = now
            loop.call_later(max(EVERY, (now - earliest) / FINELY), self._check, earliest)
