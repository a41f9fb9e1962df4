"""What everybody may see of Keep Watch, what one seat sees in addition, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quivive.engine.game import Seat
from quivive.engine.seats import all_seats, plays
from quivive.games.keep_watch import model as m
from quivive.games.keep_watch.content.cards import FACES, triple
from quivive.games.keep_watch.state import KeepWatchState


def own(state: KeepWatchState, seat: Seat) -> m.KeepWatchOwn:
    """The seat's own claim and lock."""
    claim, lock = state.claims[seat], state.locks[seat]
    locked_until = None if lock is None or lock.over or state.ended else lock.until
    return m.KeepWatchOwn(you=seat, claim=claim.symbol if claim else None, locked_until=locked_until)


def public(state: KeepWatchState) -> m.KeepWatchPublic:
    shown = state.in_play is not None
    return m.KeepWatchPublic(
        beat=state.beat,
        over=state.ended is not None,
        phase=state.phase,
        sitting=state.options.sitting,
        mode=state.options.mode,
        neighbours=state.options.neighbours,
        round=state.round,
        tempo=state.tempo,
        streak=state.streak,
        stack=0 if state.ended else len(state.stack),
        unclaimed=len(state.stack) if state.ended else 0,
        leader=state.leader,
        piles=tuple(len(pile) for pile in state.piles),
        tops=tuple(FACES[pile[-1]] if pile else None for pile in state.piles),
        triple=triple(state.in_play, state.options.mode) if state.in_play else None,
        turned_at=state.turned_at if shown else None,
        deadline=None if state.ended else state.ends_at,
        away=tuple(seat for seat in all_seats(state.presences) if not plays(state.presences[seat])),
        out=tuple(verdict.seat for verdict in state.verdicts if not verdict.right),
        sits_out=state.sits_out,
        ready=state.ready,
        verdicts=_verdicts(state),
        result=state.result,
        undecided=state.undecided,
    )


def _verdicts(state: KeepWatchState) -> tuple[m.Verdict, ...]:
    """Counts are shown once the round is over: with neighbours, they would reveal others' answers (R9)."""
    if state.phase != "watch":
        return state.verdicts
    return tuple(replace(verdict, answers=(), counts=(), cards=(), lot=()) for verdict in state.verdicts)


def awaits(public: m.KeepWatchPublic) -> Sequence[Seat]:
    """Everybody who may claim, including those who already have: that must not be revealed."""
    if public.over or public.phase not in ("count", "watch"):
        return ()
    out = {*public.away, *public.sits_out, *public.out}
    return tuple(Seat(seat) for seat in range(len(public.piles)) if seat not in out)


def legal(view: m.KeepWatchView) -> Sequence[m.KeepWatchAction]:
    you = view.you
    if you is None or view.over or you in view.away:
        return ()
    if view.phase in ("deal", "result"):
        return () if you in view.ready else (m.Next(),)
    if you in view.sits_out or you in view.out or view.claim or view.locked_until is not None:
        return ()
    if view.triple is None:
        return (m.Tap(),)
    return tuple(m.Claim(symbol) for symbol in view.triple.symbols)
