"""A game's README leaves out no option, preset, refusal, event or ruling."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import quivive.games
from quivive.engine import kit
from quivive.engine.game import AnyGame
from quivive.engine.registry import games
from tests.e2e.every_scene import SCENES
from tools.screens import README, readme_pictures

OURS = pytest.mark.parametrize("game", games().values(), ids=games())
CODES = [(game, code) for game in games().values() for code in sorted(kit.codes(game))]


def folder(game: AnyGame) -> Path:
    return Path(quivive.games.__path__[0]) / game.key


def readme(game: AnyGame) -> str:
    return (folder(game) / "README.md").read_text(encoding="utf-8")


def texts(game: AnyGame, pattern: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in folder(game).glob(pattern))


def table(game: AnyGame, heading: str) -> set[str]:
    """The first column under a heading, where it names something."""
    section = readme(game).split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    return set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))


@OURS
def test_the_refusals_explained_are_those_there_are(game: AnyGame) -> None:
    assert table(game, "Refusals") == kit.codes(game)


@pytest.mark.parametrize(("game", "code"), CODES, ids=[f"{game.key}-{code}" for game, code in CODES])
def test_every_refusal_is_tested(game: AnyGame, code: str) -> None:
    assert f'"{code}"' in texts(game, "tests/test_*.py")


@OURS
def test_every_event_is_explained(game: AnyGame) -> None:
    assert table(game, "Events") == {event.__struct_config__.tag for event in get_args(game.events)}


@OURS
def test_every_option_and_preset_is_explained(game: AnyGame) -> None:
    assert table(game, "Options") == {*game.options.__struct_fields__, *game.presets}


@OURS
def test_every_ruling_mentioned_in_the_code_is_explained(game: AnyGame) -> None:
    named = set(re.findall(r"\bR\d+\b", texts(game, "**/*.py")))
    explained = re.findall(r"\*\*(R\d+)\*\*", readme(game))
    assert named <= set(explained) == {f"R{n}" for n in range(1, len(explained) + 1)}


def test_every_picture_in_the_readme_shows_a_scene() -> None:
    pictures = readme_pictures()
    assert pictures
    assert {scene for _, scene in pictures} <= {scene.name for scene in SCENES}
    assert {README.parent / path for path, _ in pictures} == set((README.parent / "docs/screens").iterdir())
