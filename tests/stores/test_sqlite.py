from pathlib import Path

import pytest

from quivive.stores.sqlite import SqliteLog
from quivive.tables import log_kit


@pytest.mark.parametrize("check", log_kit.CHECKS, ids=lambda check: check.__name__)
async def test_sqlite_does_what_every_log_must(check: log_kit.Check, tmp_path: Path) -> None:
    await check(lambda: SqliteLog.open(tmp_path))
