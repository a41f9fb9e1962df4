"""The course of a turn: what follows an action, and whose turn is next."""

from __future__ import annotations

from quivive.engine.game import Millis, Seat
from quivive.engine.seats import fold_events, plays
from quivive.games.crosshairs import events as e
from quivive.games.crosshairs.content.missions import (
    POINTERS,
    Clock,
    MovingSuspects,
    Pointers,
    Reversed,
    change,
    hand_limit,
)
from quivive.games.crosshairs.rules import checks
from quivive.games.crosshairs.rules.evolve import evolve
from quivive.games.crosshairs.state import CrosshairsState

ABSENT = Millis(5_000)
"""How long everybody waits for a seat that is left out, at each step of its turn (R11)."""

Events = list[e.CrosshairsEvent]


def first_turn(state: CrosshairsState, now: Millis) -> Events:
    """The mission's clock runs from here (R6)."""
    clock = change(state.options.mission, Clock)
    started: Events = [e.ClockStarted(Millis(now + 1000 * clock.seconds))] if clock else []
    return [*started, *_round(fold_events(evolve, state, started), state.first, now)]


def offer_draws(state: CrosshairsState, draws: int, now: Millis) -> Events:
    """After Exchange and Wait; with nothing to draw the turn is over."""
    if not state.hq or draws == 0:
        return end_turn(state, now)
    return [e.Offered("draw", draws, absent_deadline(state, state.to_move, now))]


def offer_reward(state: CrosshairsState, now: Millis) -> Events:
    """After a shot: only a right one is rewarded."""
    assert state.shot is not None
    if state.shot.right and (state.face_up or state.face_down):
        return [e.Offered("reward", 0, absent_deadline(state, state.to_move, now))]
    return end_turn(state, now)


def end_turn(state: CrosshairsState, now: Millis) -> Events:
    """First the surplus over the hand limit goes (R9)."""
    seat = state.to_move
    if len(state.hands[seat]) > hand_limit(state.options.mission):
        return [e.Offered("surplus", 0, absent_deadline(state, seat, now))]
    following = next_agent(state)
    if following == state.first:
        return _round(state, following, now)
    return _turn(state, following, state.round, now)


def next_agent(state: CrosshairsState) -> Seat:
    return Seat((state.to_move + direction(state)) % len(state.hands))


def direction(state: CrosshairsState) -> int:
    return -1 if change(state.options.mission, Reversed) else 1


def absent_deadline(state: CrosshairsState, seat: Seat, now: Millis) -> Millis | None:
    """When the wait for this seat is over; None if it is not left out, so has all the time it wants."""
    return Millis(now + ABSENT) if not plays(state.presences[seat]) else None


def _round(state: CrosshairsState, seat: Seat, now: Millis) -> Events:
    """A new round: suspects and pointers move on, if the mission says so."""
    mission, number = state.options.mission, state.round + 1
    begun: Events = []
    if number > 1 and change(mission, MovingSuspects):
        begun.append(e.SuspectsMoved())
    if pointers := change(mission, Pointers):
        count = max(1, min(POINTERS, pointers.count.of(len(state.hands))))
        begun.append(e.PointersLaid(_pointed(state, count, number)))
    return [*begun, *_turn(fold_events(evolve, state, begun), seat, number, now)]


def _pointed(state: CrosshairsState, count: int, round: int) -> tuple[Seat, ...]:
    """In the first round from the first agent's left, then one further each round."""
    agents = len(state.hands)
    lie = range(state.first + round, state.first + round + min(count, agents))
    return tuple(sorted(Seat(place % agents) for place in lie))


def _turn(state: CrosshairsState, seat: Seat, round: int, now: Millis) -> Events:
    """If the agent has no action at all, everybody has lost."""
    began = e.TurnBegan(seat, round, absent_deadline(state, seat, now))
    if checks.has_an_action(evolve(state, began), seat):
        return [began]
    return [began, e.Ended("no_action_left")]
