"""The house's own deck."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.resources import files
from itertools import count, islice

import msgspec

from quivive.games.dixit.model import CardKey

SIZE = 84


def _house() -> Iterator[CardKey]:
    """The cards that are painted; until there are enough, keys of cards to come."""
    deck = files(__package__) / "deck.json"
    if deck.is_file():
        yield from sorted(msgspec.json.decode(deck.read_bytes(), type=dict[CardKey, object]))
    for number in count():
        yield hashlib.sha256(number.to_bytes(2)).hexdigest()[:8]


HOUSE: tuple[CardKey, ...] = tuple(islice(_house(), SIZE))
