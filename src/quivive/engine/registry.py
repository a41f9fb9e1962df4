"""Finds games: every package of `quivive.games`, and any that a stranger's package announces."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Mapping
from importlib.metadata import entry_points
from types import MappingProxyType

from quivive.engine.game import AnyGame

GROUP = "quivive.games"


@functools.cache
def games() -> Mapping[str, AnyGame]:
    """All games by key, in the order of their names."""
    found = {game.key: game for game in (*_ours(), *_announced())}
    return MappingProxyType(dict(sorted(found.items())))


def _ours() -> list[AnyGame]:
    package = importlib.import_module(GROUP)
    folders = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
    return [importlib.import_module(f"{GROUP}.{name}").GAME for name in folders]


def _announced() -> list[AnyGame]:
    return [entry.load() for entry in entry_points(group=GROUP)]
