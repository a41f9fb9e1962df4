"""Wrong table codes: a few are mistakes, many are an attempt to guess one."""

from __future__ import annotations

import asyncio
import time

from quivive.engine.game import Illegal
from quivive.server.limits import Limits, PerKey

DELAY = 1.5
"""Seconds before a wrong code is answered, while the server as a whole gets too many of them."""


class Guesses:
    """Limits wrong codes, per address and in total."""

    def __init__(self, limits: Limits) -> None:
        self.by_address = PerKey(limits.wrong_codes, time.monotonic)
        self.of_all = PerKey(limits.wrong_codes_of_all, time.monotonic)

    def check(self, address: str) -> None:
        """Call this before looking anything up. Raises Illegal if this address has guessed too often."""
        if not self.by_address.holds(address):
            raise Illegal("too_fast")

    async def wrong(self, address: str) -> None:
        self.by_address.take(address)
        if not self.of_all.take(""):
            await asyncio.sleep(DELAY)
