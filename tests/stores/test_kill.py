"""A process killed at any moment loses nothing it acknowledged, and leaves nothing half-written."""

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from quivive.stores.sqlite import SqliteLog
from tests.stores.appender import TABLES, entry

ROOT = Path(__file__).parents[2]


def appender(folder: Path, seed: int, *death: str) -> list[str]:
    return [sys.executable, "-m", "tests.stores.appender", str(folder), str(seed), *death]


@dataclass
class Story:
    """The processes that wrote to one folder, one after another, and what they acknowledged."""

    folder: Path
    acknowledged: dict[str, int] = field(default_factory=dict)

    def live(self, seed: int, *death: str, killed_after: int | None = None) -> int:
        """Lets a process write until it dies, or has acknowledged this many appends."""
        with subprocess.Popen(appender(self.folder, seed, *death), cwd=ROOT, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            for count, line in enumerate(child.stdout, start=1):
                table, length = line.decode().split()
                self.acknowledged[table] = int(length)
                if count == killed_after:
                    child.kill()
        return child.returncode

    async def check(self) -> None:
        log = await SqliteLog.open(self.folder)
        for table in TABLES:
            entries = await log.read(table)
            assert len(entries) >= self.acknowledged.get(table, 0)
            assert_whole(table, entries)
        await log.close()
        with closing(sqlite3.connect(self.folder / "quivive.db")) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def assert_whole(table: str, entries: Sequence[bytes]) -> None:
    """Checks that every append is in its place, once, with all its entries."""
    seq = 0
    while seq < len(entries):
        size = int(entries[seq].split(b" ", 4)[3])
        assert list(entries[seq : seq + size]) == [entry(table, seq + n, n, size) for n in range(size)]
        seq += size
    assert seq == len(entries)


async def test_forty_kills_at_random_moments_lose_nothing(tmp_path: Path) -> None:
    story = Story(tmp_path)
    chance = random.Random(40)
    for life in range(40):
        assert story.live(life, killed_after=chance.randint(1, 250)) == -signal.SIGKILL
        await story.check()
    assert sum(story.acknowledged.values()) > 4000


async def test_a_kill_between_any_two_statements_loses_nothing(tmp_path: Path) -> None:
    stories = []
    for number in range(1, 66):
        story = Story(tmp_path / str(number))
        assert story.live(number, "--statement", str(number)) == -signal.SIGKILL
        await story.check()
        stories.append(story)
    assert stories[0].acknowledged == {}
    assert len(stories[-1].acknowledged) > 0


async def test_a_kill_inside_a_write_to_the_journal_loses_nothing(tmp_path: Path) -> None:
    newborn = tmp_path / "newborn"
    await (await SqliteLog.open(newborn)).close()
    smallest = (newborn / "quivive.db").stat().st_size
    chance = random.Random(15)
    for life in range(15):
        story = Story(tmp_path / str(life))
        shutil.copytree(newborn, story.folder)
        dies_at = chance.randint(smallest, 20 * smallest)
        assert story.live(life, "--byte", str(dies_at)) == -signal.SIGXFSZ
        assert (story.folder / "quivive.db-wal").stat().st_size == dies_at
        await story.check()
