"""The house's own deck."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from quivive.games.dixit.model import CardKey


def _painted() -> tuple[CardKey, ...]:
    deck = (files(__package__) / "deck.json").read_bytes()
    return tuple(sorted(msgspec.json.decode(deck, type=dict[CardKey, object])))


HOUSE = _painted()
