"""How bots play Crosshairs. They know only what an agent with the same view could know."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Millis, Move
from quivive.games.crosshairs import actions as a
from quivive.games.crosshairs import model as m
from quivive.games.crosshairs.bots.levels import COACH as COACHING
from quivive.games.crosshairs.bots.levels import LEVELS, Level
from quivive.games.crosshairs.bots.mind import Mind
from quivive.games.crosshairs.bots.tactics import (
    best_move,
    best_shot,
    draws_on,
    leaves_to_another,
    now_or_never,
    usefulness,
    worth_a_bullet,
)

QUICK, SLOW = Millis(900), Millis(3_500)
"""For an obvious move, and for one that takes thought."""

Legal = Sequence[a.CrosshairsAction]


def play(level: Level, view: m.CrosshairsView, legal: Legal, dice: Dice) -> Move[a.CrosshairsAction] | None:
    if not legal:
        return None
    pace = SLOW if view.phase == "turn" else QUICK
    return Move(choose(level, view, legal, dice), Millis(pace + dice.below(pace)))


def choose(level: Level, view: m.CrosshairsView, legal: Legal, dice: Dice) -> a.CrosshairsAction:
    mind = Mind(view, counts=level.counts)
    match view.phase:
        case "turn":
            return _turn(mind, level, legal, dice)
        case "aim":
            assert view.aim is not None
            shot = best_shot(mind, level, [view.aim])
            return a.Fire(shot.card) if shot else a.Lower()
        case "reward":
            return _reward(mind, legal)
        case "draw":
            return a.Draw() if draws_on(view) else a.Stop()
        case "surplus":
            return min(legal, key=lambda action: _use(mind, action))
    return legal[0]


BOTS: Mapping[str, Bot[m.CrosshairsView, a.CrosshairsAction]] = MappingProxyType(
    {name: functools.partial(play, level) for name, level in LEVELS.items()}
)

COACH: Bot[m.CrosshairsView, a.CrosshairsAction] = functools.partial(play, COACHING)


def _turn(mind: Mind, level: Level, legal: Legal, dice: Dice) -> a.CrosshairsAction:
    """Shoots if it is worth a bullet, otherwise does what helps most; shoots anyway as a last resort."""
    aims = [action.suspect for action in legal if isinstance(action, a.Aim)]
    others = [action for action in legal if not isinstance(action, a.Aim)]
    forced = not others or now_or_never(mind.view)
    shot = best_shot(mind, level, [one for one in aims if forced or not leaves_to_another(mind, level, one)])
    if shot and (forced or worth_a_bullet(mind.view, level, shot.odds)):
        return a.Aim(shot.suspect)
    return best_move(mind, level, others or legal, dice)


def _reward(mind: Mind, legal: Legal) -> a.CrosshairsAction:
    """Takes a card that would be a useful clue; otherwise one that nobody has seen."""
    best = max(legal, key=lambda action: _use(mind, action))
    blind = [action for action in legal if isinstance(action, a.TakeBlind)]
    return blind[0] if blind and _use(mind, best) == 0 else best


def _use(mind: Mind, action: a.CrosshairsAction) -> float:
    return usefulness(mind, action.card) if isinstance(action, a.Take | a.Discard) else 0.0
