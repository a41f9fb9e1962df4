"""The house's own deck."""

from __future__ import annotations

import hashlib
from importlib.resources import files

import msgspec

from quivive.games.dixit.model import CardKey

DECK = 84
FEWEST = 42
"""What six players need (R5)."""


def house(painted: tuple[CardKey, ...]) -> tuple[CardKey, ...]:
    """The painted cards; while they are too few for a full table, keys of cards to come fill the deck."""
    if len(painted) >= FEWEST:
        return painted
    return painted + tuple(hashlib.sha256(bytes([n])).hexdigest()[:8] for n in range(DECK - len(painted)))


def _painted() -> tuple[CardKey, ...]:
    deck = (files(__package__) / "deck.json").read_bytes()
    return tuple(sorted(msgspec.json.decode(deck, type=dict[CardKey, object])))


HOUSE = house(_painted())
