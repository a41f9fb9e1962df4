"""The deck, the deal and the draw."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Seat
from quivive.games.dixit.content import HOUSE
from quivive.games.dixit.model import CardKey, DixitOptions
from quivive.games.dixit.state import Cards

DECK = 84
TABLE_FOR_THREE = 3
"""With three players, hands are larger and each hands in two cards."""
FEWEST_CARDS_FOR_THREE = 26
FEWEST_CARDS_PER_PLAYER = 7


def hand_size(seats: int) -> int:
    return 7 if seats == TABLE_FOR_THREE else 6


def gives(seats: int) -> int:
    """How many cards each player hands in."""
    return 2 if seats == TABLE_FOR_THREE else 1


def fewest_cards(seats: int) -> int:
    """Enough for one turn (R5).

    >>> [fewest_cards(seats) for seats in (3, 4, 5, 6)]
    [26, 28, 35, 42]
    """
    return FEWEST_CARDS_FOR_THREE if seats == TABLE_FOR_THREE else FEWEST_CARDS_PER_PLAYER * seats


def deck(options: DixitOptions, seats: int, dice: Dice) -> Cards:
    """A picture that occurs twice counts once. 84 are drawn by lot, or all if there are fewer (R5)."""
    decks: dict[str, Cards] = {"house": HOUSE, "own": options.own}
    cards: dict[CardKey, None] = dict.fromkeys(card for name in options.decks for card in decks[name])
    if len(cards) < fewest_cards(seats):
        raise Illegal("too_few_cards")
    return dice.sample(tuple(cards), DECK)


def dealt(cards: Cards, seats: int) -> tuple[tuple[Cards, ...], Cards]:
    """The hands, and the pile that is left."""
    size = hand_size(seats)
    hands = tuple(cards[seat * size : (seat + 1) * size] for seat in range(seats))
    return hands, cards[seats * size :]


def drawn(hands: tuple[Cards, ...], pile: Cards, storyteller: Seat) -> tuple[Cards, ...]:
    """One card at a time from the storyteller's left round to the storyteller (R7), to every seat (R15).

    >>> drawn((("a",), (), ()), ("x", "y", "z"), Seat(2))[1]
    ('y',)
    """
    seats, size = len(hands), hand_size(len(hands))
    around = [(storyteller + step) % seats for step in range(1, seats + 1)]
    more: list[list[CardKey]] = [[] for _ in hands]
    left = list(pile)
    while left and any(len(hands[seat]) + len(more[seat]) < size for seat in around):
        for seat in around:
            if left and len(hands[seat]) + len(more[seat]) < size:
                more[seat].append(left.pop(0))
    return tuple(tuple(cards) for cards in more)
