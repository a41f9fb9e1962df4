"""Many writers at once."""

from __future__ import annotations

import asyncio

from quivive.tables.log import Log, TableCode
from quivive.tables.log_kit.case import ELM, OAK, Open, check, opened, refuses


@check
async def of_many_who_expect_the_same_exactly_one_wins(open: Open) -> None:
    async with opened(open) as log:
        for turn in range(5):
            rivals = [[b"%d/%d" % (rival, n) for n in range(3)] for rival in range(20)]
            refused = await asyncio.gather(*(refuses(log, OAK, 3 * turn, entries) for entries in rivals))
            assert refused.count(False) == 1
            assert list(await log.read(OAK, 3 * turn)) == rivals[refused.index(False)]


@check
async def a_refusal_disturbs_nobody_else(open: Open) -> None:
    tables = [TableCode(f"T{n}") for n in range(30)]
    async with opened(open) as log:
        for turn in range(4):
            stale = [refuses(log, table, turn + 1, [b"x", b"y"]) for table in tables]
            fresh = [refuses(log, table, turn, [b"%d" % turn]) for table in tables]
            mixed = [attempt for pair in zip(stale, fresh, strict=True) for attempt in pair]
            assert await asyncio.gather(*mixed) == [True, False] * len(tables)
        for table in tables:
            assert list(await log.read(table)) == [b"0", b"1", b"2", b"3"]


@check
async def many_tables_grow_at_once(open: Open) -> None:
    async def play(log: Log, table: TableCode) -> None:
        for turn in range(6):
            await log.append(table, 2 * turn, [b"%d" % turn, table.encode()])
            assert len(await log.read(table)) == 2 * turn + 2

    tables = [TableCode(f"T{n}") for n in range(60)]
    async with opened(open) as log:
        await asyncio.gather(*(play(log, table) for table in tables))
        for table in tables:
            assert list(await log.read(table, 10)) == [b"5", table.encode()]


@check
async def a_waiter_who_gives_up_harms_nobody(open: Open) -> None:
    async with opened(open) as log:
        quitters = [asyncio.ensure_future(log.append(OAK, n, [b"quitter"])) for n in range(3)]
        others = [asyncio.ensure_future(log.append(TableCode(f"T{n}"), 0, [b"other"])) for n in range(10)]
        await asyncio.sleep(0)
        for quitter in quitters:
            quitter.cancel()
        await asyncio.gather(*quitters, return_exceptions=True)
        await asyncio.gather(*others)
        written = await log.read(OAK)
        assert all(entry == b"quitter" for entry in written)
        await log.append(TableCode("T0"), 1, [b"on"])
        assert list(await log.read(TableCode("T0"))) == [b"other", b"on"]


@check
async def every_watcher_hears_of_every_table_that_grew(open: Open) -> None:
    async with opened(open) as log:
        await log.append(OAK, 0, [b"before anybody watched"])
        heard: list[list[tuple[str, int]]] = [[], []]
        complete = asyncio.Event()

        def hear(number: int, table: TableCode, length: int) -> None:
            heard[number].append((table, length))
            if all({("OAK", 4), ("ELM", 2)} <= set(some) for some in heard):
                complete.set()

        log.on_growth(lambda table, length: hear(0, table, length))
        log.on_growth(lambda table, length: hear(1, table, length))
        assert await refuses(log, OAK, 9, [b"never heard of"])
        await log.append(OAK, 1, [b"a", b"b"])
        await asyncio.gather(log.append(OAK, 3, [b"c"]), log.append(ELM, 0, [b"a", b"b"]))
        await complete.wait()
        for some in heard:
            assert sorted(some) == sorted(set(some)), "nothing is told twice"
            assert set(some) <= {("OAK", 3), ("OAK", 4), ("ELM", 2)}
            assert [length for table, length in some if table == OAK][-1] == 4
