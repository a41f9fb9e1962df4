"""Finds games: every package in `quivive.games`, and those that other installed packages announce."""

from __future__ import annotations

import functools
import importlib
import logging
import pkgutil
from collections.abc import Mapping
from importlib.metadata import entry_points
from types import MappingProxyType

from quivive.engine.game import AnyGame

GROUP = "quivive.games"

_logger = logging.getLogger(__name__)


@functools.cache
def games() -> Mapping[str, AnyGame]:
    """All games by key, sorted by name. A third-party game cannot replace one of ours."""
    found = {game.key: game for game in (*_announced(), *_ours())}
    return MappingProxyType(dict(sorted(found.items())))


def _ours() -> list[AnyGame]:
    package = importlib.import_module(GROUP)
    folders = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
    return [importlib.import_module(f"{GROUP}.{name}").GAME for name in folders]


def _announced() -> list[AnyGame]:
    """Third-party games. One that cannot be loaded is logged and left out."""
    found: list[AnyGame] = []
    for entry in entry_points(group=GROUP):
        try:
            found.append(entry.load())
        except Exception:
            _logger.exception("the game %s cannot be loaded", entry.name)
    return found
