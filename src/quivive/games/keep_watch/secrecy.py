"""What the kit uses to try to break Keep Watch's secrets."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Seat, Secrecy
from quivive.games.keep_watch import model as m
from quivive.games.keep_watch.content.cards import CARDS
from quivive.games.keep_watch.rules.race import open_claims
from quivive.games.keep_watch.state import Claim, KeepWatchState

MARKED = m.KeepWatchOptions(mode="alternating", cards=14)
"""Any options would do: a card's id can always be found in the encoded view."""


def secrets(state: KeepWatchState, seat: Seat | None) -> Sequence[str]:
    """The stack without the card in play; before the turn, that includes the leader's next card."""
    return [card for card in state.stack if card != state.in_play]


def resample(state: KeepWatchState, seat: Seat | None, dice: Dice) -> KeepWatchState:
    """The unseen cards in another order, and the others' claims for other symbols."""
    unseen = iter(dice.shuffled([card for card in state.stack if card != state.in_play]))
    stack = tuple(card if card == state.in_play else next(unseen) for card in state.stack)
    return replace(state, stack=stack, claims=_claims(state, seat, dice))


SECRECY = Secrecy(marked=MARKED, secrets=secrets, resample=resample)


def _claims(state: KeepWatchState, seat: Seat | None, dice: Dice) -> tuple[Claim | None, ...]:
    if state.in_play is None:
        return state.claims
    hidden = {other for other in open_claims(state) if other != seat}
    symbols = CARDS[state.in_play].triple
    return tuple(
        replace(claim, symbol=dice.choice(symbols)) if claim and other in hidden else claim
        for other, claim in enumerate(state.claims)
    )
