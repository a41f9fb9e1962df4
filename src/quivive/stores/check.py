"""Checks every table of a store, whether or not anybody ever plays there again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from quivive.stores.checksum import checked
from quivive.stores.folder import lock_folder
from quivive.stores.housekeeping import set_aside
from quivive.stores.inventory import Inventory
from quivive.stores.sqlite_file import connect, errors_explained, prepare
from quivive.tables.log import Broken, Damaged, TableCode, Unreadable

_ROWS = "SELECT seq, body, crc FROM entries WHERE table_id = ? ORDER BY seq"


class Finding(NamedTuple):
    """The result for one table."""

    table: TableCode
    entries: int
    """How many entries are intact, counted from the first."""
    trouble: Unreadable | None


def check_folder(folder: Path, *, mend: bool = False) -> Iterator[Finding]:
    """Compares every entry with its checksum. `mend` sets aside what follows a table's last intact one."""
    if not folder.is_dir():
        raise Broken(f"there is no folder {folder}")
    with lock_folder(folder):
        path = prepare(folder, thoroughly=True)
        with errors_explained(path), closing(connect(path)) as db:
            for id, code in db.execute("SELECT id, code FROM tables ORDER BY id").fetchall():
                with closing(db.execute(_ROWS, (id,))) as rows:
                    finding = _finding(TableCode(code), rows)
                if mend and isinstance(finding.trouble, Damaged):
                    db.execute("BEGIN IMMEDIATE")
                    set_aside(db, code, finding.entries)
                    db.execute("COMMIT")
                yield finding


async def check_database(database: Inventory, *, mend: bool = False) -> AsyncIterator[Finding]:
    """Like `check_folder`, and even while people play. Only tables that are not in use are mended."""
    for summary in await database.tables():
        finding = Finding(summary.code, summary.entries, None)
        try:
            await database.read(summary.code)
        except Damaged as trouble:
            finding = Finding(summary.code, trouble.intact, trouble)
            if mend:
                await database.set_aside(summary.code, trouble.intact)
        except Unreadable as trouble:
            finding = Finding(summary.code, 0, trouble)
        yield finding


def _finding(code: TableCode, rows: Iterator[tuple[int, bytes | str, int | None]]) -> Finding:
    try:
        return Finding(code, len(checked(code, 0, rows)), None)
    except Damaged as trouble:
        return Finding(code, trouble.intact, trouble)
    except Unreadable as trouble:
        return Finding(code, 0, trouble)
