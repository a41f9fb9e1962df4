"""How many votes a motion needs, and whose count."""

from __future__ import annotations

from quivive.tables import model as m
from quivive.tables.context import Context


def may_skip(context: Context, in_favour: set[m.PersonId]) -> bool:
    """Whoever is here and awaited must agree. Only if no clock is running may all the others skip them."""
    state, waited_for = context.state, awaited(context)
    others = {chair.person for chair in state.chairs if chair.person in context.present} - waited_for
    if others and others <= in_favour and state.match is not None and state.match.deadline is None:
        return True
    return waited_for <= in_favour and (state.host in in_favour or len(in_favour) >= majority(context))


def awaited(context: Context) -> set[m.PersonId]:
    """The people the phase is waiting for who are here themselves, not replaced by a bot."""
    state = context.state
    chairs = [] if state.match is None else [state.chairs[seat] for seat in state.match.awaited]
    return {
        chair.person
        for chair in chairs
        if chair.person is not None and chair.person in context.present and not chair.bot and not chair.out
    }


def supporters(context: Context, motion: m.Motion) -> tuple[m.PersonId, ...]:
    """Those who voted for it, have a seat and are here."""
    here = _seated(context.state) & context.present
    return tuple(person for person in motion.by if person in here)


def needed(context: Context, motion: m.Motion) -> int:
    """How many votes pass it. For a kick everybody seated counts, even those who have locked their phones."""
    if motion.kicks:
        return _more_than_half(_seated(context.state), motion.before)
    if not motion.skips:
        return majority(context, motion.before)
    waited_for = awaited(context)
    return len(waited_for | {*supporters(context, motion)}) if waited_for else majority(context)


def majority(context: Context, before: m.PersonId | None = None) -> int:
    """More than half of the seated people who are here; with `before`, of those who joined before that."""
    return _more_than_half(_seated(context.state) & context.present, before)


def _more_than_half(people: frozenset[m.PersonId], before: m.PersonId | None) -> int:
    return len([person for person in people if before is None or person < before]) // 2 + 1


def _seated(state: m.TableState) -> frozenset[m.PersonId]:
    return frozenset(chair.person for chair in state.chairs if chair.person is not None)
