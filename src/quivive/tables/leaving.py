"""Somebody leaves for good, of their own accord or kicked."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.tables import chairs, play
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.context import Context


def leave(context: Context, who: m.PersonId, *, kicked: bool) -> list[e.TableEvent]:
    """During a game a bot plays on for them. If they were the host, somebody else becomes host."""
    state = context.state
    events: list[e.TableEvent] = [e.Left(who, kicked)]
    if state.host == who and (host := chairs.next_host(state, context.present - {who}, who)):
        events.append(e.HostPassed(host))
    if state.chair_of(who) is None:
        return events
    staying = replace(state, persons=tuple(person for person in state.persons if person.id != who))
    playing = state.phase == "game"
    kept = chairs.left_for_good(state, who, kicked=kicked) if playing else chairs.without(state, who)
    return [*events, *play.reseat(staying, kept, context.now)]
