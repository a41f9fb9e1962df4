"""Each event folded into the state: pure and total, so that any old log replays."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.game import Millis, Presence, Seat
from quivive.engine.seats import plays, with_item
from quivive.games.carnival import events as e
from quivive.games.carnival.model import LastTurn, Number, Scene
from quivive.games.carnival.state import (
    TABLE_FOR_FOUR,
    CarnivalState,
    Claim,
    Gaze,
    PawnCall,
    Winking,
    holder,
)

KEPT_CALLS = Millis(60_000)
"""A call that ended longer ago is forgotten: nothing made while it stood can still be in transit."""
KEPT_SCENES = 4


def evolve(state: CarnivalState | None, event: e.CarnivalEvent) -> CarnivalState:
    if isinstance(event, e.Opened):
        return _opened(event)
    assert state is not None
    match event:
        case e.Looked():
            return _looked(state, event)
        case e.Winked():
            return _winked(state, event)
        case e.Claimed():
            return _claimed(state, event)
        case e.Judged(scene, turn, at):
            return _judged(
                replace(state, claims=_without(state.claims, scene.by, scene.number)), scene, turn, at
            )
        case e.Voided(by, named, number):
            late = with_item(state.too_late, by, (named, number))
            return replace(state, claims=_without(state.claims, by, number), too_late=late)
    return _evolve_turn(state, event)


def _evolve_turn(state: CarnivalState, event: e.CarnivalEvent) -> CarnivalState:
    """What moves the game on for everybody."""
    match event:
        case e.Dealt():
            return _dealt(state, event)
        case e.TurnBegan(seat=seat, at=at, opens_at=opens_at, limit=limit):
            turn = state.turn + 1
            learner = seat if state.options.lesson and turn == 1 else state.learner
            return replace(
                state,
                turn=turn,
                mover=seat,
                learner=learner,
                began=at,
                opens_at=opens_at,
                limit=limit,
                beat=state.beat + 1,
            )
        case e.CallingOpened():
            return replace(state, opens_at=None)
        case e.TurnEnded():
            return _turn_ended(state, event)
        case e.Closing(until):
            return replace(state, closes_at=until)
        case e.Attendance(presences):
            return _attendance(state, presences)
        case e.Ended(reason):
            return replace(state, ended=reason, claims=(), beat=state.beat + 1)
    return state


def _opened(event: e.Opened) -> CarnivalState:
    here: Presence = "here"
    nothing: tuple[tuple[Number, ...], ...] = ((),) * event.seats
    return CarnivalState(
        options=event.options,
        presences=(here,) * event.seats,
        hands=nothing,
        face_up=nothing,
        face_down=nothing,
        counter=(0,) * event.seats,
        caught=(0,) * event.seats,
        ruled_out=nothing,
        too_late=(None,) * event.seats,
        gazes=(Gaze(),) * event.seats,
    )


def _dealt(state: CarnivalState, event: e.Dealt) -> CarnivalState:
    counter = (event.counter,) * len(state.presences)
    return replace(state, crowd=event.crowd, hands=event.hands, counter=counter, blink_seed=event.blink_seed)


def _looked(state: CarnivalState, event: e.Looked) -> CarnivalState:
    """Anyone who turns to look while a wink lasts sees the rest of it (R9)."""
    looked = replace(state, gazes=with_item(state.gazes, event.seat, Gaze(event.at, event.since)))
    if event.at is None:
        return looked
    winks = tuple(
        replace(wink, seen_by=(*wink.seen_by, event.seat)) if _catches(event, wink) else wink
        for wink in state.winks
    )
    return replace(looked, winks=winks)


def _catches(look: e.Looked, wink: Winking) -> bool:
    return wink.seat == look.at and look.since < wink.until and look.seat not in wink.seen_by


def _winked(state: CarnivalState, event: e.Winked) -> CarnivalState:
    seen_by = tuple(Seat(seat) for seat, gaze in enumerate(state.gazes) if gaze.at == event.seat)
    wink = Winking(
        seat=event.seat,
        at=event.at,
        number=event.number,
        turn=event.turn,
        since=event.since,
        seen_by=seen_by,
    )
    return replace(state, winks=(*state.winks, wink))


def _claimed(state: CarnivalState, event: e.Claimed) -> CarnivalState:
    claim = Claim(
        by=event.by,
        named=event.named,
        number=event.number,
        caller=event.caller,
        turn=event.turn,
        moment=event.moment,
    )
    claims = tuple(
        sorted((*state.claims, claim), key=lambda claim: (claim.moment.made, claim.by, claim.number))
    )
    return replace(state, claims=claims, too_late=with_item(state.too_late, event.by, None))


def _without(claims: tuple[Claim, ...], by: Seat, number: Number) -> tuple[Claim, ...]:
    return tuple(claim for claim in claims if (claim.by, claim.number) != (by, number))


def _judged(state: CarnivalState, scene: Scene, turn: int, at: Millis) -> CarnivalState:
    shown = replace(state, scenes=(*state.scenes, scene)[-KEPT_SCENES:])
    match scene.kind, scene.right:
        case "contact", True:
            assert scene.holder is not None
            gained = _gained(_gained(shown, scene.by, scene.number), scene.holder, scene.number)
            return _left_a_hand(_taken(gained, scene.number), scene.number, at)
        case "contact", _:
            return _left_a_hand(_turned_face_down(shown, scene.number), scene.number, at)
        case _, True:
            gained = _gained(_gained(shown, scene.by, scene.number), scene.by, scene.number)
            return _left_a_hand(_taken(_spent(gained, scene.by, caught=1), scene.number), scene.number, at)
    missed = _ruled_out(_spent(shown, scene.by, caught=0), scene.number, scene.by, scene.named)
    return _number_closed(missed, turn)


def _gained(state: CarnivalState, seat: Seat, number: Number) -> CarnivalState:
    return replace(state, face_up=with_item(state.face_up, seat, (*state.face_up[seat], number)))


def _taken(state: CarnivalState, number: Number) -> CarnivalState:
    return replace(state, taken=(*state.taken, number))


def _turned_face_down(state: CarnivalState, number: Number) -> CarnivalState:
    """Face down in the crowd, and face down in front of the partner who was not found."""
    partner = holder(state, number)
    assert partner is not None
    face_down = with_item(state.face_down, partner, (*state.face_down[partner], number))
    return replace(state, turned=(*state.turned, number), face_down=face_down)


def _spent(state: CarnivalState, seat: Seat, *, caught: int) -> CarnivalState:
    """A counter-intelligence card: laid out if it caught somebody, otherwise back in the box."""
    return replace(
        state,
        counter=with_item(state.counter, seat, state.counter[seat] - 1),
        caught=with_item(state.caught, seat, state.caught[seat] + caught),
    )


def _left_a_hand(state: CarnivalState, number: Number, at: Millis) -> CarnivalState:
    """Nobody can call the number any more (R3), and quiet turns are counted from zero again (R7)."""
    hands = tuple(tuple(card for card in hand if card != number) for hand in state.hands)
    ruled_out = tuple(tuple(card for card in cards if card != number) for cards in state.ruled_out)
    calls = tuple(_ended(call, at) if call.number == number else call for call in state.calls)
    return replace(
        state, hands=hands, ruled_out=ruled_out, calls=calls, quiet=0, card_left_hand=True, closes_at=None
    )


def _ruled_out(state: CarnivalState, number: Number, *seats: Seat) -> CarnivalState:
    """From now on everybody knows that none of these holds the number."""
    known = tuple(
        (*numbers, number) if seat in seats and number not in numbers else numbers
        for seat, numbers in enumerate(state.ruled_out)
    )
    return replace(state, ruled_out=known)


def _number_closed(state: CarnivalState, turn: int) -> CarnivalState:
    """With four players a wrong accusation closes the number for as long as it is called (R15)."""
    if len(state.presences) != TABLE_FOR_FOUR:
        return state
    calls = tuple(replace(call, closed=True) if call.turn == turn else call for call in state.calls)
    return replace(state, calls=calls)


def _ended(call: PawnCall, at: Millis) -> PawnCall:
    return call if call.ended is not None else replace(call, ended=at)


def _turn_ended(state: CarnivalState, event: e.TurnEnded) -> CarnivalState:
    ended = [_ended(call, event.at) if call.caller == event.seat else call for call in state.calls]
    calls = [call for call in ended if call.ended is None or call.ended > event.at - KEPT_CALLS]
    if event.number is not None:
        calls.append(PawnCall(caller=event.seat, number=event.number, turn=state.turn, began=event.at))
        state = _ruled_out(state, event.number, event.seat)
    return replace(
        state,
        calls=tuple(calls),
        last_turn=LastTurn(seat=event.seat, ending=event.ending, number=event.number),
        quiet=0 if state.card_left_hand else state.quiet + 1,
        card_left_hand=False,
    )


def _attendance(state: CarnivalState, presences: tuple[Presence, ...]) -> CarnivalState:
    """Whoever is left out looks at the crowd (R18)."""
    gazes = tuple(
        Gaze(None, gaze.since) if not plays(presence) else gaze
        for presence, gaze in zip(presences, state.gazes, strict=True)
    )
    return replace(state, presences=presences, gazes=gazes)
