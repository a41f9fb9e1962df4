"""Copies tables from one store to another. Run again after an interruption, it goes on where it stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from quivive.stores.inventory import Inventory
from quivive.stores.opening import connect_database, is_database
from quivive.stores.sqlite import SqliteLog
from quivive.tables.log import Broken, TableCode, Unreadable

AT_ONCE = 16
"""How many tables are copied at the same time, so that they share waits for the disk."""


class Copied(NamedTuple):
    """What became of one table."""

    table: TableCode
    entries: int
    trouble: str | None
    """Why it was not copied."""


@asynccontextmanager
async def opened(where: str | Path, *, new: bool = False) -> AsyncIterator[Inventory]:
    """A store, opened by a tool. Only a `new` one may be missing. A folder's server must not be running."""
    if is_database(where):
        store = await connect_database(str(where))
    else:
        if not new and not await asyncio.to_thread(Path(where).is_dir):
            raise Broken(f"there is no folder {where}")
        store = await SqliteLog.open(Path(where))
    try:
        yield store
    finally:
        await store.close()


async def copy(
    source: Inventory,
    target: Inventory,
    report: Callable[[Copied], None],
    tables: Collection[TableCode] | None = None,
) -> None:
    """Copies all tables, or these, and then every thing. What an entry refers to was stored before it."""
    codes = [summary.code for summary in await source.tables()]
    if tables is not None:
        for missing in sorted(set(tables) - set(codes)):
            report(Copied(missing, 0, f"there is no table {missing}"))
        codes = [code for code in codes if code in tables]
    for start in range(0, len(codes), AT_ONCE):
        for copied in await asyncio.gather(
            *(_copy_table(source, target, code) for code in codes[start:][:AT_ONCE])
        ):
            report(copied)
    for key in sorted(set(await source.things()) - set(await target.things())):
        if (body := await source.get(key)) is not None:
            await target.put(body)


async def differing(source: Inventory, target: Inventory) -> Sequence[TableCode]:
    """Tables of the target that do not begin like the same table in the source."""
    return [
        code
        for code in (summary.code for summary in await target.tables())
        if not await _begins_alike(source, target, code)
    ]


async def _begins_alike(source: Inventory, target: Inventory, code: TableCode) -> bool:
    there = list(await target.read(code))
    return list(await source.read(code, 0, len(there))) == there


async def _copy_table(source: Inventory, target: Inventory, code: TableCode) -> Copied:
    """Both sides are read with their checksums, and the copy is read once more at the end."""
    try:
        entries, there = list(await source.read(code)), list(await target.read(code))
        if there != entries[: len(there)]:
            return Copied(code, 0, f"the target has a different table {code}; it was left as it is")
        if len(there) < len(entries):
            await target.append(code, len(there), entries[len(there) :])
        if list(await target.read(code)) != entries:
            return Copied(code, 0, f"table {code} did not arrive as it was sent")
    except Unreadable as trouble:
        return Copied(code, 0, str(trouble))
    return Copied(code, len(entries), None)
