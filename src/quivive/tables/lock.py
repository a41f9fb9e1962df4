"""A lock that is granted in the order of asking. If it is free, it can be taken without a task."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Like `asyncio.Lock`, but a free one can be taken outside a coroutine.

    >>> lock = Lock()
    >>> lock.try_acquire(), lock.try_acquire()
    (True, False)
    """

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def try_acquire(self) -> bool:
        """Returns False if somebody else has it; then use `acquire`."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def acquire(self) -> None:
        if self.try_acquire():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Passes it to whoever has waited longest."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
