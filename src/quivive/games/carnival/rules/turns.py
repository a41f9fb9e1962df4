"""A turn: call another agent of the crowd, pass if there is none, and who comes next."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Seat
from quivive.engine.seats import fold_events, plays, require
from quivive.games.carnival import events as e
from quivive.games.carnival.model import CarnivalOptions, Ending, Number
from quivive.games.carnival.rules.evolve import evolve
from quivive.games.carnival.state import (
    CarnivalState,
    call_of,
    callable_numbers,
    face_up_crowd,
    live_calls,
    quiet_limit,
)

Events = list[e.CarnivalEvent]

GRACE = Millis(400)
"""How long the end after three quiet rounds waits for accusations in transit (R13)."""


def call(state: CarnivalState, seat: Seat, number: Number | None, now: Millis) -> Events:
    """R2: to call nobody is to pass, when there is nobody to call."""
    _require_turn_may_end(state, seat)
    if number is None:
        require(not choices(state), "somebody_to_call")
        return next_turn(state, "passed", None, now)
    require(number in state.crowd, "no_such_card")
    require(number not in state.hands[seat], "in_your_hand")
    require(number not in state.taken, "card_taken")
    require(number not in state.turned, "card_face_down")
    occupied = {call.number: call.caller for call in live_calls(state)}
    require(occupied.get(number) != seat, "your_pawn_stands_there")
    require(number not in occupied, "pawn_stands_there")
    return next_turn(state, "called", number, now)


def time_out(state: CarnivalState, now: Millis, dice: Dice) -> Events:
    """No contact, and a call by lot (R6)."""
    numbers = choices(state)
    if not numbers:
        return next_turn(state, "passed", None, now)
    return next_turn(state, "timed_out", dice.choice(numbers), now)


def choices(state: CarnivalState) -> tuple[Number, ...]:
    """What the player to move may call."""
    hand = state.hands[state.mover]
    return tuple(number for number in callable_numbers(state) if number not in hand)


def next_turn(state: CarnivalState, ending: Ending, number: Number | None, now: Millis) -> Events:
    """The present turn ends; seats that are left out are skipped (R10)."""
    events: Events = [e.TurnEnded(seat=state.mover, at=now, ending=ending, number=number)]
    seat = _left_of(state, state.mover)
    while not plays(state.presences[seat]):
        events.append(e.TurnEnded(seat=seat, at=now, ending="skipped", number=None))
        seat = _left_of(state, seat)
    events.append(turn_began(state.options, seat, now))
    if state.closes_at is None and fold_events(evolve, state, events).quiet >= quiet_limit(state):
        events.append(e.Closing(Millis(now + GRACE)))
    return events


def made_too_late(state: CarnivalState, made: Millis) -> bool:
    """After the last quiet turn, whatever turns are skipped while the end is waited for (R13)."""
    return state.closes_at is not None and made >= state.closes_at - GRACE


def turn_began(options: CarnivalOptions, seat: Seat, now: Millis) -> e.TurnBegan:
    """Only apart is a turn timed: in one room people see whose turn it is, and wait (R6, R22)."""
    if options.sitting == "together":
        return e.TurnBegan(seat=seat, at=now, opens_at=None, limit=None)
    opens_at = Millis(now + 1000 * options.least_seconds) if options.least_seconds else None
    limit = None if options.lesson else Millis(now + 1000 * options.turn_seconds)
    return e.TurnBegan(seat=seat, at=now, opens_at=opens_at, limit=limit)


def require_may_contact(state: CarnivalState, seat: Seat) -> None:
    """R20: until the player to move calls. A call is made good or given up only once."""
    _require_turn(state, seat)
    require(not _contacting(state, seat), "contact_under_way")
    called = call_of(state, seat)
    require(called is not None and called.number in face_up_crowd(state), "no_live_call")


def _require_turn(state: CarnivalState, seat: Seat) -> None:
    require(state.closes_at is None, "game_is_closing")
    require(seat == state.mover, "not_your_turn")


def _require_turn_may_end(state: CarnivalState, seat: Seat) -> None:
    _require_turn(state, seat)
    require(not _contacting(state, seat), "contact_under_way")
    require(state.opens_at is None, "calling_not_open")


def _contacting(state: CarnivalState, seat: Seat) -> bool:
    return any(claim.by == seat and claim.is_contact for claim in state.claims)


def _left_of(state: CarnivalState, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(state.presences))
