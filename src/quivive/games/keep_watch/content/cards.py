"""The 35 cards, each with a triple side and a seven side, from cards.json."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quivive.engine.content import content
from quivive.engine.game import Data
from quivive.games.keep_watch.model import CardId, Condition, Face, Mode, Symbol, Triple


class Card(Data, frozen=True):
    id: CardId
    triple: tuple[Symbol, Symbol, Symbol]
    condition: Condition
    seven: tuple[Symbol, ...]
    turns: tuple[int, ...]


def _cards() -> Mapping[CardId, Card]:
    table = content("quivive.games.keep_watch.content", "cards.json", list[Card])
    return MappingProxyType({card.id: card for card in table})


CARDS = _cards()
FACES = MappingProxyType({card.id: Face(card.id, card.seven, card.turns) for card in CARDS.values()})


def triple(card: CardId, mode: Mode) -> Triple:
    """The card in play. Its printed condition counts only in alternating mode."""
    side = CARDS[card]
    return Triple(card, side.triple, side.condition if mode == "alternating" else mode)
