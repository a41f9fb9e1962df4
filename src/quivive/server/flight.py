"""When a ping has arrived: the far kernel says so, and no program there can hold that back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from quivive.server.tcp_info import Counters

BEHIND = 0.001
"""Seconds after a ping at which something follows it. Kernels may acknowledge one small segment as late as
with the program's own answer; when a second one has come, they acknowledge both at once."""
EVERY = 0.001
"""Seconds between looks from when the acknowledgement may be here; less often when it is late,"""
FINELY = 16
"""by no more than one in this many of what it is late."""
GIVE_UP = 1.0
"""Seconds after that at which nothing is expected any more."""


@dataclass(slots=True)
class Flight:
    """One ping on its way; looks at the kernel's counters and sends nothing but what follows at once."""

    mark: bytes
    counters: Counters
    follow: Callable[[], None]
    awaited: Callable[[bytes], bool]
    """It is not answered yet: when the answer is here there is nothing left to learn."""
    landed: Callable[[bytes], None]
    target: int = 0
    """Bytes the far kernel has when it has the ping."""

    def begin(self) -> None:
        asyncio.get_running_loop().call_later(BEHIND, self._depart)

    def _depart(self) -> None:
        written, kernel = self.counters.written(), self.counters()
        if written is None or kernel is None:
            return
        self.target = written
        self.follow()
        loop = asyncio.get_running_loop()
        earliest = loop.time() + max(0.0, kernel.least / 1000 - BEHIND)
        loop.call_at(earliest, self._look, earliest)

    def _look(self, earliest: float) -> None:
        acknowledged = self.counters.acknowledged()
        if acknowledged is None or not self.awaited(self.mark):
            return
        if acknowledged >= self.target:
            self.landed(self.mark)
            return
        loop = asyncio.get_running_loop()
        late = loop.time() - earliest
        if late < GIVE_UP:
            loop.call_later(max(EVERY, late / FINELY), self._look, earliest)
