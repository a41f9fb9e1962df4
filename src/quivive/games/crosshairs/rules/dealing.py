"""The first events of a mission: who moves first, and every card in its place."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Illegal, Millis, Seat
from quivive.games.crosshairs import events as e
from quivive.games.crosshairs.content.missions import (
    HAND,
    MISSIONS,
    DoubleAgent,
    HqHidden,
    NumberTokens,
    change,
    nameable,
    specials,
)
from quivive.games.crosshairs.model import CrosshairsOptions

READ_BRIEFING = Millis(90_000)


def setup(options: CrosshairsOptions, seats: int, dice: Dice) -> list[e.CrosshairsEvent]:
    if options.mission not in MISSIONS:
        raise Illegal("no_such_mission")
    if options.first is not None and options.first >= seats:
        raise Illegal("no_such_agent")
    first = Seat(dice.below(seats) if options.first is None else options.first)
    return [e.Opened(options, seats), _dealt(options.mission, seats, first, dice)]


def _dealt(key: str, seats: int, first: Seat, dice: Dice) -> e.Dealt:
    """Suspects come from the numbers alone; only then special cards join the rest (R13)."""
    mission, tokens = MISSIONS[key], change(key, NumberTokens)
    count = mission.suspects.of(seats)
    numbers = dice.shuffled(nameable(key))
    suspects, others = numbers[:count], dice.shuffled((*numbers[count:], *specials(key)))
    double = 1 + dice.below(count) if change(key, DoubleAgent) else None
    hidden = change(key, HqHidden)
    left = len(others) - (dice.below(hidden.aside + 1) if hidden else 0)
    return e.Dealt(
        first=first,
        hands=tuple(others[HAND * seat : HAND * (seat + 1)] for seat in range(seats)),
        suspects=suspects,
        double=double,
        hq=others[HAND * seats : left],
        aside=others[left:],
        bullets=mission.bullets.of(seats),
        tokens=tokens.tokens if tokens else (),
        deadline=READ_BRIEFING,
    )
