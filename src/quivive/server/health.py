"""Whether the server is well: it can read, and it can write."""

from __future__ import annotations

import time

from quivive.tables.hub import Hub
from quivive.tables.log import Broken, TableCode

FRESH = 5.0
"""Seconds for which a try at writing is believed: whoever asks more often costs the disk nothing."""


class Health:
    def __init__(self, hub: Hub) -> None:
        self._log = hub.log
        self._tried = -FRESH
        self._trouble: Broken | None = None

    async def look(self) -> None:
        """Broken when the store cannot be read, or could not be written to just now."""
        await self._log.read(TableCode(""))
        now = time.monotonic()
        if now - self._tried >= FRESH:
            self._tried = now
            self._trouble = await self._try()
        if self._trouble is not None:
            raise self._trouble

    async def _try(self) -> Broken | None:
        try:
            await self._log.try_writing()
        except Broken as trouble:
            return trouble
        return None
