"""Where a game's files are: its tests, its sources, its module."""

from __future__ import annotations

import sys
from pathlib import Path

from quivive.engine.game import AnyGame


def tests_folder(game: AnyGame) -> Path:
    """The folder that holds the game's cases, playthroughs and logs."""
    return _file(game).parent / "tests"


def source_files(game: AnyGame) -> list[Path]:
    """The files of the game's package without its tests; a game outside a package is one file."""
    file = _file(game)
    if file.name != "__init__.py":
        return [file]
    return [path for path in sorted(file.parent.rglob("*.py")) if tests_folder(game) not in path.parents]


def module_of(game: AnyGame) -> str | None:
    """The module whose GAME this is: that of its `setup`, or a package around it."""
    name = game.setup.__module__
    while name:
        if getattr(sys.modules.get(name), "GAME", None) is game:
            return name
        name = name.rpartition(".")[0]
    return None


def _file(game: AnyGame) -> Path:
    """The file of the module whose GAME this is, or else of its `setup`."""
    file = sys.modules[module_of(game) or game.setup.__module__].__file__
    assert file is not None
    return Path(file)
