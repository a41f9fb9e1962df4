"""The state of a game of Carnival, which only the game itself reads, and what several rules ask of it."""

from __future__ import annotations

from quivive.engine.game import Data, Millis, Moment, Presence, Seat, State
from quivive.engine.seats import all_seats, plays
from quivive.games.carnival.model import WINK, CarnivalOptions, LastTurn, Number, Reason, Scene

COUNTER_CARDS = 4
QUIET_ROUNDS = 3
TABLE_FOR_FOUR = 4
"""At a table dealt for four, a wrong accusation closes the number (R15)."""


class PawnCall(Data, frozen=True, kw_only=True):
    """A pawn on a card, from one turn of its owner to the next; kept a while after it has ended."""

    caller: Seat
    number: Number
    turn: int
    began: Millis
    ended: Millis | None = None
    closed: bool = False


class Claim(Data, frozen=True, kw_only=True):
    """Somebody named a player and a number. It is judged once nothing earlier can still arrive."""

    by: Seat
    named: Seat
    number: Number
    caller: Seat
    turn: int
    """In which the number was called."""
    moment: Moment

    @property
    def is_contact(self) -> bool:
        return self.by == self.caller


class Winking(Data, frozen=True, kw_only=True):
    """A wink, and who has seen it."""

    seat: Seat
    at: Seat
    number: Number
    turn: int
    """In which the number was called."""
    since: Millis
    seen_by: tuple[Seat, ...] = ()

    @property
    def until(self) -> Millis:
        return Millis(self.since + WINK)


class Gaze(Data, frozen=True):
    at: Seat | None = None
    since: Millis = Millis(0)


class CarnivalState(State, frozen=True, kw_only=True):
    options: CarnivalOptions
    presences: tuple[Presence, ...]
    crowd: tuple[Number, ...] = ()
    taken: tuple[Number, ...] = ()
    turned: tuple[Number, ...] = ()
    hands: tuple[tuple[Number, ...], ...]
    face_up: tuple[tuple[Number, ...], ...]
    face_down: tuple[tuple[Number, ...], ...]
    counter: tuple[int, ...]
    caught: tuple[int, ...]
    ruled_out: tuple[tuple[Number, ...], ...]
    """Of each seat, what everybody knows not to be in its hand, as long as it is in somebody's."""
    calls: tuple[PawnCall, ...] = ()
    """Live ones, and those that ended recently: an accusation may still be in transit (R11)."""
    claims: tuple[Claim, ...] = ()
    """Not judged yet, in the order in which they were made."""
    too_late: tuple[tuple[Seat, Number] | None, ...]
    """Each seat's last claim, named and number, if somebody was quicker."""
    gazes: tuple[Gaze, ...]
    winks: tuple[Winking, ...] = ()
    scenes: tuple[Scene, ...] = ()
    last_turn: LastTurn | None = None
    turn: int = 0
    mover: Seat = Seat(0)
    began: Millis = Millis(0)
    opens_at: Millis | None = None
    """None once the calling is open."""
    limit: Millis | None = None
    """When the clock calls for the player to move (R6). None: no clock runs."""
    quiet: int = 0
    card_left_hand: bool = False
    """Whether one has in this turn, so that it is not a quiet one."""
    closes_at: Millis | None = None
    """When the game ends after three quiet rounds, unless an accusation in transit is right (R13)."""
    learner: Seat | None = None
    blink_seed: int = 0
    beat: int = 0
    ended: Reason | None = None


def in_play(state: CarnivalState) -> tuple[Seat, ...]:
    """Every seat that is not left out. If a player left for good, a bot may play on for them (R18)."""
    return tuple(seat for seat in all_seats(state.presences) if plays(state.presences[seat]))


def call_of(state: CarnivalState, seat: Seat) -> PawnCall | None:
    return next((call for call in state.calls if call.caller == seat and call.ended is None), None)


def live_calls(state: CarnivalState) -> tuple[PawnCall, ...]:
    return tuple(call for call in state.calls if call.ended is None)


def face_up_crowd(state: CarnivalState) -> tuple[Number, ...]:
    away = {*state.taken, *state.turned}
    return tuple(number for number in state.crowd if number not in away)


def holder(state: CarnivalState, number: Number) -> Seat | None:
    return next((seat for seat in all_seats(state.hands) if number in state.hands[seat]), None)


def callable_numbers(state: CarnivalState) -> tuple[Number, ...]:
    """Face up with no pawn on it, the mover's own included: nobody moves to where they stand."""
    occupied = {call.number for call in live_calls(state)}
    return tuple(number for number in face_up_crowd(state) if number not in occupied)


def quiet_limit(state: CarnivalState) -> int:
    return QUIET_ROUNDS * len(state.presences)


def points(state: CarnivalState) -> tuple[int, ...]:
    return tuple(len(state.face_up[seat]) + state.counter[seat] for seat in all_seats(state.presences))


def turns_until(state: CarnivalState, caller: Seat) -> int:
    """Turns before the caller's begins, the present one included; seats left out have none."""
    count, seat = 0, state.mover
    while seat != caller:
        count += plays(state.presences[seat])
        seat = Seat((seat + 1) % len(state.presences))
    return count
