"""What is there after the log was closed and opened again, and what a closed log answers."""

from __future__ import annotations

import asyncio
import hashlib

from quivive.tables.log import Broken, TableCode
from quivive.tables.log_kit.case import OAK, Open, check, opened, refuses


@check
async def a_thing_is_kept_under_its_hash(open: Open) -> None:
    bodies = [b"", b"\0", b"picture" * 200_000]
    async with opened(open) as log:
        for body in bodies:
            keys = [await log.put(body), *await asyncio.gather(log.put(body), log.put(body))]
            assert keys == [hashlib.sha256(body).hexdigest()] * 3
            assert await log.get(keys[0]) == body
        assert await log.get(hashlib.sha256(b"nobody put this").hexdigest()) is None
        assert await log.get("no hash at all") is None


@check
async def what_was_written_is_there_after_reopening(open: Open) -> None:
    async with opened(open) as log:
        await log.append(OAK, 0, [b"a", b"b"])
        key = await log.put(b"thing")
    async with opened(open) as log:
        assert list(await log.read(OAK)) == [b"a", b"b"]
        assert await log.get(key) == b"thing"
        assert await log.put(b"thing") == key
        assert await refuses(log, OAK, 0, [b"x"])
        await log.append(OAK, 2, [b"c"])
    async with opened(open) as log:
        assert list(await log.read(OAK)) == [b"a", b"b", b"c"]


@check
async def closing_writes_what_was_accepted(open: Open) -> None:
    tables = [TableCode(f"T{n}") for n in range(50)]
    log = await open()
    appends = [asyncio.ensure_future(log.append(table, 0, [b"a", b"b"])) for table in tables]
    await asyncio.sleep(0)
    await log.close()
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert outcomes == [None] * len(tables)
    async with opened(open) as log:
        for table in tables:
            assert list(await log.read(table)) == [b"a", b"b"]


@check
async def a_thing_put_while_closing_is_kept_or_refused(open: Open) -> None:
    bodies = [b"%d" % n for n in range(20)]
    log = await open()
    puts = [asyncio.ensure_future(log.put(body)) for body in bodies]
    await asyncio.sleep(0)
    await log.close()
    outcomes = await asyncio.gather(*puts, return_exceptions=True)
    async with opened(open) as log:
        for body, outcome in zip(bodies, outcomes, strict=True):
            assert isinstance(outcome, Broken) or await log.get(str(outcome)) == body


@check
async def writing_can_be_tried_again_and_again(open: Open) -> None:
    async with opened(open) as log:
        await asyncio.gather(*(log.try_writing() for _ in range(5)))
        assert await log.count() == 0


@check
async def a_closed_log_says_so(open: Open) -> None:
    log = await open()
    await log.close()
    await log.close()
    attempts = log.append(OAK, 0, [b"x"]), log.read(OAK), log.put(b"x"), log.get("x"), log.snapshot(OAK)
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Broken] * 5
