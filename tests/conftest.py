"""For all tests: how examples are drawn, and the PostgreSQL of a run."""

import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.postgres import Postgres, binaries, new_folder

# Machines are shared and slow, so examples have no deadline. On CI they are the same in every run.
settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of one worker process."""
    folder = new_folder()
    try:
        server = Postgres(binaries(folder), folder)
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder)


@pytest.fixture
def database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an unused database. Leases on it do not expire just because a machine is slow."""
    monkeypatch.setattr("quivive.stores.postgres_homes.LEASE", 600.0)
    postgres.say("DROP SCHEMA IF EXISTS quivive CASCADE", "quivive")
    return postgres.url
