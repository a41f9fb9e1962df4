"""How bots play with somebody who is new to the game: nothing happens before that learner looks up (R22)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from quivive.engine.dice import Dice
from quivive.engine.game import Millis, Move
from quivive.games.carnival.bots.eyes import LOOK_BACK, within
from quivive.games.carnival.bots.mind import Mind
from quivive.games.carnival.model import Accuse, Call, CarnivalAction, Look, Wink

Choice = Move[CarnivalAction]

BEFORE_WINK = (900, 1_400)
"""Milliseconds between eyes meeting and the wink: long enough to notice that they have met."""
HOLD = (2_500, 4_000)
"""Milliseconds that it waits for the learner's eyes, or keeps looking into them."""
SOON = Millis(1_500)
"""The longest it takes once the learner has looked up."""
BEFORE_ACCUSING = Millis(5_000)
"""The learner may have seen the same sign, and is to have the first word."""
AFTER_WINK = Millis(5_000)
"""Milliseconds between its wink at the learner, who is told what that means, and its next step."""
AFTER_CONTACT = Millis(6_000)
"""Milliseconds between its contact, which everybody is shown, and its next call."""
AFTER_THE_LEARNER = 2
"""The turn after the learner's first."""
UNASKED = 0.2
"""After the first round, how often it goes on unasked, each time it looks around."""


def meet_eyes(mind: Mind) -> Choice | None:
    """Court the learner it owes a sign; look back at the learner, and wait for a sign they may owe it."""
    learner, view = mind.learner, mind.view
    watched, faced = learner in view.watched_by, view.looking_at == learner
    back: Choice = Move(Look(learner), within(LOOK_BACK, _dice(mind), mind))
    if any(call.caller == learner and not call.winked for call in view.partner_of):
        return _court(mind, watched=watched, faced=faced, back=back)
    if not watched:
        return None
    if not faced:
        return back
    return Move(Look(learner), within(HOLD, _dice(mind), mind)) if _may_be_owed_a_sign(mind) else None


def may_act(mind: Mind) -> bool:
    """In the first round only once the learner looks; later it does not wait for ever."""
    if not mind.view.calling_open:
        return False
    if mind.learner in mind.view.watched_by:
        return True
    return mind.view.round > 1 and _dice(mind).unit() < UNASKED


def calls(mind: Mind, legal: Sequence[CarnivalAction]) -> Sequence[CarnivalAction]:
    """The bot after the learner begins with the first agent of the crowd: the deal put theirs there."""
    first = Call(mind.view.crowd[0])
    return [first] if mind.view.turn == AFTER_THE_LEARNER and first in legal else legal


def accusations(mind: Mind, legal: Sequence[CarnivalAction]) -> Sequence[CarnivalAction]:
    """None over what was called in the first round: the learner's first signs are safe."""
    seats = len(mind.view.calls)
    safe = {call.number for call in mind.view.calls if call and call.turn <= seats}
    return [action for action in legal if isinstance(action, Accuse) and action.number not in safe]


def paced(mind: Mind, move: Choice) -> Choice:
    """Soon, because the learner has asked for it; but what was just shown is read first."""
    if isinstance(move.action, Accuse):
        return replace(move, after=BEFORE_ACCUSING)
    if _has_just_winked(mind):
        return replace(move, after=AFTER_WINK)
    if isinstance(move.action, Call) and mind.view.round > 1 and mind.own_call is None:
        return replace(move, after=AFTER_CONTACT)
    return replace(move, after=min(move.after, SOON))


def _court(mind: Mind, *, watched: bool, faced: bool, back: Choice) -> Choice:
    """Stare, and wink once their eyes have met."""
    if watched and faced:
        return Move(Wink(), within(BEFORE_WINK, _dice(mind), mind))
    return replace(back, after=within(HOLD, _dice(mind), mind)) if faced else back


def _has_just_winked(mind: Mind) -> bool:
    """It has not looked away since."""
    wink = mind.view.winking
    return wink is not None and wink.at == mind.learner and mind.view.looking_since <= wink.since


def _may_be_owed_a_sign(mind: Mind) -> bool:
    number = mind.own_call
    if number is None or number in mind.seen or mind.view.mover == mind.you:
        return False
    return mind.learner in mind.holders(number)


def _dice(mind: Mind) -> Dice:
    return mind.steady_dice(mind.view.looking_since, mind.view.turn)
