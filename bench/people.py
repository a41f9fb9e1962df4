"""The people of the fairness bench: honest ones, quicker and slower ones, and every kind of liar we know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bench.wire import Way

QUICKER = 30.0
"""Milliseconds by which a quicker or a slower person is."""
FORGED = 125.0
"""What a forger says each reaction took: the quickest that is believed at all."""
SHAKE = 40.0
"""Milliseconds for which kernels may delay an acknowledgement, so that it does not give a held pong away."""
SCREEN = 17.0
"""Milliseconds, at most, from a frame's arrival to its being seen."""


@dataclass(frozen=True)
class Person:
    """How quick somebody is, what they say a tap took, and how long their device sits on its pongs."""

    name: str
    late: float = 0.0
    """Milliseconds after the reflexes that both players of a round share."""
    said: Callable[[float, Way], float] = lambda took, way: took
    hold: float = 0.0
    """Milliseconds that every pong is held back."""
    hold_race: float = 0.0
    """Milliseconds more that the pong right behind a race frame is held back."""
    shake: float = 0.0
    """Milliseconds that each pong is held back at most, at random: the line looks uneven."""
    rival: str = "equal"
    """The honest person who is just as quick: a liar may win no more than they do."""


EQUAL = Person("equal")
HONEST = (EQUAL, Person("quicker", late=-QUICKER), Person("slower", late=QUICKER))
LIARS = (
    Person("forger", said=lambda took, way: FORGED),
    Person("shaver", said=lambda took, way: took - max(SCREEN, way.jitter)),
    Person("medium", late=QUICKER, said=lambda took, way: took - 2 * QUICKER, rival="slower"),
    Person("feigner", hold=300.0, said=lambda took, way: max(FORGED, took - 300)),
    Person("bold feigner", hold=900.0, said=lambda took, way: max(FORGED, took - 900)),
    Person("holder", hold_race=100.0, said=lambda took, way: max(FORGED, took - 100)),
    Person("shaker", shake=SHAKE, said=lambda took, way: took - SHAKE / 2),
)
