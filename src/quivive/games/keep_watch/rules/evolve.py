"""Each event folded into the state: pure and total, so that any old log replays."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.game import Millis, Presence, Seat
from quivive.engine.seats import with_item
from quivive.games.keep_watch import events as e
from quivive.games.keep_watch.model import CardId, Later, Result, Verdict
from quivive.games.keep_watch.rules.race import open_claims
from quivive.games.keep_watch.state import Claim, KeepWatchState, Lock

Piles = tuple[tuple[CardId, ...], ...]


def evolve(state: KeepWatchState | None, event: e.KeepWatchEvent) -> KeepWatchState:
    if isinstance(event, e.Opened):
        return _opened(event)
    assert state is not None
    match event:
        case e.Dealt(leader=leader, stack=stack, cards=cards, deadline=deadline):
            piles = tuple(() if card is None else (card,) for card in cards)
            return replace(state, leader=leader, stack=stack, piles=piles, ends_at=deadline)
        case e.CountBegan():
            return _count_began(state, event)
        case e.Turned():
            return _turned(state, event)
        case e.RoundEnded():
            return _round_ended(state, event)
        case e.Attendance(presences):
            return replace(state, presences=presences)
        case e.Ended(reason):
            return replace(state, ended=reason)
    return _evolve_seat(state, event)


def _evolve_seat(state: KeepWatchState, event: e.KeepWatchEvent) -> KeepWatchState:
    """What one player does. It never moves the beat, because nobody else may notice most of it."""
    match event:
        case e.Readied(seat):
            return replace(state, ready=(*state.ready, seat))
        case e.FalseStarted(seat, until):
            return replace(state, locks=with_item(state.locks, seat, Lock(until=until)))
        case e.Unlocked(seat):
            lock = state.locks[seat]
            return replace(state, locks=with_item(state.locks, seat, lock and replace(lock, over=True)))
        case e.Claimed(seat=seat, symbol=symbol, moment=moment):
            return replace(state, claims=with_item(state.claims, seat, Claim(symbol=symbol, moment=moment)))
        case e.ClaimJudged(verdict):
            return _judged(state, verdict)
    return state


def _opened(event: e.Opened) -> KeepWatchState:
    here: Presence = "here"
    return KeepWatchState(
        options=event.options,
        presences=(here,) * event.seats,
        stack=(),
        piles=((),) * event.seats,
        leader=Seat(0),
        ends_at=Millis(0),
        claims=(None,) * event.seats,
        locks=(None,) * event.seats,
    )


def _count_began(state: KeepWatchState, event: e.CountBegan) -> KeepWatchState:
    """The only step that moves the beat: a tap made in the count must still be accepted after the turn."""
    return replace(
        state,
        phase="count",
        round=event.round,
        ends_at=event.deadline,
        in_play=None,
        claims=(None,) * len(state.piles),
        verdicts=(),
        result=None,
        sits_out=event.sits_out,
        sits_out_next=(),
        ready=(),
        beat=state.beat + 1,
    )


def _turned(state: KeepWatchState, event: e.Turned) -> KeepWatchState:
    turned = replace(
        state,
        phase="watch",
        turned_at=event.at,
        in_play=event.in_play,
        ends_at=event.deadline,
        leader_takes=False,
    )
    return turned if event.taken is None else _taken(turned)


def _judged(state: KeepWatchState, verdict: Verdict) -> KeepWatchState:
    sits_out = (*state.sits_out_next, verdict.seat) if verdict.sits_out_next else state.sits_out_next
    piles = _paid(state.piles, verdict.seat, verdict.given)
    return replace(state, verdicts=(*state.verdicts, verdict), piles=piles, sits_out_next=sits_out)


def _paid(piles: Piles, giver: Seat, receivers: tuple[Seat, ...]) -> Piles:
    """From the bottom of one pile to the bottoms of others (R3): no card in sight changes."""
    for receiver in receivers:
        card, *kept = piles[giver]
        piles = with_item(with_item(piles, receiver, (card, *piles[receiver])), giver, tuple(kept))
    return piles


def _round_ended(state: KeepWatchState, event: e.RoundEnded) -> KeepWatchState:
    """The winner of the very last card gets it at once, without another turn."""
    later = tuple(
        Later(seat, claim.symbol, Millis(claim.moment.made - state.turned_at))
        for seat, claim in open_claims(state).items()
    )
    result = Result(round=state.round, cause=event.cause, winner=event.winner, later=later)
    ended = replace(state, phase="result", result=result, ends_at=event.deadline)
    if event.winner is None:
        under = (*state.stack[1:], state.stack[0])
        return replace(ended, stack=under, leader_takes=False, streak=0, undecided=state.undecided + 1)
    streak = state.streak + 1 if event.winner == state.leader else 1
    won = replace(ended, leader=event.winner, leader_takes=True, streak=streak, undecided=0)
    return _taken(won) if len(won.stack) == 1 else won


def _taken(state: KeepWatchState) -> KeepWatchState:
    card, *stack = state.stack
    piles = with_item(state.piles, state.leader, (*state.piles[state.leader], card))
    return replace(state, piles=piles, stack=tuple(stack))
