"""Pings a connection, which measures its latency, and cuts it when it no longer answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from quivive.server.connection import Connection
from quivive.server.greeter import Greeter

PINGS: tuple[float, ...] = (0.1, 0.2, 0.3, 0.5, 1.0, 2.0)
"""Seconds between the first pings, so that a connection's latency is known before it matters."""


class Tempo(NamedTuple):
    """Seconds between pings, and seconds of silence after which a connection counts as dead."""

    pulse: float
    dead: float


CALM = Tempo(8.0, 20.0)
BRISK = Tempo(3.0, 5.0)
"""During a game, when others would be waiting for somebody whose connection has died."""


class Heartbeat:
    """The pings of one connection."""

    __slots__ = ("_clock", "_connection", "_greeter", "_timer", "heard")

    def __init__(self, connection: Connection, greeter: Greeter, clock: Callable[[], float]) -> None:
        self._connection = connection
        self._greeter = greeter
        self._clock = clock
        self.heard = clock()
        """When the last message came."""
        self._ping(0)

    def stop(self) -> None:
        self._timer.cancel()

    def _ping(self, number: int) -> None:
        """In quick succession at first, then regularly. A relayed phone is pinged by its table's home."""
        if self._greeter.relayed is not None:
            return
        tempo, now = self._tempo, self._clock()
        if min(self._connection.latency.silent_for(now), now - self.heard) > tempo.dead * 1000:
            self._connection.cut()
            return
        self._connection.probe()
        after = PINGS[number] if number < len(PINGS) else tempo.pulse
        self._timer = asyncio.get_running_loop().call_later(after, self._ping, number + 1)

    @property
    def _tempo(self) -> Tempo:
        admission = self._greeter.admission
        return BRISK if admission is not None and admission.table.state.phase == "game" else CALM
