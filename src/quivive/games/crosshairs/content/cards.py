"""The cards, and the one relation that everything is deduced from."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple, get_args

from quivive.games.crosshairs.model import CardId, Corner, Suit, TokenReading

SUITS: tuple[Suit, ...] = get_args(Suit)
SPECIAL = "_special"
LOWEST, HIGHEST = 2, 15


class Card(NamedTuple):
    """A special card has no number."""

    suit: Suit
    number: int | None


def card_id(suit: Suit, number: int | None) -> CardId:
    return f"{suit}{SPECIAL if number is None else number}"


ALL_CARDS = {
    card_id(suit, number): Card(suit, number)
    for suit in SUITS
    for number in (*range(LOWEST, HIGHEST + 1), None)
}


def in_common(clue: CardId, suspect: CardId) -> bool:
    """Same suit, same number, or one number divides the other; a special card speaks only of its suit.

    >>> in_common("black12", "red6"), in_common("black4", "red6"), in_common("black_special", "red6")
    (True, False, False)
    """
    laid, hidden = ALL_CARDS[clue], ALL_CARDS[suspect]
    if laid.suit == hidden.suit:
        return True
    if laid.number is None or hidden.number is None:
        return False
    return laid.number % hidden.number == 0 or hidden.number % laid.number == 0


def token_fits(token: int, suspect: CardId, reading: TokenReading) -> bool:
    """Whether a number token tells the truth about a suspect's number.

    >>> token_fits(3, "red9", "factor"), token_fits(3, "red9", "digit_sum")
    (True, False)
    """
    number = ALL_CARDS[suspect].number
    assert number is not None
    return number % token == 0 if reading == "factor" else sum(map(int, str(number))) == token


def number_cards(suits: Sequence[Suit], lowest: int, highest: int) -> tuple[CardId, ...]:
    return tuple(card_id(suit, number) for suit in suits for number in range(lowest, highest + 1))


def special_cards(suits: Sequence[Suit]) -> tuple[CardId, ...]:
    return tuple(card_id(suit, None) for suit in suits)


@functools.cache
def corners(lowest: int, highest: int) -> tuple[Corner, ...]:
    """Divisors and multiples as far as the mission has cards of them."""
    numbers = range(lowest, highest + 1)
    return tuple(
        Corner(
            number,
            tuple(other for other in numbers if other < number and number % other == 0),
            tuple(other for other in numbers if other > number and other % number == 0),
        )
        for number in numbers
    )
