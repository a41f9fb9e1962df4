"""Every action and event has an explicit tag, so that renaming its class breaks no log."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from quivive.engine.game import Action, AnyGame, Event
from quivive.engine.kit.case import Breach
from quivive.engine.kit.probes import members


def tags(game: AnyGame) -> Counter[str]:
    """Tags are explicit, unions require them, and unknown input is refused. Counts members."""
    return Counter(
        actions=_checked(game, "actions", game.actions, Action),
        events=_checked(game, "events", game.events, Event),
    )


def _checked(game: AnyGame, name: str, union: Any, base: type) -> int:
    kinds = members(union)
    if len(kinds) < 2:
        raise Breach(
            "tags", f"{game.key}: {name}", "not a union of two or more: input without a tag would pass"
        )
    for kind in kinds:
        where = f"{game.key}: {name}: {kind.__name__}"
        if not issubclass(kind, base):
            raise Breach("tags", where, f"is not an {base.__name__}")
        config = kind.__struct_config__
        if config.tag_field != "type" or config.tag is None or config.tag == kind.__name__:
            raise Breach("tags", where, "has no explicit tag: renaming the class would break old logs")
        if not config.forbid_unknown_fields or not config.frozen:
            raise Breach("tags", where, "is not frozen and strict")
    _refuses_untagged(game, name, union)
    return len(kinds)


def _refuses_untagged(game: AnyGame, name: str, union: Any) -> None:
    for plain in ({}, {"type": "no such tag"}):
        try:
            found = msgspec.convert(plain, type=union)
        except msgspec.ValidationError:
            continue
        raise Breach("tags", f"{game.key}: {name}", f"{plain} is taken for {found}")
