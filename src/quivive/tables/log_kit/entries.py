"""Appending and reading: entries come back whole and in order, and only one writer gets in first."""

from __future__ import annotations

from quivive.tables.log import TableCode
from quivive.tables.log_kit.case import ELM, OAK, Open, check, opened, refuses

ODD_CODES = [
    TableCode(code)
    for code in (
        "стіл",
        "СТІЛ",
        "Ёлка",
        "🎭🕵️",
        "\u00e9",
        "e\u0301",
        "a b",
        "a' OR 1=1; --",
        "%_*?",
        "\t",
        "x" * 500,
    )
]


@check
async def a_table_nobody_wrote_to_is_empty(open: Open) -> None:
    async with opened(open) as log:
        assert list(await log.read(OAK)) == []
        assert list(await log.read(OAK, 5)) == []


@check
async def entries_come_back_whole_and_in_order(open: Open) -> None:
    entries = [b"", b"\0", bytes(range(256)), "слово".encode(), b"\xff\xfe", b"same", b"same"]
    async with opened(open) as log:
        await log.append(OAK, 0, entries[:1])
        await log.append(OAK, 1, entries[1:5])
        await log.append(OAK, 5, entries[5:])
        assert list(await log.read(OAK)) == entries


@check
async def a_read_starts_where_it_is_asked(open: Open) -> None:
    entries = [b"%d" % n for n in range(12)]
    async with opened(open) as log:
        await log.append(OAK, 0, entries)
        for since in range(14):
            assert list(await log.read(OAK, since)) == entries[since:]


@check
async def a_read_stops_where_it_is_asked(open: Open) -> None:
    entries = [b"%d" % n for n in range(12)]
    async with opened(open) as log:
        await log.append(OAK, 0, entries)
        for since, until in ((0, 0), (0, 1), (3, 7), (3, 12), (3, 40), (7, 3), (12, 40)):
            assert list(await log.read(OAK, since, until)) == entries[since:until]


@check
async def an_append_that_expects_another_length_is_refused(open: Open) -> None:
    async with opened(open) as log:
        assert await refuses(log, OAK, 1, [b"too early"])
        await log.append(OAK, 0, [b"a", b"b", b"c"])
        for expected in (-1, 0, 1, 2, 4, 5, 2**40):
            assert await refuses(log, OAK, expected, [b"x", b"y", b"z"]), expected
        assert list(await log.read(OAK)) == [b"a", b"b", b"c"]
        await log.append(OAK, 3, [b"d"])
        assert await refuses(log, OAK, 3, [b"late"])
        assert list(await log.read(OAK)) == [b"a", b"b", b"c", b"d"]


@check
async def an_append_of_nothing_only_asks_for_the_length(open: Open) -> None:
    async with opened(open) as log:
        await log.append(OAK, 0, [])
        assert await refuses(log, OAK, 1, [])
        await log.append(OAK, 0, [b"a"])
        await log.append(OAK, 1, [])
        assert await refuses(log, OAK, 0, [])
        assert list(await log.read(OAK)) == [b"a"]


@check
async def tables_do_not_touch_each_other(open: Open) -> None:
    async with opened(open) as log:
        await log.append(OAK, 0, [b"oak"])
        assert await refuses(log, ELM, 1, [b"x"])
        await log.append(ELM, 0, [b"elm", b"elm again"])
        assert list(await log.read(OAK)) == [b"oak"]
        assert list(await log.read(ELM)) == [b"elm", b"elm again"]


@check
async def any_text_names_a_table_of_its_own(open: Open) -> None:
    async with opened(open) as log:
        for code in ODD_CODES:
            await log.append(code, 0, [code.encode()])
    async with opened(open) as log:
        for code in ODD_CODES:
            assert list(await log.read(code)) == [code.encode()]


@check
async def large_entries_come_back_whole(open: Open) -> None:
    entries = [bytes([n]) * 1_000_000 for n in range(4)]
    async with opened(open) as log:
        await log.append(OAK, 0, entries)
        assert list(await log.read(OAK)) == entries
