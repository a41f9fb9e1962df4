"""When a ping has arrived: the far kernel says so, and no program there can hold that back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from quivive.server.tcp_info import Counters

TRIES = 8
"""Turns of the loop after which a ping that is still not with our kernel is not followed any more."""
EVERY = 0.001
"""Seconds between looks from when the acknowledgement may be here; less often when it is late,"""
FINELY = 16
"""by no more than one in this many of what it is late."""
GIVE_UP = 1.0
"""Seconds after that at which nothing is expected any more."""


@dataclass(slots=True)
class Flight:
    """One ping on its way; looks at the kernel's counters and sends nothing but what follows at once.

    Kernels may acknowledge one small segment as late as with the program's own answer. When a second one has
    come, they acknowledge both.
    """

    mark: bytes
    counters: Counters
    follow: Callable[[], None]
    awaited: Callable[[bytes], bool]
    """It is not answered yet: when the answer is here there is nothing left to learn."""
    landed: Callable[[bytes, float], None]
    """It is acknowledged, about this many milliseconds ago."""
    target: int = 0
    """Bytes the far kernel has when it has the ping."""
    looked: float = 0.0
    """When there was no acknowledgement yet."""

    def begin(self, tries: int = TRIES) -> None:
        """As soon as the ping has left, so that what follows it is a segment of its own."""
        asyncio.get_running_loop().call_soon(self._depart, tries)

    def _depart(self, tries: int) -> None:
        written, kernel = self.counters.written(), self.counters()
        if kernel is None:
            return
        if written is None:
            if tries:
                self.begin(tries - 1)
            return
        self.target = written
        self.follow()
        loop = asyncio.get_running_loop()
        self.looked = loop.time()
        earliest = self.looked + kernel.least / 1000
        loop.call_at(earliest, self._look, earliest)

    def _look(self, earliest: float) -> None:
        acknowledged = self.counters.acknowledged()
        if acknowledged is None or not self.awaited(self.mark):
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        if acknowledged >= self.target:
            self.landed(self.mark, 500 * (now - max(earliest, self.looked)))
        elif now - earliest < GIVE_UP:
            self.looked = now
            loop.call_later(max(EVERY, (now - earliest) / FINELY), self._look, earliest)
