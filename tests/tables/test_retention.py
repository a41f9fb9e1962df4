"""How long tables are kept: for ever by default, and longer if a game was finished."""

import pytest

from quivive.cli.retention import read_retention
from quivive.tables.hub import Hub
from quivive.tables.log import TableCode
from quivive.tables.retention import Retention
from tests.memory import FakeClock, MemoryLog

DAY = 86_400_000
FINISHED = b'{"at":%d,"events":[{"type":"started"},{"type":"finished"}]}'
BEGUN = b'{"at":%d,"events":[{"type":"started"}]}'


async def left(retention: Retention | None) -> set[str]:
    """What is left after a sweep of tables 10 and 100 days old, with a finished and an unfinished game."""
    log, clock = MemoryLog(), FakeClock()
    for days in (10, 100):
        for name, entry in (("game", FINISHED), ("table", BEGUN)):
            at = clock.now() - days * DAY
            await log.append(TableCode(f"{name} of {days} days"), 0, [entry % at])
    await Hub(log, clock, retention=retention).sweep()
    return set(log.kept)


@pytest.mark.parametrize(
    ("options", "gone"),
    [
        ((None, None), set()),
        (("90d", None), {"game of 100 days", "table of 100 days"}),
        (("90d", "forever"), {"table of 100 days"}),
        (("1d", "90d"), {"table of 10 days", "table of 100 days", "game of 100 days"}),
        (("90d", "1d"), {"game of 100 days", "table of 100 days"}),
        (("2y", "forever"), set()),
    ],
)
async def test_old_tables_are_deleted_as_the_operator_chose(
    options: tuple[str | None, str | None], gone: set[str]
) -> None:
    everything = await left(None)
    assert len(everything) == 4
    assert await left(read_retention(*options)) == everything - gone
