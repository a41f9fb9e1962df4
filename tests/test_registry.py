"""The registry finds every folder in games/, and games of installed packages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import quivive.games
from quivive.engine import registry
from tests import toy


@pytest.fixture
def fresh() -> Iterator[None]:
    """Makes the registry search again, now and after the test."""
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()


def folders() -> set[str]:
    root = Path(quivive.games.__path__[0])
    return {path.parent.name for path in root.glob("*/__init__.py")}


def test_every_folder_in_games_is_a_game_of_that_name() -> None:
    assert "spyfall" in folders()
    assert set(registry.games()) == folders()
    assert all(key == game.key for key, game in registry.games().items())


def test_games_are_sorted_by_name() -> None:
    assert list(registry.games()) == sorted(registry.games())


def test_nobody_can_change_the_registry() -> None:
    with pytest.raises(TypeError, match="does not support item assignment"):
        registry.games()["hush"] = toy.GAME  # type: ignore[index]


@pytest.mark.usefixtures("fresh")
def test_a_third_party_package_can_announce_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def announced(group: str) -> list[EntryPoint]:
        return [EntryPoint("hush", "tests.toy:GAME", group)]

    monkeypatch.setattr(registry, "entry_points", announced)
    assert registry.games()["hush"] is toy.GAME
    assert folders() < set(registry.games())
