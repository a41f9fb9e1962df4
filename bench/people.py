"""The people of the fairness bench: honest ones, quicker and slower ones, and every kind of liar we know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bench.delayed_phone import Route

QUICKER = 30.0
"""Milliseconds by which a quicker or slower person differs."""
FORGED = 125.0
"""What a forger claims for each reaction: the quickest that is believed at all."""
SHAKE = 40.0
"""Milliseconds that kernels may delay an acknowledgement, which hides a pong that was held back."""
SCREEN = 17.0
"""The most milliseconds from a frame's arrival until it is seen."""


@dataclass(frozen=True)
class Person:
    """How quick somebody is, what they claim a tap took, and how long their device holds back pongs."""

    name: str
    late: float = 0.0
    """Milliseconds after the reflexes that both players of a round share."""
    said: Callable[[float, Route], float] = lambda took, route: took
    hold: float = 0.0
    """Milliseconds that every pong is held back."""
    hold_race: float = 0.0
    """Additional milliseconds that the pong right behind a race frame is held back."""
    shake: float = 0.0
    """The most milliseconds that each pong is held back, at random, so that the line looks uneven."""
    peek: float = 0.0
    """The most milliseconds that what was looked at is left in the kernel, at random; only on real lines."""
    admitted: bool = False
    """Decision 11 admits that this lie gains: to both kernels it is an uneven line."""
    rival: str = "equal"
    """The honest person who is just as quick. A liar may not win more than they do."""


EQUAL = Person("equal")
HONEST = (EQUAL, Person("quicker", late=-QUICKER), Person("slower", late=QUICKER))
LIARS = (
    Person("forger", said=lambda took, route: FORGED),
    Person("shaver", said=lambda took, route: took - max(SCREEN, route.jitter)),
    Person("medium", late=QUICKER, said=lambda took, route: took - 2 * QUICKER, rival="slower"),
    Person("feigner", hold=300.0, said=lambda took, route: max(FORGED, took - 300)),
    Person("bold feigner", hold=900.0, said=lambda took, route: max(FORGED, took - 900)),
    Person("holder", hold_race=100.0, said=lambda took, route: max(FORGED, took - 100)),
    Person("shaker", shake=SHAKE, said=lambda took, route: took - SHAKE / 2),
    Person("peeker", peek=SHAKE, said=lambda took, route: took - SHAKE / 2, admitted=True),
)
