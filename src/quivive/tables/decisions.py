"""Decisions: the host makes them alone, or a majority does, with or without the host."""

from __future__ import annotations

from quivive.engine.seats import require
from quivive.tables import chairs, play
from quivive.tables import commands as c
from quivive.tables import events as e
from quivive.tables import model as m
from quivive.tables.context import Context
from quivive.tables.leaving import leave
from quivive.tables.motions import motion_about
from quivive.tables.votes import awaited, may_skip, needed, supporters

NEWCOMER_FOR = 300_000
"""Milliseconds at the table before somebody may vote to kick others."""
Events = list[e.TableEvent]


def decide(context: Context, who: m.PersonId, decision: c.Decision) -> Events:
    """What follows if the host asks, or if this vote completes a majority; otherwise the vote is recorded."""
    outcome = _outcome(context, who, decision)
    if context.state.host == who and not _takes_more_than_the_host(context, who, decision):
        return outcome
    skips = isinstance(decision, c.Skip)
    require(context.state.host == who or context.state.chair_of(who) is not None, "guests_only_watch")
    what = decision.to_json()
    motion = motion_about(context.state, what)
    require(who < motion.before and not _new_here(context, who, decision), "too_new_here")
    in_favour = {*supporters(context, motion), who}
    enough = may_skip(context, in_favour) if skips else len(in_favour) >= needed(context, motion)
    require(enough or who not in motion.by, "supported_already")
    return (
        [e.MotionSupported(who, what), e.MotionDropped(what), *outcome]
        if enough
        else [e.MotionSupported(who, what)]
    )


def _takes_more_than_the_host(context: Context, who: m.PersonId, decision: c.Decision) -> bool:
    """The host alone cannot skip somebody whom the phase awaits, nor kick somebody who was here before them.

    A stranger could become host just by waiting until all the friends have locked their phones.
    """
    if isinstance(decision, c.Skip):
        return bool(awaited(context))
    return isinstance(decision, c.Kick) and decision.person < who


def _new_here(context: Context, who: m.PersonId, decision: c.Decision) -> bool:
    """Several strangers who join together cannot kick anybody. Whoever was dealt in is not a stranger."""
    state, person = context.state, context.state.person(who)
    dealt_in = who in state.players and who not in state.latecomers
    if not isinstance(decision, c.Kick) or person is None or dealt_in:
        return False
    return context.now < person.since + NEWCOMER_FOR


def _outcome(context: Context, who: m.PersonId, decision: c.Decision) -> Events:
    state = context.state
    if isinstance(decision, c.Kick):
        require(state.person(decision.person) is not None, "no_such_person")
        require(decision.person != who, "not_yourself")
        return leave(context, decision.person, kicked=True)
    require(state.phase == "game", "no_game")
    match decision:
        case c.Pause():
            require(state.paused_at is None, "paused_already")
            return play.pause(state, who, context.now)
        case c.Resume():
            require(state.paused_at is not None, "not_paused")
            return [e.Resumed(who)]
        case c.Abandon():
            return play.finish(state, None)
        case c.Skip(beat):
            return play.skip(state, beat, context.now)
        case c.BotFor(seat, level):
            stand_in = chairs.stand_in(state, seat, context.present, bot=chairs.bot_level(state, level))
            return play.reseat(state, stand_in, context.now)
        case c.LeaveOut(seat):
            return play.reseat(state, chairs.stand_in(state, seat, context.present, bot=None), context.now)
    raise NotImplementedError(decision)
