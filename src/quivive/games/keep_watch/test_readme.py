"""The page for people leaves out no option, preset, refusal, event or ruling; every refusal has its test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from quivive.engine import kit
from quivive.games.keep_watch import GAME
from quivive.games.keep_watch.model import KeepWatchOptions

FOLDER = Path(__file__).parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")
SOURCES = [path for path in FOLDER.glob("*.py") if not path.name.startswith("test_")]
TESTS = "".join(
    path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py") if path != Path(__file__)
)


def table(heading: str) -> set[str]:
    """The first column under a heading, where it names something."""
    section = README.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    return set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))


def test_every_refusal_is_explained_and_none_that_is_not_there() -> None:
    assert table("Refusals") == kit.codes(GAME)


@pytest.mark.parametrize("code", sorted(kit.codes(GAME)))
def test_every_refusal_is_tested(code: str) -> None:
    assert f'"{code}"' in TESTS


def test_every_event_is_explained() -> None:
    assert table("Events") == {event.__struct_config__.tag for event in get_args(GAME.events)}


def test_every_option_and_preset_is_explained() -> None:
    assert table("Options") == {*KeepWatchOptions.__struct_fields__, *GAME.presets}


def test_every_ruling_that_the_code_names_is_explained() -> None:
    named = {ruling for path in SOURCES for ruling in re.findall(r"\bR\d+\b", path.read_text("utf-8"))}
    explained = set(re.findall(r"\*\*(R\d+)\*\*", README))
    assert named <= explained == {f"R{n}" for n in range(1, 12)}
