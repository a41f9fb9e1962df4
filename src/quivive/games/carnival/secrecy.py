"""What the kit uses to try to break Carnival's secrets."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Seat, Secrecy
from quivive.engine.seats import all_seats
from quivive.games.carnival.model import CarnivalOptions, Number
from quivive.games.carnival.state import CarnivalState, Claim, Winking, live_calls

MARKED = CarnivalOptions()
LONG_ENOUGH = 3
"""A list of this many numbers appears nowhere except where a hand is shown."""


def secrets(state: CarnivalState, seat: Seat | None) -> Sequence[str]:
    """The others' hands, until the game is over."""
    if state.ended:
        return ()
    hands = [
        hand for other, hand in zip(all_seats(state.presences), state.hands, strict=True) if other != seat
    ]
    return [msgspec.json.encode(hand).decode() for hand in hands if len(hand) >= LONG_ENOUGH]


def resample(state: CarnivalState, seat: Seat | None, dice: Dice) -> CarnivalState:
    """The others' cards dealt again, unseen winks added and removed, and the others' claims changed."""
    if state.ended:
        return state
    dealt = replace(state, hands=_hands(state, seat, dice))
    winks = _winks(dealt, seat, dice)
    return replace(
        dealt, winks=winks, claims=tuple(_naming_another(state, seat, claim, dice) for claim in state.claims)
    )


SECRECY = Secrecy(marked=MARKED, secrets=secrets, resample=resample)


def _hands(state: CarnivalState, seat: Seat | None, dice: Dice) -> tuple[tuple[Number, ...], ...]:
    """Whoever was seen winking keeps the card that the wink told of; nobody holds what they have called."""
    known = {wink.number for wink in state.winks if seat in wink.seen_by}
    known |= {call.number for call in live_calls(state)}
    others = [other for other in all_seats(state.presences) if other != seat]
    loose = [card for other in others for card in state.hands[other] if card not in known]
    deck = iter(dice.shuffled(loose))
    return tuple(
        hand if other == seat else tuple(sorted(card if card in known else next(deck) for card in hand))
        for other, hand in enumerate(state.hands)
    )


def _winks(state: CarnivalState, seat: Seat | None, dice: Dice) -> tuple[Winking, ...]:
    """Removes half of the winks that this seat did not see, and adds others that it would not have seen."""
    kept = [w for w in state.winks if seat in (w.seat, *w.seen_by) or dice.below(2)]
    return tuple(sorted((*kept, *_unseen(state, seat, dice)), key=lambda wink: wink.since))


def _unseen(state: CarnivalState, seat: Seat | None, dice: Dice) -> list[Winking]:
    watched = None if seat is None else state.gazes[seat].at
    calls = [
        (call, other)
        for call in live_calls(state)
        for other in all_seats(state.presences)
        if call.number in state.hands[other]
    ]
    return [
        Winking(
            seat=other,
            at=call.caller,
            number=call.number,
            turn=call.turn,
            since=state.began,
            seen_by=() if call.caller == seat else (call.caller,),
        )
        for call, other in calls
        if other not in (seat, watched) and dice.below(2)
    ]


def _naming_another(state: CarnivalState, seat: Seat | None, claim: Claim, dice: Dice) -> Claim:
    if claim.by == seat:
        return claim
    others = [other for other in all_seats(state.presences) if other not in (claim.by, claim.caller)]
    return replace(claim, named=dice.choice(others))
