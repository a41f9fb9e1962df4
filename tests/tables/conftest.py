"""For all tests of tables: a clock, cards and bots that repeat, and a check of every table afterwards."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from quivive.engine import registry
from quivive.engine.game import AnyGame
from tests import toy
from tests.tables import house


@pytest.fixture(autouse=True)
def manual_alarms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quivive.tables.schedule.Alarm", house.ManualAlarm)


@pytest.fixture(autouse=True)
def snapshots_of_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes a snapshot at every deal, so that every test with a restart uses one."""
    monkeypatch.setattr("quivive.tables.journal.SNAPSHOT_EVERY", 1)


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards and bots every time, so that failures are repeatable."""
    house.shuffle(0)
    monkeypatch.setattr("quivive.tables.play.new_seed", house.next_seed)
    monkeypatch.setattr("quivive.tables.bots.secrets", SimpleNamespace(token_bytes=bytes))


@pytest.fixture(autouse=True)
def every_house_is_checked(request: pytest.FixtureRequest) -> Iterator[None]:
    """After every test, the log must fold to the state, and the screens must show it."""
    if "hush" in request.fixturenames:
        request.getfixturevalue("hush")
    house.House.born.clear()
    yield
    for each in house.House.born:
        each.check()


@pytest.fixture
def second_game() -> AnyGame:
    return toy.GAME


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch, second_game: AnyGame) -> Iterator[None]:
    """Registers a second game, for two to four, with other bots."""
    monkeypatch.setattr(registry, "_announced", lambda: [second_game])
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()
