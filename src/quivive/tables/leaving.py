"""Somebody leaves for good, of their own accord or sent away."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.tables import chairs, play
from quivive.tables import model as m
from quivive.tables.context import Context


def leave(context: Context, who: m.PersonId, *, kicked: bool) -> list[m.TableEvent]:
    """In mid-game a bot plays on for them; if they were the host, somebody else is."""
    state = context.state
    events: list[m.TableEvent] = [m.Left(who, kicked)]
    if state.host == who and (heir := chairs.heir(state, context.present - {who}, who)):
        events.append(m.HostPassed(heir))
    if state.chair_of(who) is None:
        return events
    staying = replace(state, persons=tuple(person for person in state.persons if person.id != who))
    kept = chairs.left_for_good(state, who) if state.phase == "game" else chairs.without(state, who)
    return [*events, *play.reseat(staying, kept, context.now)]
