"""Each event folded into the state: pure and total, so that any old log replays."""

from __future__ import annotations

from msgspec.structs import replace

from quivive.engine.game import Presence, Seat
from quivive.engine.seats import with_item
from quivive.games.crosshairs import events as e
from quivive.games.crosshairs.model import CardId, Laid, RecordEntry, Shot, SuspectId
from quivive.games.crosshairs.state import CrosshairsState, Suspect


def evolve(state: CrosshairsState | None, event: e.CrosshairsEvent) -> CrosshairsState:
    if isinstance(event, e.Opened):
        return _opened(event)
    assert state is not None
    match event:
        case e.Readied(seat):
            return replace(state, ready=tuple(sorted((*state.ready, seat))))
        case e.Attendance(presences, deadline):
            return replace(state, presences=presences, ends_at=deadline)
    return replace(_evolve_public(state, event), beat=state.beat + 1)


def holder(state: CrosshairsState, suspect: SuspectId) -> Seat | None:
    """In front of whom a suspect stands."""
    stands = enumerate(state.stands)
    return next((Seat(seat) for seat, stand in stands if any(s.id == suspect for s in stand)), None)


def standing(state: CrosshairsState, suspect: SuspectId) -> Suspect:
    return next(s for stand in state.stands for s in stand if s.id == suspect)


def _evolve_public(state: CrosshairsState, event: e.CrosshairsEvent) -> CrosshairsState:
    """What moves the beat: the course of the mission here, then the gun, then the cards."""
    match event:
        case e.Dealt():
            return _dealt(state, event)
        case e.ClockStarted(until):
            return replace(state, time_over_at=until)
        case e.PointersLaid(seats):
            return replace(state, pointed=seats)
        case e.SuspectsMoved():
            moved = (state.stands[-1], *state.stands[:-1])
            return _noted(replace(state, stands=moved), RecordEntry("moved_on"))
        case e.TurnBegan():
            return _turn_began(state, event)
        case e.Offered(phase, draws, deadline):
            return replace(state, phase=phase, draws=draws, ends_at=deadline)
        case e.Passed(seat):
            return _noted(replace(state, passes=state.passes + 1), RecordEntry("passed", seat))
        case e.Ended(reason):
            return replace(state, ended=reason, ends_at=None, aim=None)
    return _evolve_gun(state, event)


def _evolve_gun(state: CrosshairsState, event: e.CrosshairsEvent) -> CrosshairsState:
    match event:
        case e.Aimed(_, suspect):
            return replace(state, phase="aim", aim=suspect)
        case e.Lowered():
            return replace(state, phase="turn", aim=None)
        case e.Fired():
            return _fired(state, event)
        case e.Took(seat, card):
            taken = replace(
                state, face_up=_without(state.face_up, card), hands=_hands_with(state, seat, card)
            )
            opened = with_item(state.open, seat, (*state.open[seat], card))
            return _noted(replace(taken, open=opened), RecordEntry("took", seat, card=card))
        case e.TookBlind(seat, position):
            left = (*state.face_down[:position], *state.face_down[position + 1 :])
            taken = replace(state, face_down=left, hands=_hands_with(state, seat, state.face_down[position]))
            return _noted(taken, RecordEntry("took_blind", seat))
    return _evolve_cards(state, event)


def _evolve_cards(state: CrosshairsState, event: e.CrosshairsEvent) -> CrosshairsState:
    match event:
        case e.Detained(seat):
            return _detained(state, seat)
        case e.Clued(seat, card, suspect, upright):
            laid = _card_laid(state, event)
            return _noted(laid, RecordEntry("clue", seat, suspect, card, upright=upright))
        case e.Exchanged(seat, card, suspect, upright):
            laid = _card_laid(state, event)
            return _noted(laid, RecordEntry("exchange", seat, suspect, card, upright=upright))
        case e.TokenLaid(seat, number, suspect, upright):
            left = tuple(token for token in state.tokens if token != number)
            clue = Laid(seat, upright, token=number, own=standing(state, suspect).seen_by == seat)
            laid = replace(_laid(state, suspect, clue), tokens=left, passes=0)
            return _noted(laid, RecordEntry("token", seat, suspect, token=number, upright=upright))
        case e.Waited(seat):
            return _noted(replace(_discard_unseen(state), passes=0), RecordEntry("waited", seat))
        case e.Drew(seat):
            drawn = replace(state, hands=_hands_with(state, seat, state.hq[0]), hq=state.hq[1:])
            return _noted(replace(drawn, draws=state.draws - 1), RecordEntry("drew", seat))
        case e.Discarded(seat, card):
            gone = replace(_played(state, seat, card), face_up=(*state.face_up, card))
            return _noted(gone, RecordEntry("discarded", seat, card=card))
    return state


