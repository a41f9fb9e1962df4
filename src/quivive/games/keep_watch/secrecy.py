"""What the kit uses to try to break Keep Watch's secrets."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Seat, Secrecy
from quivive.games.keep_watch import model as m
from quivive.games.keep_watch.content.cards import CARDS
from quivive.games.keep_watch.rules.race import open_hands
from quivive.games.keep_watch.state import Hand, KeepWatchState

MARKED = m.KeepWatchOptions(mode="alternating", cards=14)
"""Any options would do: a card's id can always be found in the encoded view."""


def secrets(state: KeepWatchState, seat: Seat | None) -> Sequence[str]:
    """The stack without the card in play; before the turn, that includes the leader's next card."""
    return [card for card in state.stack if card != state.in_play]


def resample(state: KeepWatchState, seat: Seat | None, dice: Dice) -> KeepWatchState:
    """The unseen cards in another order, and the others' claims for other symbols."""
    unseen = iter(dice.shuffled([card for card in state.stack if card != state.in_play]))
    stack = tuple(card if card == state.in_play else next(unseen) for card in state.stack)
    return replace(state, stack=stack, hands=_hands(state, seat, dice))


SECRECY = Secrecy(marked=MARKED, secrets=secrets, resample=resample)


def _hands(state: KeepWatchState, seat: Seat | None, dice: Dice) -> tuple[Hand | None, ...]:
    if state.in_play is None:
        return state.hands
    hidden = {other for other in open_hands(state) if other != seat}
    symbols = CARDS[state.in_play].triple
    return tuple(
        replace(hand, symbol=dice.choice(symbols)) if hand and other in hidden else hand
        for other, hand in enumerate(state.hands)
    )
