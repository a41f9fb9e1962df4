"""Codes that lead nowhere: a few are somebody's mistake, many are somebody's attempt to find a table."""

from __future__ import annotations

import asyncio
import time

from quivive.engine.game import Illegal
from quivive.server.limits import Limits, PerKey

SLOWLY = 1.5
"""Seconds after which a wrong code is answered while the whole server hears too many of them."""


class Guesses:
    def __init__(self, limits: Limits) -> None:
        self.by_address = PerKey(limits.wrong_codes, time.monotonic)
        self.of_all = PerKey(limits.wrong_codes_of_all, time.monotonic)

    def check(self, address: str) -> None:
        """Before anything is looked up: whoever has guessed too often learns nothing more."""
        if not self.by_address.holds(address):
            raise Illegal("too_fast")

    async def wrong(self, address: str) -> None:
        self.by_address.take(address)
        if not self.of_all.take(""):
            await asyncio.sleep(SLOWLY)
