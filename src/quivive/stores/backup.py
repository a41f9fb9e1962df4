"""A backup is a folder like a server's own. It can be made while people play, and every entry is checked."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from quivive.stores.check import check_folder
from quivive.stores.copying import Copied, copy, differing, opened
from quivive.stores.opening import is_database
from quivive.stores.sqlite_file import FILE, connect_to_read, errors_explained
from quivive.tables.log import Broken

Report = Callable[[Copied], None]


async def backup(source: str, folder: Path, report: Report) -> None:
    """Writes under another name until it is complete. One that was interrupted is started over."""
    partial = await asyncio.to_thread(_new_partial, folder)
    if is_database(source):
        async with opened(source) as database, opened(partial, new=True) as copied:
            await copy(database, copied, report)
    else:
        await asyncio.to_thread(_copy_folder, Path(source), partial, report)
    await asyncio.to_thread(partial.rename, folder)


def _new_partial(folder: Path) -> Path:
    if folder.exists():
        raise Broken(f"{folder} already exists; a backup makes a folder of its own")
    partial = folder.with_name(f"{folder.name}.partial")
    if partial.exists():
        shutil.rmtree(partial)
    return partial


def _copy_folder(source: Path, partial: Path, report: Report) -> None:
    path = source / FILE
    if not path.is_file():
        raise Broken(f"there is no {path}")
    partial.mkdir(parents=True)
    with (
        errors_explained(path),
        closing(connect_to_read(path)) as db,
        closing(sqlite3.connect(partial / FILE)) as copied,
    ):
        db.backup(copied)
    for table, entries, trouble in check_folder(partial):
        report(Copied(table, entries, None if trouble is None else str(trouble)))


async def restore(folder: Path, target: str, report: Report) -> None:
    """Restores into a store without tables, or one that an interrupted restore has begun to fill."""
    async with opened(folder) as source, opened(target, new=True) as store:
        if others := await differing(source, store):
            raise Broken(
                f"there are other tables already ({', '.join(others[:3])}); restore into a new store"
            )
        await copy(source, store, report)
