"""What everybody may see of Carnival, what one seat sees in addition, and what it may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quivive.engine.game import Seat
from quivive.engine.seats import all_seats, plays
from quivive.games.carnival import model as m
from quivive.games.carnival.state import (
    CarnivalState,
    PawnCall,
    Winking,
    call_of,
    callable_numbers,
    live_calls,
    points,
    quiet_limit,
    turns_until,
)


def public(state: CarnivalState) -> m.CarnivalPublic:
    over = state.ended is not None
    seats = all_seats(state.presences)
    return m.CarnivalPublic(
        beat=state.beat,
        round=1 + (state.turn - 1) // len(state.presences),
        over=over,
        sitting=state.options.sitting,
        signal=state.options.signal,
        turn=state.turn,
        mover=state.mover,
        calling_open=not over and state.closes_at is None and state.opens_at is None,
        opens_at=None if over else state.opens_at,
        deadline=None if over or state.closes_at is not None else state.limit,
        closing=not over and state.closes_at is not None,
        quiet=state.quiet,
        quiet_limit=quiet_limit(state),
        crowd=state.crowd,
        taken=state.taken,
        turned=state.turned,
        callable=callable_numbers(state),
        calls=tuple(_live(call_of(state, seat)) for seat in seats),
        cards=tuple(len(hand) for hand in state.hands),
        face_up=state.face_up,
        face_down=state.face_down,
        counter=state.counter,
        caught=state.caught,
        points=points(state),
        ruled_out=state.ruled_out,
        away=tuple(seat for seat in seats if not plays(state.presences[seat])),
        gazes=tuple(gaze.at for gaze in state.gazes),
        scenes=state.scenes,
        last_turn=state.last_turn,
        learner=state.learner,
        blink_seed=state.blink_seed,
        hands=state.hands if over else (),
        winks=tuple(_shown(wink, seen_by=wink.seen_by) for wink in state.winks) if over else (),
    )


def own(state: CarnivalState, seat: Seat) -> m.CarnivalOwn:
    winked = [wink for wink in state.winks if wink.seat == seat]
    late = state.too_late[seat]
    return m.CarnivalOwn(
        you=seat,
        hand=state.hands[seat],
        partner_of=tuple(sorted(_partnerships(state, seat), key=lambda call: call.turns_left)),
        looking_at=state.gazes[seat].at,
        looking_since=state.gazes[seat].since,
        watched_by=tuple(other for other in all_seats(state.gazes) if state.gazes[other].at == seat),
        seen=tuple(_shown(wink) for wink in state.winks if seat in wink.seen_by),
        winking=_shown(winked[-1]) if winked else None,
        naming=tuple(m.Naming(claim.named, claim.number) for claim in state.claims if claim.by == seat),
        too_late=m.Naming(*late) if late else None,
    )


def legal(view: m.CarnivalView) -> Sequence[m.CarnivalAction]:
    """A wink and every look are always there: a control that comes and goes would tell (R21)."""
    you = view.you
    if you is None or view.over or you in view.away:
        return ()
    return (*_looks(view, you), *_accusations(view, you), *_moves(view, you))


def awaits(public: m.CarnivalPublic) -> Sequence[Seat]:
    return () if public.over or public.closing else (public.mover,)


def _looks(view: m.CarnivalView, you: Seat) -> Iterator[m.CarnivalAction]:
    if view.sitting == "apart":
        yield from (m.Look(at) for at in (None, *_others(view, you)))
        yield m.Wink()


def _accusations(view: m.CarnivalView, you: Seat) -> Iterator[m.CarnivalAction]:
    """R1, by anyone who has a counter-intelligence card that is not set aside for another accusation."""
    named = {naming.number for naming in view.naming}
    own_call = view.calls[you]
    under_way = len(named - {own_call.number if own_call else 0})
    if view.closing or view.counter[you] <= under_way:
        return
    for caller, call in enumerate(view.calls):
        if call is None or caller == you or call.closed or call.number in named or call.number in view.hand:
            continue
        yield from (m.Accuse(other, call.number) for other in _others(view, you) if other != caller)


def _moves(view: m.CarnivalView, you: Seat) -> Iterator[m.CarnivalAction]:
    """A contact, then a call; a pass when there is nobody to call (R2)."""
    called = view.calls[you]
    contacting = called is not None and any(naming.number == called.number for naming in view.naming)
    if view.mover != you or view.closing or contacting:
        return
    if called is not None:
        yield from (m.Contact(other) for other in _others(view, you))
    if view.calling_open:
        numbers = [number for number in view.callable if number not in view.hand]
        yield from (m.Call(number) for number in numbers or (None,))


def _others(view: m.CarnivalView, you: Seat) -> list[Seat]:
    return [Seat(seat) for seat in range(len(view.calls)) if seat != you]


def _live(call: PawnCall | None) -> m.LiveCall | None:
    return None if call is None else m.LiveCall(number=call.number, turn=call.turn, closed=call.closed)


def _shown(wink: Winking, seen_by: tuple[Seat, ...] = ()) -> m.WinkShown:
    return m.WinkShown(
        seat=wink.seat,
        at=wink.at,
        number=wink.number,
        turn=wink.turn,
        since=wink.since,
        until=wink.until,
        seen_by=seen_by,
    )


def _partnerships(state: CarnivalState, seat: Seat) -> Iterator[m.Partnership]:
    """Once the caller's turn has begun it is too late; whoever is left out is not reminded (R8, R10)."""
    if state.ended or not plays(state.presences[seat]):
        return
    for call in live_calls(state):
        if call.number in state.hands[seat] and call.caller != state.mover:
            winked = any(wink.turn == call.turn for wink in state.winks)
            left = turns_until(state, call.caller)
            yield m.Partnership(caller=call.caller, number=call.number, turns_left=left, winked=winked)
