"""Every scene, the house's and each game's, for the gallery and for accessibility tests."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tests.e2e.scenes import HOUSE, Scene

ROOT = Path(__file__).parents[2]


def of_game(key: str) -> tuple[Scene, ...]:
    """Each game has its scenes in its folder of the page."""
    scenes: tuple[Scene, ...] = import_module(f"web.src.games.{key}.e2e.scenes").SCENES
    return scenes


def of_games() -> Iterator[Scene]:
    for key in sorted(with_scenes()):
        yield from of_game(key)


def with_a_page() -> set[str]:
    return {path.parent.name for path in ROOT.glob("web/src/games/*/index.ts")}


def with_scenes() -> set[str]:
    return {path.parents[1].name for path in ROOT.glob("web/src/games/*/e2e/scenes.py")}


SCENES = (*HOUSE, *of_games())
