"""How bots play Dixit: what a seat does next, judging only by its view, and how long it takes."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Millis, Move, SlowBot
from quivive.games.dixit import model as m
from quivive.games.dixit.bots.chance import weighted_choice
from quivive.games.dixit.bots.levels import LEVELS, Level
from quivive.games.dixit.bots.listening import Evidence, fits, heard, prepare
from quivive.games.dixit.bots.telling import tell

Choice = Move[m.DixitAction]


def play(level: Level, view: m.DixitView, legal: Sequence[m.DixitAction], dice: Dice) -> Choice | None:
    if not legal:
        return None
    match view.phase:
        case "idea":
            return Move(m.HaveIdea(), _between(12, 30, level, dice))
        case "tell":
            return Move(tell(view, level, dice), _between(8, 20, level, dice))
        case "choose" if len(view.mine) < view.gives:
            return Move(m.Choose(_chosen(level, view, dice)), _between(6, 16, level, dice))
        case "vote" if view.vote is None:
            return Move(m.Vote(_voted_for(level, view, dice)), _between(8, 20, level, dice))
        case "reveal":
            return Move(m.Next(), _between(4, 8, level, dice))
    return None


BOTS: Mapping[str, Bot[m.DixitView, m.DixitAction]] = MappingProxyType(
    {name: SlowBot(functools.partial(play, level), prepare) for name, level in LEVELS.items()}
)


def pick(cards: Sequence[m.CardKey], said: Evidence, level: Level, dice: Dice) -> m.CardKey:
    """The better a card fits the clue, the likelier; where nothing fits, any."""
    noticed = {tag: strength for tag, strength in said.items() if dice.unit() < level.attention}
    weights = [math.exp(level.sharpness * value) for value in fits(noticed, cards)]
    return weighted_choice(cards, weights, dice.unit())


def _chosen(level: Level, view: m.DixitView, dice: Dice) -> m.CardKey:
    return pick([card for card in view.hand if card not in view.mine], _said(view), level, dice)


def _voted_for(level: Level, view: m.DixitView, dice: Dice) -> m.CardKey:
    return pick([card for card in view.laid if card not in view.mine], _said(view), level, dice)


def _said(view: m.DixitView) -> Evidence:
    return {} if view.clue is None else heard(view.clue)


def _between(low: int, high: int, level: Level, dice: Dice) -> Millis:
    """A random time between so many seconds, shorter for quick bots."""
    return Millis(int((low * 1000 + dice.below((high - low) * 1000)) / level.speed))
