"""Snapshots, and entries that are set aside."""

from __future__ import annotations

import asyncio

from quivive.tables.log import Snapshot
from quivive.tables.log_kit.case import ELM, OAK, Open, check, opened, refuses


@check
async def what_is_set_aside_is_gone_and_the_table_goes_on_from_there(open: Open) -> None:
    async with opened(open) as log:
        await asyncio.gather(log.append(OAK, 0, [b"a", b"b", b"c"]), log.append(ELM, 0, [b"a", b"b"]))
        await log.set_aside(OAK, 1)
        assert list(await log.read(OAK)) == [b"a"]
        assert await refuses(log, OAK, 3, [b"d"])
        await log.append(OAK, 1, [b"d"])
        await log.set_aside(OAK, 1)
        await log.append(OAK, 1, [b"e"])
    async with opened(open) as log:
        assert list(await log.read(OAK)) == [b"a", b"e"]
        assert list(await log.read(ELM)) == [b"a", b"b"]


@check
async def a_snapshot_takes_the_place_of_the_one_before(open: Open) -> None:
    bodies = [b"", bytes(range(256)), b"long" * 100_000]
    async with opened(open) as log:
        await log.append(OAK, 0, [b"a", b"b", b"c"])
        assert await log.snapshot(OAK) is None
        for length, body in enumerate(bodies, start=1):
            await log.keep_snapshot(OAK, Snapshot(length, body))
            assert await log.snapshot(OAK) == (length, body)
        assert list(await log.read(OAK)) == [b"a", b"b", b"c"]
        assert await log.snapshot(ELM) is None
    async with opened(open) as log:
        assert await log.snapshot(OAK) in {None, (3, bodies[-1])}, "it may be lost, and never be another"


@check
async def a_snapshot_of_an_unknown_table_is_not_kept(open: Open) -> None:
    async with opened(open) as log:
        await log.keep_snapshot(OAK, Snapshot(1, b"of nothing"))
        assert await log.snapshot(OAK) is None
        assert await log.count() == 0


@check
async def a_snapshot_goes_with_the_entries_it_stands_for(open: Open) -> None:
    async with opened(open) as log:
        for table in (OAK, ELM):
            await log.append(table, 0, [b"a", b"b", b"c", b"d"])
            await log.keep_snapshot(table, Snapshot(2, b"of two"))
        await log.set_aside(OAK, 2)
        assert await log.snapshot(OAK) in {None, (2, b"of two")}
        await log.set_aside(OAK, 1)
        assert await log.snapshot(OAK) is None
        await log.forget(ELM)
        await log.append(ELM, 0, [b"somebody else's"])
        assert await log.snapshot(ELM) is None
