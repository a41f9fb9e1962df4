"""Missions are data: every file is read strictly, and what it says fits the game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from quivive.games.crosshairs import GAME
from quivive.games.crosshairs.content.missions import HAND, MISSIONS, AnyChange, Mission, read
from quivive.games.crosshairs.model import CrosshairsOptions
from quivive.games.crosshairs.tests.builders import setup

FILES = sorted((Path(__file__).parents[1] / "content" / "missions").glob("*.json"))
LETTERS = {"en": "abcdefghij", "ru": "ыэё", "uk": "іїєґ"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_is_a_mission_and_a_preset(path: Path) -> None:
    mission = msgspec.json.decode(path.read_bytes(), type=Mission)
    assert GAME.presets[path.stem].mission == path.stem
    assert MISSIONS[path.stem] == mission


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_text_is_in_three_languages(path: Path) -> None:
    plain = json.loads(path.read_text("utf-8"))
    for name in ("title", "briefing", "won", "lost"):
        assert set(plain[name]) == set(LETTERS)
        assert len(set(plain[name].values())) == 3 or name == "title"
    for language, letters in LETTERS.items():
        told = "".join(plain[name][language] for name in ("briefing", "won", "lost")).lower()
        assert any(letter in told for letter in letters)


UNPLAYABLE: dict[str, dict[str, Any]] = {
    "no cards": {"numbers": [9, 8]},
    "fewer bullets than suspects for 2 agents": {"bullets": {"per_agent": 0, "fixed": 1}},
    "too few cards for all hands for 5 agents": {"numbers": [2, 7]},
    "no suspects for 2 agents": {"suspects": {"fixed": 0}},
    "more suspects than cards for 5 agents": {"suspects": {"per_agent": 2}, "suits": 1, "numbers": [2, 9]},
    "clock twice": {"changes": [{"type": "clock", "seconds": 600}, {"type": "clock", "seconds": 900}]},
    "a hand limit below the first hand": {"changes": [{"type": "hand_limit", "cards": 4}]},
}


@pytest.mark.parametrize(("fault", "changed"), UNPLAYABLE.items(), ids=str)
def test_a_file_that_cannot_be_played_is_refused(fault: str, changed: dict[str, Any]) -> None:
    plain = json.loads((FILES[0].parent / "training_2.json").read_text("utf-8"))
    with pytest.raises(ValueError, match=fault):
        read("bad.json", json.dumps(plain | changed).encode())


def test_the_training_missions_come_first_and_the_others_follow_their_order() -> None:
    keys = list(GAME.presets)
    assert keys[:3] == ["training_1", "training_2", "training_3"]
    assert [MISSIONS[key].order for key in keys] == list(range(1, len(FILES) + 1))


def test_our_missions_use_these_changes() -> None:
    shown = {tag for key in GAME.presets for tag in setup(CrosshairsOptions(mission=key)).sees(None).changes}
    assert shown == {
        "clock",
        "special_cards",
        "boards_off",
        "discard_closed",
        "number_tokens",
        "pointers",
        "moving_suspects",
        "double_agent",
    }


TRAINING = (
    [("training_1", agents, 2, 5, 3, 13) for agents in range(2, 6)]
    + [  # R2
        ("training_2", agents, agents, agents + 3, 3, 15) for agents in range(2, 6)
    ]
    + [("training_3", agents, agents, agents + 3, 4, 15) for agents in range(2, 6)]
)


@pytest.mark.parametrize(("mission", "agents", "suspects", "bullets", "suits", "highest"), TRAINING)
def test_the_table_of_training_missions(
    mission: str, agents: int, suspects: int, bullets: int, suits: int, highest: int
) -> None:
    view = setup(CrosshairsOptions(mission=mission), agents).sees(None)
    assert (view.suspects_left, view.bullets, len(view.suits)) == (suspects, bullets, suits)
    assert [corner.number for corner in view.numbers] == list(range(2, highest + 1))
    assert view.suits == ("red", "black", "yellow", "blue")[:suits]
    assert view.hands == (HAND,) * agents
    assert view.hq == suits * (highest - 1) - 5 * agents - suspects


@pytest.mark.parametrize("mission", GAME.presets)
@pytest.mark.parametrize("agents", GAME.seats)
def test_every_mission_can_be_dealt_and_won(mission: str, agents: int) -> None:
    state = setup(CrosshairsOptions(mission=mission), agents).state
    assert state.bullets >= len(state.suspects) >= 1
    assert len(state.hq) > len(state.suspects)


def test_every_change_that_a_mission_can_make_is_explained() -> None:
    page = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
    section = page.split("## Missions\n", 1)[1].split("\n## ", 1)[0]
    explained = set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
    assert explained == {kind.__struct_config__.tag for kind in get_args(AnyChange)}


FINE: dict[str, Any] = json.loads(FILES[0].read_text("utf-8"))


@pytest.mark.parametrize(
    "bent",
    [
        {"suits": 6},
        {"suits": 0},
        {"numbers": [1, 15]},
        {"numbers": [2, 16]},
        {"numbers": [2]},
        {"suspects": {"fixed": 2, "each": 1}},
        {"weather": "rain"},
        {"title": {"en": "No other tongue"}},
        {"briefing": {"en": "", "ru": "а", "uk": "а"}},
        {"changes": [{"type": "gravity_off"}]},
        {"changes": [{"seconds": 900}]},
        {"changes": [{"type": "clock"}]},
        {"changes": [{"type": "clock", "seconds": 900, "bells": 2}]},
        {"changes": [{"type": "number_tokens", "tokens": [10], "reading": "factor"}]},
        {"changes": [{"type": "number_tokens", "tokens": [1], "reading": "aloud"}]},
        {"changes": [{"type": "stand_limit", "suspects": 1}]},
    ],
    ids=str,
)
def test_an_invalid_mission_file_is_refused(bent: dict[str, Any]) -> None:
    msgspec.convert(FINE, type=Mission)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(FINE | bent, type=Mission)
