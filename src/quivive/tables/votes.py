"""How many voices settle what one person alone may not."""

from __future__ import annotations

from quivive.tables import model as m
from quivive.tables.context import Context


def may_skip(context: Context, wanted: set[m.PersonId]) -> bool:
    """Nobody is skipped who is here and does not agree; where no clock runs, all the others may do so."""
    state, waited_for = context.state, awaited(context)
    others = {chair.person for chair in state.chairs if chair.person in context.present} - waited_for
    if others and others <= wanted and state.match is not None and state.match.deadline is None:
        return True
    return waited_for <= wanted and (state.host in wanted or len(wanted) >= majority(context))


def awaited(context: Context) -> set[m.PersonId]:
    """The people whom the phase waits for and who are here themselves: no bot plays for them."""
    state = context.state
    chairs = [] if state.match is None else [state.chairs[seat] for seat in state.match.awaited]
    return {
        chair.person
        for chair in chairs
        if chair.person is not None and chair.person in context.present and not chair.bot and not chair.out
    }


def voices(context: Context, motion: m.Motion) -> tuple[m.PersonId, ...]:
    """Of those who support it, the seated people who are here."""
    here = _seated(context.state) & context.present
    return tuple(person for person in motion.by if person in here)


def needed(context: Context, motion: m.Motion) -> int:
    """How many voices settle it; whoever has locked their phone for a moment is not sent away meanwhile."""
    if motion.kicks:
        return _more_than_half(_seated(context.state), motion.before)
    if not motion.skips:
        return majority(context, motion.before)
    waited_for = awaited(context)
    return len(waited_for | {*voices(context, motion)}) if waited_for else majority(context)


def majority(context: Context, before: m.PersonId | None = None) -> int:
    """More than half of the seated people who are here, and were when it was first proposed."""
    return _more_than_half(_seated(context.state) & context.present, before)


def _more_than_half(people: frozenset[m.PersonId], before: m.PersonId | None) -> int:
    return len([person for person in people if before is None or person < before]) // 2 + 1


def _seated(state: m.TableState) -> frozenset[m.PersonId]:
    return frozenset(chair.person for chair in state.chairs if chair.person is not None)
