"""What every log must do, ours or anybody's. Run each of CHECKS on an empty store of its own."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import wraps

from quivive.tables.log import Broken, Log, Snapshot, Stale, TableCode

Open = Callable[[], Awaitable[Log]]
"""Opens the check's store; after a close, opens the same store again."""

Check = Callable[[Open], Awaitable[None]]

CHECKS: list[Check] = []
PATIENCE = 60.0
"""Seconds after which a check gives up waiting."""

OAK = TableCode("OAK")
ELM = TableCode("ELM")
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
async def large_entries_come_back_whole(open: Open) -> None:
    entries = [bytes([n]) * 1_000_000 for n in range(4)]
    async with opened(open) as log:
        await log.append(OAK, 0, entries)
        assert list(await log.read(OAK)) == entries


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


@check
async def a_table_at_which_nobody_played_can_be_found_and_forgotten(open: Open) -> None:
    played, idle, fresh = TableCode("PLAYED"), TableCode("IDLE"), TableCode("FRESH")
    async with opened(open) as log:
        await log.append(played, 0, [b'{"at":1,"events":[{"type":"started"}]}', b'{"at":2,"events":[]}'])
        said = b'{"at":1,"events":[{"type":"spoke","text":"\\"type\\":\\"started\\""}]}'
        await log.append(idle, 0, [said, b'{"at":99,"events":[]}'])
        await log.append(fresh, 0, [b'{"at":1,"events":[]}', b'{"at":100,"events":[]}'])
        assert await log.count() == 3
        assert list(await log.unplayed(100)) == [idle]
        await log.forget(idle)
        assert await log.count() == 2
        assert list(await log.read(idle)) == []
        await log.append(idle, 0, [b"somebody else's"])
        assert list(await log.read(idle)) == [b"somebody else's"]
        assert len(await log.read(played)) == 2


@check
async def tables_are_retired_by_age_and_later_if_a_game_was_finished(open: Open) -> None:
    codes = [TableCode(code) for code in ("OLD", "AGES", "NEW", "GAME", "GAMES", "STRANGE")]
    begun, ended = b'{"at":1,"events":[{"type":"started"}]}', b'{"at":2,"events":[{"type":"finished"}]}'
    said = b'{"at":3,"events":[{"type":"spoke","text":"\\"type\\":\\"finished\\""}]}'
    lasts = [b'{"at":%d,"events":[]}' % at for at in (99, 9, 100, 99, 9)]
    async with opened(open) as log:
        for code, last in zip(codes, lasts, strict=False):
            await log.append(code, 0, [begun, *([ended] if "GAME" in code else []), said, last])
        await log.append(codes[5], 0, [begun, b"not ours"])
        assert set(await log.retired(100, 10)) == {"OLD", "AGES", "GAMES"}
        assert set(await log.retired(100, 0)) == {"OLD", "AGES"}
        assert set(await log.retired(9, 9)) == set()


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
