"""How late the event loop runs its timers. Whatever blocks it blocks every table."""

from __future__ import annotations

import asyncio
from collections import deque

EVERY = 0.25
"""Seconds between measurements."""
KEPT = 240


class Lag:
    """Measures by how much a regular timer is late."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._late: deque[float] = deque(maxlen=KEPT)
        self._due = self._loop.time()
        self._measure()

    @property
    def worst(self) -> float:
        """The worst of the last minute, in milliseconds."""
        return round(max(self._late) * 1000, 1)

    def _measure(self) -> None:
        self._late.append(self._loop.time() - self._due)
        self._due = self._loop.time() + EVERY
        self._handle = self._loop.call_at(self._due, self._measure)

    def stop(self) -> None:
        self._handle.cancel()
