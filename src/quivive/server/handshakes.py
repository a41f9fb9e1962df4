"""New connections begin one at a time, so that a crowd of them does not delay the players."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

Begin = Callable[[], None]


class Handshakes:
    """One connection begins per iteration of the loop. Addresses take turns: a flood delays only itself."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: OrderedDict[str, deque[Begin]] = OrderedDict()
        self._taken = False

    def queue(self, address: str, begin: Begin) -> None:
        """Begins now if nothing else has begun in this iteration, otherwise as soon as possible."""
        if self._taken:
            self._waiting.setdefault(address, deque()).append(begin)
        else:
            self._taken = True
            self._loop.call_soon(self._next)
            begin()

    def _next(self) -> None:
        if not self._waiting:
            self._taken = False
            return
        address, queue = self._waiting.popitem(last=False)
        begin = queue.popleft()
        if queue:
            self._waiting[address] = queue
        self._loop.call_soon(self._next)
        begin()
