"""Server time and alarms. Deadlines are derived from state, so they survive a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from weakref import WeakMethod

Ring = Callable[[], None]


class ServerClock:
    """Wall-clock milliseconds that never run backwards while the server is up."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() / 1_000_000 - time.monotonic() * 1000
        """Milliseconds by which it is ahead of the monotonic clock."""

    def now(self) -> int:
        return int(time.monotonic() * 1000 + self._ahead)

    def exact(self) -> float:
        """The same, with the fraction."""
        return time.monotonic() * 1000 + self._ahead


def weakly(method: Ring) -> Ring:
    """Calls the method while its object exists. Holding on to the result does not keep the object alive."""
    reference = WeakMethod(method)

    def call() -> None:
        alive = reference()
        if alive is not None:
            alive()

    return call


class Alarm:
    """At most one scheduled call. Setting it again replaces the previous one."""

    def __init__(self, ring: Ring) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self.due: int | None = None
        """When it rings; None if it is not set."""

    def set(self, due: int | None, now: int) -> None:
        if due == self.due and self._handle is not None:
            return
        self.off()
        if due is not None:
            delay = max(0, due - now) / 1000
            self.due = due
            self._handle = asyncio.get_running_loop().call_later(delay, self._fire)

    def off(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = self.due = None

    def _fire(self) -> None:
        self._handle = self.due = None
        self._ring()
