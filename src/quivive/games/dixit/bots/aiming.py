"""How a clue would fare at tables that a storyteller might face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from quivive.engine.dice import Dice
from quivive.engine.game import Seat
from quivive.games.dixit.bots.chance import weighted_choice
from quivive.games.dixit.bots.listeners import KINDS, Kind, Odds, finds, likings
from quivive.games.dixit.bots.pictures import meanings
from quivive.games.dixit.model import CardKey, Clue, DixitView


class Listener(NamedTuple):
    """Somebody who might sit there."""

    hand: Sequence[CardKey]
    kind: Kind
    hand_in: tuple[tuple[float, float], ...]
    """For each card that is handed in, two lots: whether the clue is understood, and what is picked."""


Table = Sequence[Listener]


def imagine(view: DixitView, company: Mapping[Seat, Odds], dice: Dice, tables: int) -> list[Table]:
    """Hands of known cards that may still be held by others."""
    gone = {*view.hand, *(entry.card for turn in view.past for entry in turn.result.cards)}
    unseen = [card for card in meanings() if card not in gone]
    size = len(view.hand)
    if len(unseen) < len(company) * size:
        return []
    return [_table(dice.sample(unseen, len(company) * size), view, company, dice) for _ in range(tables)]


def _table(cards: Sequence[CardKey], view: DixitView, company: Mapping[Seat, Odds], dice: Dice) -> Table:
    size = len(view.hand)
    hands = [cards[start : start + size] for start in range(0, len(cards), size)]
    return [
        _listener(hand, odds, view.gives, dice) for hand, odds in zip(hands, company.values(), strict=True)
    ]


def _listener(hand: Sequence[CardKey], odds: Odds, gives: int, dice: Dice) -> Listener:
    lots = tuple((dice.unit(), dice.unit()) for _ in range(gives))
    return Listener(hand, weighted_choice(KINDS, odds, dice.unit()), lots)


def aim(card: CardKey, clue: Clue, tables: Sequence[Table]) -> float:
    """How likely it is that some find the card and not all, summed over these tables."""
    return sum(_some_not_all(card, clue, table) for table in tables)


def _some_not_all(card: CardKey, clue: Clue, table: Table) -> float:
    given = [_handed_in(listener, clue) for listener in table]
    laid = [card, *(other for cards in given for other in cards)]
    all_find = nobody_finds = 1.0
    for listener, own in zip(table, given, strict=True):
        chance = finds(listener.kind, clue, card, [other for other in laid if other not in own])
        all_find *= chance
        nobody_finds *= 1 - chance
    return 1 - all_find - nobody_finds


def _handed_in(listener: Listener, clue: Clue) -> list[CardKey]:
    likes = likings(clue, listener.kind)
    left, given = list(listener.hand), []
    for understands, lot in listener.hand_in:
        weights = [likes.get(card, 1.0) if understands < listener.kind.attention else 1.0 for card in left]
        given.append(weighted_choice(left, weights, lot))
        left.remove(given[-1])
    return given
