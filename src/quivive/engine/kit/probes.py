"""Actions to try: legal ones with one value changed, and actions from other times and seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from quivive.engine.dice import Dice
from quivive.engine.game import AnyGame
from quivive.engine.kit.case import Case
from quivive.engine.kit.walk import Spot, encode, walks
from quivive.engine.text import FREE_TEXT

ODD_TEXTS = ("", " ", "no such thing", "nul \x00 and bell \x07", "long " * 2_000, "-1")
ODD_NUMBERS = (-1, 2**31, -(2**63))
ACTIONS_KEPT = 60
"""How many different actions of each type a repertoire remembers."""


@dataclass(frozen=True)
class Repertoire:
    """The legal actions of many games, by type, and which of their fields hold free text."""

    actions: dict[type, tuple[Any, ...]]
    free: dict[type, frozenset[str]]

    def same(self, a: Any, b: Any) -> bool:
        """Whether two actions are equal except for free text."""
        if type(a) is not type(b):
            return False
        fixed = [name for name in a.__struct_fields__ if name not in self.free.get(type(a), ())]
        return all(getattr(a, name) == getattr(b, name) for name in fixed)


def repertoire(game: AnyGame, cases: Sequence[Case]) -> Repertoire:
    seen: dict[type, dict[Any, None]] = {}
    for spot in walks(game, cases):
        for seat in spot.seats:
            for action in spot.legal(seat):
                if len(actions := seen.setdefault(type(action), {})) < ACTIONS_KEPT:
                    actions.setdefault(action)
    by_type = {kind: tuple(found) for kind, found in seen.items()}
    return Repertoire(by_type, {kind: _free(found) for kind, found in by_type.items()})


def probes(spot: Spot, known: Repertoire, legal: Sequence[Any], dice: Dice, count: int) -> Iterator[Any]:
    """Actions that may or may not be legal now. Changed ones that are malformed are left out."""
    kinds = list(known.actions.values())
    for turn in range(count):
        action = dice.choice(legal) if legal and turn % 2 else dice.choice(dice.choice(kinds))
        if turn % 4 != 2:
            action = _changed(spot.game, action, spot.case.seats, dice)
        if action is not None:
            yield action


def members(union: Any) -> tuple[Any, ...]:
    """The types of a union; none if it is a single type."""
    return get_args(union)


def _free(actions: tuple[Any, ...]) -> frozenset[str]:
    """Fields seen with the ellipsis, and those left empty next to it, which are alternatives to it."""
    wordy = [action for action in actions if FREE_TEXT in msgspec.structs.astuple(action)]
    return frozenset(
        name
        for action in wordy
        for name in action.__struct_fields__
        if getattr(action, name) == FREE_TEXT or all(getattr(other, name) is None for other in wordy)
    )


def _changed(game: AnyGame, action: Any, seats: int, dice: Dice) -> Any:
    """The action with one value changed, as it would arrive over the wire; None if that is malformed."""
    plain = msgspec.to_builtins(action)
    names = [name for name in plain if name != action.__struct_config__.tag_field]
    if not names:
        return None
    name = dice.choice(names)
    plain[name] = _changed_value(plain[name], seats, dice)
    try:
        return msgspec.json.decode(encode(plain), type=game.actions)
    except msgspec.ValidationError:
        return None


def _changed_value(value: Any, seats: int, dice: Dice) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return dice.choice((*range(seats + 1), seats + 7, *ODD_NUMBERS))
        case str():
            return dice.choice((value + "9", value[:-1], value.upper(), *ODD_TEXTS))
        case None:
            return dice.choice((0, seats, True, *ODD_TEXTS))
        case [*items] if items:
            return dice.choice(
                ([], items[:-1], [*items, *items], [_changed_value(items[0], seats, dice), *items[1:]])
            )
        case {**fields} if fields:
            name = dice.choice(list(fields))
            return {**fields, name: _changed_value(fields[name], seats, dice)}
    return dice.choice((["no such thing"], [0, 0], {}))
