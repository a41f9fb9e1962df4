"""Before the first turn: the crowd, the hands, and who begins."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Millis, Seat
from quivive.games.carnival import events as e
from quivive.games.carnival.model import CarnivalOptions, Number
from quivive.games.carnival.rules.turns import turn_began
from quivive.games.carnival.state import COUNTER_CARDS

AGENTS = {4: 36, 5: 35, 6: 36, 7: 35, 8: 32}
"""By number of players: as many of the 36 as can be dealt evenly."""
BLINK_SEEDS = 2**31


def setup(options: CarnivalOptions, seats: int, dice: Dice) -> list[e.CarnivalEvent]:
    if options.first is not None and options.first >= seats:
        raise Illegal("no_such_first_player")
    if options.turn_seconds <= options.least_seconds:
        raise Illegal("no_time_to_call")
    each = min(options.cards, AGENTS[seats] // seats)
    numbers = range(1, each * seats + 1)
    crowd, deck = dice.shuffled(numbers), dice.shuffled(numbers)
    hands = tuple(tuple(sorted(deck[seat * each : (seat + 1) * each])) for seat in range(seats))
    first = Seat(dice.below(seats) if options.first is None else options.first)
    if options.lesson:
        crowd = _led_by(hands[first], crowd)
    seed = dice.below(BLINK_SEEDS)
    dealt = e.Dealt(crowd=crowd, hands=hands, counter=COUNTER_CARDS, blink_seed=seed)
    return [e.Opened(options, seats), dealt, turn_began(options, first, Millis(0))]


def _led_by(hand: tuple[Number, ...], crowd: tuple[Number, ...]) -> tuple[Number, ...]:
    """The crowd with one of these agents in front: the first bot to call takes that one (R22)."""
    leader = next(number for number in crowd if number in hand)
    return (leader, *(number for number in crowd if number != leader))
