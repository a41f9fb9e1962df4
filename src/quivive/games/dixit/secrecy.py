"""What the kit uses to try to break Dixit's secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Seat, Secrecy
from quivive.engine.seats import all_seats
from quivive.games.dixit import model as m
from quivive.games.dixit.state import Ballot, Cards, DixitState, Laid

MARKED = m.DixitOptions(
    decks=("own",), own=tuple(f"5ec2e7{number:02x}" for number in range(84)), end="turns", turns=3
)
"""Every card has a key that occurs nowhere else."""


def secrets(state: DixitState, seat: Seat | None) -> Sequence[str]:
    """The pile and the others' hands; a card that is chosen is still in a hand until it is laid out."""
    hands = [hand for other, hand in enumerate(state.hands) if other != seat]
    return [card for cards in (state.pile, *hands) for card in cards]


def resample(state: DixitState, seat: Seat | None, dice: Dice) -> DixitState:
    """Move unseen cards elsewhere, give laid cards to other owners, change the votes."""
    unseen = secrets(state, seat)
    other = _owned_anew(_dealt_anew(state, dict(zip(unseen, dice.shuffled(unseen), strict=True))), seat, dice)
    return replace(other, ballots=_ballots(other, seat, dice)) if other.phase == "vote" else other


SECRECY = Secrecy(marked=MARKED, secrets=secrets, resample=resample)


def _dealt_anew(state: DixitState, places: Mapping[m.CardKey, m.CardKey]) -> DixitState:
    def moved(cards: Cards) -> Cards:
        return tuple(places.get(card, card) for card in cards)

    return replace(
        state,
        pile=moved(state.pile),
        hands=tuple(moved(hand) for hand in state.hands),
        chosen=tuple(moved(cards) for cards in state.chosen),
    )


def _owned_anew(state: DixitState, seat: Seat | None, dice: Dice) -> DixitState:
    """Give laid cards to other owners; from the reveal on, owners are public."""
    if state.phase != "vote":
        return state
    others = iter(dice.shuffled([entry for entry in state.laid if entry.owner != seat]))
    laid = tuple(entry if entry.owner == seat else _given(entry, next(others)) for entry in state.laid)
    chosen = tuple(
        tuple(entry.card for entry in laid if entry.owner == s) for s in all_seats(state.presences)
    )
    return replace(state, laid=laid, chosen=chosen)


def _given(entry: Laid, to: Laid) -> Laid:
    return Laid(entry.card, to.owner, to.by_lot)


def _ballots(state: DixitState, seat: Seat | None, dice: Dice) -> tuple[Ballot | None, ...]:
    return tuple(
        ballot if ballot is None or voter == seat else Ballot(_any_but_own(state, voter, dice))
        for voter, ballot in zip(all_seats(state.presences), state.ballots, strict=True)
    )


def _any_but_own(state: DixitState, voter: Seat, dice: Dice) -> m.CardKey:
    return dice.choice([entry.card for entry in state.laid if entry.owner != voter])
