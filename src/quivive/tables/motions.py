"""The motions of a table: the one about a proposal, and those that could still be decided."""

from __future__ import annotations

import msgspec

from quivive.tables import commands as c
from quivive.tables.model import Motion, TableState

_decode = msgspec.json.Decoder(c.AnyDecision).decode


def motion_about(state: TableState, what: str) -> Motion:
    """The open motion with this proposal; a new one, without votes, if there is none."""
    fresh = Motion(what, (), state.next_person)
    return next((motion for motion in state.motions if motion.what == what), fresh)


def still_open(state: TableState) -> tuple[Motion, ...]:
    """Drops motions that have been carried out or have become pointless, with all their votes."""
    return tuple(motion for motion in state.motions if _is_open(state, motion.what))


def _is_open(state: TableState, what: str) -> bool:
    try:
        decision = _decode(what)
    except msgspec.DecodeError:
        return False
    match decision:
        case c.Kick(person):
            return state.person(person) is not None
        case c.Pause():
            return state.paused_at is None
        case c.Resume():
            return state.paused_at is not None
        case c.Skip(beat):
            return state.match is not None and state.match.beat == beat
        case c.BotFor(seat):
            return state.chairs[seat].bot is None
        case c.LeaveOut(seat):
            return not state.chairs[seat].out
        case _:
            return state.phase == "game"
