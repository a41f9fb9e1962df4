"""Apart, everybody sees where everybody looks, and a wink is seen by whoever looks at the winker."""

from __future__ import annotations

from quivive.engine.game import Illegal, Millis, Seat
from quivive.engine.seats import require
from quivive.games.carnival import events as e
from quivive.games.carnival.state import CarnivalState, call_of

Events = list[e.CarnivalEvent]


def look(state: CarnivalState, seat: Seat, at: Seat | None, now: Millis) -> Events:
    require(state.options.sitting == "apart", "eyes_are_real")
    require(at is None or 0 <= at < len(state.presences), "no_such_player")
    require(at != seat, "looks_at_yourself")
    return [e.Looked(seat, at, now)]


def wink(state: CarnivalState, seat: Seat, now: Millis) -> Events:
    """Only a partner may, only before the caller's next turn; it counts from its arrival (R12)."""
    require(state.options.sitting == "apart", "eyes_are_real")
    at = state.gazes[seat].at
    if at is None:
        raise Illegal("look_at_somebody")
    called = call_of(state, at)
    if called is None or called.number not in state.hands[seat]:
        raise Illegal("not_their_partner")
    require(at != state.mover, "too_late_to_wink")
    return [e.Winked(seat=seat, at=at, number=called.number, turn=called.turn, since=now)]
