"""Sets of guesses as bit masks: what a clue leaves possible, and what several leave together."""

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
"""A set of guesses: bit i is card i of n. With a double agent about, bit n + i is card i as that agent."""


class Deductions(NamedTuple):
    """Whatever can be computed about a mission before it begins."""

    cards: tuple[CardId, ...]
    all: Guesses
    plain: Guesses
    """Guesses without double agents."""
    bits: Mapping[CardId, Guesses]
    """By card: the guesses that a suspect is this card; none for a special card."""
    upright: Mapping[CardId | int, Guesses]
    """By clue, a card or a token: the guesses for which it is upright."""


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


def left_by(known: Deductions, clue: CardId | int, *, upright: bool) -> Guesses:
    """What a clue leaves possible; the card laid as a clue cannot itself be the suspect."""
    fits = known.upright[clue]
    itself = known.bits[clue] if isinstance(clue, str) else 0
    return (fits if upright else known.all & ~fits) & ~itself


def consistent(known: Deductions, clues: Iterable[Laid]) -> Guesses:
    """What all these clues leave possible together; nothing but the clues is considered (R10)."""
    left = known.all
    for clue in clues:
        left &= left_by(known, subject(clue), upright=clue.upright)
    return left


def subject(clue: Laid) -> CardId | int:
    """The card or the token that was laid."""
    found = clue.token if clue.card is None else clue.card
    assert found is not None
    return found


def guess(known: Deductions, card: CardId, *, double: bool) -> Guesses:
    """The single guess that a suspect is this card, and is or is not a double agent."""
    return known.bits[card] & (~known.plain if double else known.plain)


def cards_of(known: Deductions, guesses: Guesses) -> Guesses:
    """The cards of these guesses, ignoring double agents."""
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
    """Both rows of a clue board: suits and numbers that appear nowhere in the grid are struck out."""
    left = [ALL_CARDS[card] for card in grid(mission, clues)]
    open_suits, open_numbers = {card.suit for card in left}, {card.number for card in left}
    return Board(
        tuple(suit for suit in suits(mission) if suit not in open_suits),
        tuple(c.number for c in corners(*MISSIONS[mission].numbers) if c.number not in open_numbers),
    )
