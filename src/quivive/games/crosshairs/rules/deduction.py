"""Sets of guesses as bits: what a clue leaves possible, and what several leave together."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from quivive.games.crosshairs.content.cards import ALL_CARDS, corners, in_common, token_fits
from quivive.games.crosshairs.content.missions import (
    MISSIONS,
    DoubleAgent,
    change,
    nameable,
    specials,
    suits,
    token_reading,
)
from quivive.games.crosshairs.model import Board, CardId, Laid

Guesses = int
"""A set of guesses: bit i for the i-th card, and where there are double agents, bit n + i for being one."""


class Deductions(NamedTuple):
    """All that can be worked out about a mission before it begins."""

    cards: tuple[CardId, ...]
    all: Guesses
    plain: Guesses
    """Guesses that are no double agents."""
    bits: Mapping[CardId, Guesses]
    """By card: being this card; nothing for a special card, which no suspect can be."""
    upright: Mapping[CardId | int, Guesses]
    """By clue, a card or a token: the guesses beside which it lies upright."""


@functools.cache
def deductions(mission: str) -> Deductions:
    cards, reading = nameable(mission), token_reading(mission)
    count, double = len(cards), change(mission, DoubleAgent) is not None
    plain = (1 << count) - 1
    bits = {card: (1 << i) | (1 << count + i if double else 0) for i, card in enumerate(cards)}
    fitting: dict[CardId | int, Guesses] = {
        clue: sum(1 << i for i, card in enumerate(cards) if in_common(clue, card))
        for clue in (*cards, *specials(mission))
    }
    if reading:
        for token in range(1, 10):
            fitting[token] = sum(1 << i for i, card in enumerate(cards) if token_fits(token, card, reading))
    if double:
        fitting = {clue: fits | (plain & ~fits) << count for clue, fits in fitting.items()}
    return Deductions(
        cards,
        plain | plain << count if double else plain,
        plain,
        bits | dict.fromkeys(specials(mission), 0),
        fitting,
    )


def told(known: Deductions, clue: CardId | int, *, upright: bool) -> Guesses:
    """What a clue leaves; the card that lies there is no suspect itself."""
    fits = known.upright[clue]
    itself = known.bits[clue] if isinstance(clue, str) else 0
    return (fits if upright else known.all & ~fits) & ~itself


def consistent(known: Deductions, clues: Iterable[Laid]) -> Guesses:
    """What all these clues leave together, and nothing else than these clues (R10)."""
    left = known.all
    for clue in clues:
        left &= told(known, what(clue), upright=clue.upright)
    return left


def what(clue: Laid) -> CardId | int:
    """The card or the token that was laid."""
    found = clue.token if clue.card is None else clue.card
    assert found is not None
    return found


def guess(known: Deductions, card: CardId, *, double: bool) -> Guesses:
    """The one guess that a suspect is this card, and a double agent or not."""
    return known.bits[card] & (~known.plain if double else known.plain)


def cards_of(known: Deductions, guesses: Guesses) -> Guesses:
    """The cards alone, whatever they are otherwise: a set of plain guesses."""
    return (guesses | guesses >> len(known.cards)) & known.plain


def members(known: Deductions, guesses: Guesses) -> Iterator[CardId]:
    """
    >>> list(members(deductions("training_1"), 0b101))
    ['red2', 'red4']
    """
    left = cards_of(known, guesses)
    while left:
        lowest = left & -left
        yield known.cards[lowest.bit_length() - 1]
        left ^= lowest


@functools.lru_cache(maxsize=512)
def grid(mission: str, clues: tuple[Laid, ...]) -> tuple[CardId, ...]:
    """The joint grid: every card that the public clues of this suspect leave (R10, R14)."""
    known = deductions(mission)
    return tuple(members(known, consistent(known, clues)))


@functools.lru_cache(maxsize=512)
def board(mission: str, clues: tuple[Laid, ...]) -> Board:
    """Both rows of a clue board: struck out what is left in no place of the grid."""
    left = [ALL_CARDS[card] for card in grid(mission, clues)]
    open_suits, open_numbers = {card.suit for card in left}, {card.number for card in left}
    return Board(
        tuple(suit for suit in suits(mission) if suit not in open_suits),
        tuple(c.number for c in corners(*MISSIONS[mission].numbers) if c.number not in open_numbers),
    )
