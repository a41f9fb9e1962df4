"""Tables from one store into another. Run again after an interruption, it goes on where it was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from quivive.stores.inventory import Inventory
from quivive.stores.opening import connect_database, is_database
from quivive.tables.log import Broken, TableCode, Unreadable

AT_ONCE = 16
"""Tables on their way together: they share waits for the disk."""


class Copied(NamedTuple):
    table: TableCode
    entries: int
    trouble: str | None
    """Why it was left as it is."""


@asynccontextmanager
async def opened(where: str | Path, *, new: bool = False) -> AsyncIterator[Inventory]:
    """A store for tools; only a `new` one may be missing. A folder's server must be stopped for it."""
    if is_database(where):
        store = await connect_database(str(where))
    else:
        from quivive.stores.sqlite import SqliteLog

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
    told: Callable[[Copied], None],
    tables: Collection[TableCode] | None = None,
) -> None:
    """All tables or these, then every thing: whatever an entry speaks of was put before it."""
    codes = [summary.code for summary in await source.tables()]
    if tables is not None:
        for missing in sorted(set(tables) - set(codes)):
            told(Copied(missing, 0, f"there is no table {missing}"))
        codes = [code for code in codes if code in tables]
    for start in range(0, len(codes), AT_ONCE):
        for copied in await asyncio.gather(
            *(_table(source, target, code) for code in codes[start:][:AT_ONCE])
        ):
            told(copied)
    for key in sorted(set(await source.things()) - set(await target.things())):
        if (body := await source.get(key)) is not None:
            await target.put(body)


async def differing(source: Inventory, target: Inventory) -> Sequence[TableCode]:
    """Tables of the target that are not the beginning of the same table in the source."""
    return [
        code
        for code in (summary.code for summary in await target.tables())
        if not await _begins(source, target, code)
    ]


async def _begins(source: Inventory, target: Inventory, code: TableCode) -> bool:
    there = list(await target.read(code))
    return list(await source.read(code, 0, len(there))) == there


async def _table(source: Inventory, target: Inventory, code: TableCode) -> Copied:
    """Both are read with their checksums, and the copy once more when it is done."""
    try:
        entries, there = list(await source.read(code)), list(await target.read(code))
        if there != entries[: len(there)]:
            return Copied(code, 0, f"table {code} is another one there; it was left as it is")
        if len(there) < len(entries):
            await target.append(code, len(there), entries[len(there) :])
        if list(await target.read(code)) != entries:
            return Copied(code, 0, f"table {code} did not come through as it was sent")
    except Unreadable as trouble:
        return Copied(code, 0, str(trouble))
    return Copied(code, len(entries), None)
