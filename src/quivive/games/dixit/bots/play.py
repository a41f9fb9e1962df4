"""How bots play Dixit: what a seat does next, by its view alone, and how long it takes over it."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from quivive.engine.dice import Dice
from quivive.engine.game import Bot, Data, Millis, Move
from quivive.games.dixit import model as m


class Level(Data, frozen=True, kw_only=True):
    speed: float


LEVELS = {"novice": Level(speed=0.8), "regular": Level(speed=1.0), "sharp": Level(speed=1.2)}

Wish = Move[m.DixitAction]


def play(level: Level, view: m.DixitView, legal: Sequence[m.DixitAction], dice: Dice) -> Wish | None:
    if (
        not legal
        or (view.phase == "vote" and view.vote)
        or (view.phase == "choose" and len(view.mine) == view.gives)
    ):
        return None
    if view.phase == "tell":
        return Move(m.Tell(dice.choice(view.hand), texts=m.Texts("…", "…", "…")), Millis(4_000))
    return Move(dice.choice(legal), Millis(2_000 + dice.below(3_000)))


BOTS: Mapping[str, Bot[m.DixitView, m.DixitAction]] = MappingProxyType(
    {name: functools.partial(play, level) for name, level in LEVELS.items()}
)
