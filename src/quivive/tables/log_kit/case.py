"""What the checks of a log share: how one is declared, and small helpers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import wraps

from quivive.tables.log import Log, Stale, TableCode

Open = Callable[[], Awaitable[Log]]
"""Opens the check's store; after a close, opens the same store again."""

Check = Callable[[Open], Awaitable[None]]

CHECKS: list[Check] = []
PATIENCE = 60.0
"""Seconds after which a check gives up waiting."""

OAK = TableCode("OAK")
ELM = TableCode("ELM")


def check(function: Check) -> Check:
    @wraps(function)
    async def within_patience(open: Open) -> None:
        async with asyncio.timeout(PATIENCE):
            await function(open)

    CHECKS.append(within_patience)
    return within_patience


@asynccontextmanager
async def opened(open: Open) -> AsyncIterator[Log]:
    log = await open()
    try:
        yield log
    finally:
        await log.close()


async def refuses(log: Log, table: TableCode, expected: int, entries: Sequence[bytes]) -> bool:
    try:
        await log.append(table, expected, entries)
    except Stale:
        return True
    return False
