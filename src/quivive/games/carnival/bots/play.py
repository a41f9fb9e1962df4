"""How bots play Carnival: they see what a player sees, look around at a human pace, and can be fooled."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Millis, Move
from quivive.games.carnival.bots import lesson
from quivive.games.carnival.bots.eyes import look_around
from quivive.games.carnival.bots.levels import LEVELS, Level
from quivive.games.carnival.bots.mind import Mind
from quivive.games.carnival.model import (
    Accuse,
    Call,
    CarnivalAction,
    CarnivalView,
    Contact,
)

Choice = Move[CarnivalAction]
Legal = Sequence[CarnivalAction]


def play(level: Level, view: CarnivalView, legal: Legal, dice: Dice) -> Choice | None:
    """An accusation first, because it cannot wait; then the turn; then the eyes."""
    if view.you is None or not legal:
        return None
    mind = Mind(view, view.you, level)
    if mind.learner is not None:
        return _teach(mind, legal)
    looks = view.sitting == "apart"
    return (
        _accusation(mind, legal)
        or _contact(mind, legal)
        or _call(mind, legal)
        or (look_around(mind) if looks else None)
    )


def _teach(mind: Mind, legal: Legal) -> Choice | None:
    """The learner's eyes come first; whatever else, not before they have been caught."""
    if met := lesson.meet_eyes(mind):
        return met
    turn = lesson.may_act(mind) and (_contact(mind, legal) or _call(mind, lesson.calls(mind, legal)))
    acts = _accusation(mind, lesson.accusations(mind, legal)) or turn
    return lesson.paced(mind, acts) if acts else look_around(mind)


BOTS: Mapping[str, Bot[CarnivalView, CarnivalAction]] = MappingProxyType(
    {name: functools.partial(play, level) for name, level in LEVELS.items()}
)


def _accusation(mind: Mind, legal: Legal) -> Choice | None:
    """Whoever was seen winking; now and then whoever exchanges looks with a caller."""
    accusations = [action for action in legal if isinstance(action, Accuse)]
    seen = [action for action in accusations if mind.seen.get(action.number) == action.named]
    wanted = seen or [action for action in accusations if _hunch(mind, action)]
    return Move(wanted[0], _soon(mind, 700, 1_700, wanted[0].number)) if wanted else None


def _hunch(mind: Mind, accusation: Accuse) -> bool:
    """The accused and the caller look at each other, and this time that is enough for this bot."""
    named, number, gazes = accusation.named, accusation.number, mind.view.gazes
    at = gazes[named]
    if not mind.level.hunch or at is None or gazes[at] != named:
        return False
    call = mind.view.calls[at]
    courts = call is not None and call.number == number and named in mind.holders(number)
    return courts and mind.steady_dice(mind.view.turn, named).unit() < mind.level.hunch


def _contact(mind: Mind, legal: Legal) -> Choice | None:
    """Whoever winked, or else the most likely one. In one room a bot sees no eyes, so it always guesses."""
    number = mind.own_call
    if number is None or not any(isinstance(action, Contact) for action in legal):
        return None
    odds = mind.holders(number)
    if not odds:
        return None
    best = max(odds.values())
    if best < mind.level.guesses_at and mind.view.sitting == "apart":
        return None
    partner = mind.steady_dice(number).choice([seat for seat, chance in odds.items() if chance == best])
    return Move(Contact(partner), _soon(mind, 1_200, 3_000, number))


def _call(mind: Mind, legal: Legal) -> Choice | None:
    calls = [action for action in legal if isinstance(action, Call)]
    if not calls:
        return None
    best = _surest(mind, calls) if mind.level.reasons else calls
    return Move(mind.steady_dice(mind.view.turn).choice(best), _soon(mind, 900, 3_500))


def _surest(mind: Mind, calls: list[Call]) -> list[Call]:
    """The calls whose holder is least in doubt: they are the likeliest to end in a contact."""
    odds = {call: max(mind.holders(call.number or 0).values(), default=0.0) for call in calls}
    best = max(odds.values())
    return [call for call in calls if odds[call] == best]


def _soon(mind: Mind, shortest: int, longest: int, *about: int) -> Millis:
    dice = mind.steady_dice(mind.view.turn, *about)
    return Millis(round(mind.level.pace * (shortest + dice.below(longest - shortest))))
