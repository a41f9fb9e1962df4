"""Where a game lives: its folder, its files, its module."""

from __future__ import annotations

import sys
from pathlib import Path

from quivive.engine.game import AnyGame


def home(game: AnyGame) -> Path:
    """The folder of the game's package; a game outside a package lies beside its file."""
    return _file(game).parent


def tests(game: AnyGame) -> Path:
    """The folder that holds the game's cases, playthroughs and logs."""
    return home(game) / "tests"


def sources(game: AnyGame) -> list[Path]:
    """The files of the game's package, its tests left out; a game outside a package is one file."""
    file = _file(game)
    if file.name != "__init__.py":
        return [file]
    return [path for path in sorted(file.parent.rglob("*.py")) if tests(game) not in path.parents]


def located(game: AnyGame) -> str | None:
    """The module whose GAME this is: the one of its rules, or a package around it."""
    name = game.setup.__module__
    while name:
        if getattr(sys.modules.get(name), "GAME", None) is game:
            return name
        name = name.rpartition(".")[0]
    return None


def _file(game: AnyGame) -> Path:
    """Of the module whose GAME this is, or else of its rules."""
    file = sys.modules[located(game) or game.setup.__module__].__file__
    assert file is not None
    return Path(file)
