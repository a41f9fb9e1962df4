"""Codes that lead nowhere: a few are somebody's mistake, many are somebody's attempt to find a table."""

from __future__ import annotations

import asyncio
import time

from quivive.engine.game import Illegal
from quivive.server.limits import Bucket, Limits, PerKey

SLOWLY = 1.5
"""Seconds after which a wrong code is answered while the whole server hears too many of them."""


class Guesses:
    def __init__(self, limits: Limits) -> None:
        self._wrong = PerKey(limits.wrong_codes, time.monotonic)
        self._of_all = Bucket(limits.wrong_codes_of_all, time.monotonic())

    def check(self, address: str) -> None:
        """Before anything is looked up: whoever has guessed too often learns nothing more."""
        if not self._wrong.holds(address):
            raise Illegal("too_fast")

    async def wrong(self, address: str) -> None:
        self._wrong.take(address)
        if not self._of_all.take(time.monotonic()):
            await asyncio.sleep(SLOWLY)
