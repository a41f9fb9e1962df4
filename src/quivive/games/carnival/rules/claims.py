"""Somebody names a player and a number: a contact or an accusation, judged in the order they were made."""

from __future__ import annotations

from quivive.engine import race
from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Moment, Seat
from quivive.engine.seats import require
from quivive.games.carnival import events as e
from quivive.games.carnival.model import Number, Reason, Scene
from quivive.games.carnival.rules.evolve import evolve
from quivive.games.carnival.rules.turns import made_too_late, require_may_contact
from quivive.games.carnival.state import (
    CarnivalState,
    Claim,
    PawnCall,
    call_of,
    face_up_crowd,
    holder,
    in_play,
)

Events = list[e.CarnivalEvent]


def contact(state: CarnivalState, seat: Seat, partner: Seat, moment: Moment) -> Events:
    require_may_contact(state, seat)
    _require_somebody_else(state, seat, partner)
    called = call_of(state, seat)
    assert called is not None
    return [_claimed(called, seat, partner, moment)]


def accuse(state: CarnivalState, seat: Seat, named: Seat, number: Number, moment: Moment) -> Events:
    """R1, R11: judged by the calls that stood when it was made; over a number that is resolved, void."""
    _require_somebody_else(state, seat, named)
    require(accusations_left(state, seat) > 0, "no_counter_cards")
    require(not made_too_late(state, moment.made), "game_is_closing")
    called = _called_when_made(state, number, moment.made)
    require(called is not None, "not_called")
    assert called is not None
    require(number in face_up_crowd(state), "somebody_was_quicker")
    require(called.caller != seat, "your_own_call")
    require(called.caller != named, "names_the_caller")
    require(number not in state.hands[seat], "you_hold_it")
    require(not called.closed, "number_closed")
    require(not _has_named(state, seat, number), "named_already")
    return [_claimed(called, seat, named, moment)]


def accusations_left(state: CarnivalState, seat: Seat) -> int:
    """Those under way have a card set aside."""
    under_way = sum(claim.by == seat and not claim.is_contact for claim in state.claims)
    return state.counter[seat] - under_way


def possible_accusers(state: CarnivalState) -> tuple[Seat, ...]:
    return tuple(seat for seat in in_play(state) if accusations_left(state, seat) > 0)


def due(state: CarnivalState) -> Millis | None:
    """When the first claim is judged: once no earlier one, nor one of the same millisecond, can come in."""
    return race.due(claim.moment for claim in state.claims)


def judge_due(state: CarnivalState, now: Millis, dice: Dice) -> Events:
    """Every claim whose time has come, until one of them ends the game (R5)."""
    judged: Events = []
    while (at := due(state)) is not None and at <= now:
        judged.append(_verdict(state, now, dice))
        state = evolve(state, judged[-1])
        if reason := reason_to_end(state):
            return [*judged, e.Ended(reason)]
    return judged


def reason_to_end(state: CarnivalState) -> Reason | None:
    if len(state.taken) == len(state.crowd):
        return "crowd_empty"
    if not face_up_crowd(state):
        return "crowd_face_down"
    return None if all(state.hands) else "hand_empty"


def _verdict(state: CarnivalState, now: Millis, dice: Dice) -> e.Judged | e.Voided:
    claim, lot = _first(state, dice)
    called = next(call for call in state.calls if call.turn == claim.turn)
    resolved = claim.number not in face_up_crowd(state)
    if resolved or (called.closed and not claim.is_contact):
        return e.Voided(claim.by, claim.named, claim.number)
    return e.Judged(_scene(state, claim, lot), claim.turn, now)


def _first(state: CarnivalState, dice: Dice) -> tuple[Claim, tuple[Seat, ...]]:
    """The earliest claim; among those that are equal within the measured error, by lot (R9)."""
    earliest = {claim.by: claim for claim in reversed(state.claims)}
    seat, lot = race.first({by: claim.moment for by, claim in earliest.items()}, dice)
    return earliest[seat], lot


def _scene(state: CarnivalState, claim: Claim, lot: tuple[Seat, ...]) -> Scene:
    holds = holder(state, claim.number)
    right = claim.named == holds
    return Scene(
        serial=state.scenes[-1].serial + 1 if state.scenes else 1,
        kind="contact" if claim.is_contact else "accusation",
        by=claim.by,
        named=claim.named,
        number=claim.number,
        caller=claim.caller,
        right=right,
        holder=holds if right or claim.is_contact else None,
        made=claim.moment.made,
        lot=lot,
    )


def _claimed(called: PawnCall, by: Seat, named: Seat, moment: Moment) -> e.Claimed:
    return e.Claimed(
        by=by,
        named=named,
        number=called.number,
        caller=called.caller,
        turn=called.turn,
        moment=moment,
    )


def _called_when_made(state: CarnivalState, number: Number, made: Millis) -> PawnCall | None:
    """The call of this number that stood at that instant (R14)."""
    stood = (
        call
        for call in state.calls
        if call.number == number and call.began <= made and (call.ended is None or made < call.ended)
    )
    return next(stood, None)


def _has_named(state: CarnivalState, seat: Seat, number: Number) -> bool:
    return any((claim.by, claim.number) == (seat, number) for claim in state.claims)


def _require_somebody_else(state: CarnivalState, seat: Seat, named: Seat) -> None:
    require(0 <= named < len(state.presences), "no_such_player")
    require(named != seat, "names_yourself")