def _opened(event: e.Opened) -> CrosshairsState:
    here: Presence = "here"
    nothing: tuple[tuple[CardId, ...], ...] = ((),) * event.seats
    return CrosshairsState(
        options=event.options,
        presences=(here,) * event.seats,
        hands=nothing,
        open=nothing,
        stands=((),) * event.seats,
    )


def _dealt(state: CrosshairsState, event: e.Dealt) -> CrosshairsState:
    return replace(
        state,
        first=event.first,
        to_move=event.first,
        hands=event.hands,
        suspects=event.suspects,
        double=event.double,
        hq=event.hq,
        aside=event.aside,
        bullets=event.bullets,
        tokens=event.tokens,
        ends_at=event.deadline,
    )


def _turn_began(state: CrosshairsState, event: e.TurnBegan) -> CrosshairsState:
    return replace(
        state,
        phase="turn",
        to_move=event.seat,
        round=event.round,
        ends_at=event.deadline,
        draws=0,
        shot=None,
    )


def _detained(state: CrosshairsState, seat: Seat) -> CrosshairsState:
    number = 1 + sum(entry.what == "detained" for entry in state.record)
    card, *left = state.suspects
    suspect = Suspect(id=number, card=card, seen_by=seat, double=number == state.double)
    stands = with_item(state.stands, seat, (*state.stands[seat], suspect))
    detained = replace(_discard_unseen(state), suspects=tuple(left), stands=stands, passes=0)
    return _noted(detained, RecordEntry("detained", seat, number))


def _fired(state: CrosshairsState, event: e.Fired) -> CrosshairsState:
    suspect, at = standing(state, event.suspect), holder(state, event.suspect)
    assert at is not None
    double = suspect.double if event.right and state.double is not None else None
    shot = Shot(
        by=event.seat, at=at, suspect=event.suspect, card=event.card, right=event.right, double=double
    )
    fired = replace(
        state,
        phase="shot",
        aim=None,
        shot=shot,
        bullets=state.bullets - 1,
        hq=event.hq,
        ends_at=event.deadline,
        passes=0,
    )
    entry = RecordEntry("shot", event.seat, event.suspect, event.card, right=event.right, double=double)
    noted = _noted(fired, entry)
    if event.right:
        return _eliminated(noted, suspect, at)
    return _on_stand(noted, replace(suspect, missed=(*suspect.missed, event.card)))


def _eliminated(state: CrosshairsState, suspect: Suspect, at: Seat) -> CrosshairsState:
    stand = tuple(other for other in state.stands[at] if other.id != suspect.id)
    clues = tuple(clue.card for clue in suspect.clues if clue.card is not None)
    return replace(
        state,
        stands=with_item(state.stands, at, stand),
        face_up=(*state.face_up, *clues),
        returned=(*state.returned, suspect.card),
    )


def _card_laid(state: CrosshairsState, event: e.Clued | e.Exchanged) -> CrosshairsState:
    knew = standing(state, event.suspect).seen_by == event.seat
    clue = Laid(event.seat, event.upright, card=event.card, own=knew)
    return _laid(replace(_played(state, event.seat, event.card), passes=0), event.suspect, clue)


def _laid(state: CrosshairsState, suspect: SuspectId, clue: Laid) -> CrosshairsState:
    before = standing(state, suspect)
    return _on_stand(state, replace(before, clues=(*before.clues, clue)))


def _on_stand(state: CrosshairsState, changed: Suspect) -> CrosshairsState:
    stands = tuple(tuple(changed if s.id == changed.id else s for s in stand) for stand in state.stands)
    return replace(state, stands=stands)


def _discard_unseen(state: CrosshairsState) -> CrosshairsState:
    """The top card of HQ, if there is one, goes face down, seen by nobody (R1)."""
    return replace(state, hq=state.hq[1:], face_down=(*state.face_down, *state.hq[:1]))


def _played(state: CrosshairsState, seat: Seat, card: CardId) -> CrosshairsState:
    hands = with_item(state.hands, seat, _without(state.hands[seat], card))
    return replace(state, hands=hands, open=with_item(state.open, seat, _without(state.open[seat], card)))


def _hands_with(state: CrosshairsState, seat: Seat, card: CardId) -> tuple[tuple[CardId, ...], ...]:
    return with_item(state.hands, seat, (*state.hands[seat], card))


def _noted(state: CrosshairsState, entry: RecordEntry) -> CrosshairsState:
    return replace(state, record=(*state.record, entry))


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in cards if other != card)
