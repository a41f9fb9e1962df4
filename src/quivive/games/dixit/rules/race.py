"""'I have one!': whose was first (R1)."""

from __future__ import annotations

from quivive.engine import race as engine_race
from quivive.engine.dice import Dice
from quivive.engine.game import Contest, Millis, Moment, Seat
from quivive.games.dixit.rules.seats import in_play
from quivive.games.dixit.state import DixitState


def race(state: DixitState) -> Contest | None:
    """The only race in a game. It goes on after a pause: a longer look at your own hand gains nothing."""
    options = state.options
    if state.phase == "deal" and options.first == "race" and options.storyteller is None and not state.ended:
        return Contest(1, opens=state.ends_at)
    if state.phase != "idea" or state.ended:
        return None
    claims = tuple(open_ideas(state).values())
    return Contest(1, claims, tuple(seat for seat in in_play(state) if state.ideas[seat] is None))


def open_ideas(state: DixitState) -> dict[Seat, Moment]:
    """When each of those who are still in play said that they have one."""
    return {seat: moment for seat in in_play(state) if (moment := state.ideas[seat])}


def due(state: DixitState) -> Millis | None:
    """When the first idea is judged: as soon as no earlier one can still arrive."""
    ends = (state.ends_at, engine_race.due(open_ideas(state).values()))
    return min((end for end in ends if end is not None), default=None)


def first_of(state: DixitState, dice: Dice) -> engine_race.First | None:
    ideas = open_ideas(state)
    return engine_race.first(ideas, dice) if ideas else None
