"""'I have one!': whose was first (R1)."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Contest, Millis, Seat
from quivive.games.dixit.rules.seats import in_play
from quivive.games.dixit.state import DixitState, Hand


def racing(state: DixitState) -> Contest | None:
    if state.phase != "idea" or state.ended:
        return None
    hands = tuple(hand.made for hand in open_hands(state).values())
    return Contest(hands, tuple(seat for seat in in_play(state) if state.ideas[seat] is None))


def open_hands(state: DixitState) -> dict[Seat, Hand]:
    """Of those who are still in play, the earliest first."""
    lying = [(seat, hand) for seat in in_play(state) if (hand := state.ideas[seat])]
    return dict(sorted(lying, key=lambda pair: pair[1].made))


def due(state: DixitState) -> Millis | None:
    """When the first one is judged: once no earlier one, nor one of the same millisecond, can come in."""
    first = next(iter(open_hands(state).values()), None)
    if first is None:
        return state.ends_at
    settled = Millis(first.settled + 1)
    return settled if state.ends_at is None else min(state.ends_at, settled)


def first_of(state: DixitState, dice: Dice) -> tuple[Seat, tuple[Seat, ...]] | None:
    """The earliest, drawn by lot from those that are equal within the measured error; and those."""
    hands = open_hands(state)
    if not hands:
        return None
    surely = min(hand.made + hand.error for hand in hands.values())
    equal = tuple(sorted(seat for seat, hand in hands.items() if hand.made - hand.error <= surely))
    return (equal[0], ()) if len(equal) == 1 else (dice.choice(equal), equal)
