"""Where a bot looks, and when it dares to wink."""

from __future__ import annotations

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Move, Seat
from quivive.games.carnival.bots.mind import Mind
from quivive.games.carnival.model import CarnivalAction, Look, Partnership, Wink

Choice = Move[CarnivalAction]

GLANCE = (1_000, 2_600)
"""Milliseconds that a face is looked at."""
STARE = (1_600, 3_200)
"""Milliseconds that a partner waits for the caller's eyes."""
LOOK_BACK = (350, 800)
"""Milliseconds until it looks back at somebody who looks at it."""
BEFORE_WINK = (250, 600)
"""Milliseconds between eyes meeting and the wink."""
LOOK_AT_CROWD = 0.12
"""How often it looks at the crowd, to hide whom it is watching."""
LOOK_FOR_PARTNER = 0.75
"""How often a caller looks for their partner rather than for somebody to catch."""
LOOK_AT_CALLER, IN_THE_LAST_TURN = 0.5, 0.8
"""How often a partner looks at the caller, and how often when there is no later turn."""


def look_around(mind: Mind) -> Choice:
    """Wink if the moment is right; else look at somebody, for a while."""
    dice = mind.steady_dice(mind.view.looking_since, mind.view.turn)
    call = mind.to_wink
    if call is not None:
        meeting = _meeting(mind, call, dice)
        if meeting is not None:
            return meeting
    stares = call is not None and mind.view.looking_at == call.caller
    return Move(Look(_target(mind, call, dice)), within(STARE if stares else GLANCE, dice, mind))


def _meeting(mind: Mind, call: Partnership, dice: Dice) -> Choice | None:
    """The caller looks at this bot: look back, and wink if few enough others watch."""
    watchers = mind.view.watched_by
    dares = mind.level.watchers + (call.turns_left == 1)
    if call.caller not in watchers or len(watchers) - 1 > dares:
        return None
    if mind.view.looking_at == call.caller:
        return Move(Wink(), within(BEFORE_WINK, dice, mind))
    return Move(Look(call.caller), within(LOOK_BACK, dice, mind))


def _target(mind: Mind, call: Partnership | None, dice: Dice) -> Seat | None:
    """Anybody except the player it is looking at now, and sometimes the crowd."""
    now = mind.view.looking_at
    if now is not None and dice.unit() < LOOK_AT_CROWD:
        return None
    if call is not None and now != call.caller and dice.unit() < _look_at_caller(call):
        return call.caller
    aims = dice.unit() < mind.level.aims
    searches = dice.unit() < LOOK_FOR_PARTNER
    faces = [seat for seat in mind.others if seat not in (now, mind.learner, *mind.view.away)] or [
        seat for seat in mind.others if seat != now
    ]
    wanted = (_partners(mind, faces) if searches else []) or (_suspects(mind, faces) if aims else [])
    return dice.choice(wanted or faces)


def _look_at_caller(call: Partnership) -> float:
    return IN_THE_LAST_TURN if call.turns_left == 1 else LOOK_AT_CALLER


def _partners(mind: Mind, faces: list[Seat]) -> list[Seat]:
    """For a caller whose partner has not winked yet: whoever may be it, those who look back first."""
    number = mind.own_call
    if number is None or number in mind.seen:
        return []
    possible = [seat for seat in faces if seat in mind.holders(number)]
    looking_back = [seat for seat in possible if seat in mind.view.watched_by]
    return looking_back or possible


def _suspects(mind: Mind, faces: list[Seat]) -> list[Seat]:
    """Whoever looks at a caller may be about to wink, above all if the caller looks back."""
    gazes, calls = mind.view.gazes, mind.view.calls
    courting = [seat for seat in faces if (at := gazes[seat]) not in (None, mind.you) and calls[at]]
    mutual = [seat for seat in courting if (at := gazes[seat]) is not None and gazes[at] == seat]
    return mutual or courting


def within(span: tuple[int, int], dice: Dice, mind: Mind) -> Millis:
    shortest, longest = span
    return Millis(round(mind.level.pace * (shortest + dice.below(longest - shortest))))
